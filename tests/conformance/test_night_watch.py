"""Night Watch, held by the kit."""

from __future__ import annotations

import pytest

from tests.conformance.holding import holds

pytestmark = pytest.mark.compiled
test_it_holds = holds("night_watch", 0.5)
