"""What all tests share: the browser, and hypothesis' profiles.

The browser is the system's Chromium, never a downloaded one. Without it the browser tests are deselected, everything else
runs, and the run ends with exit status 1 and a sentence that says how to get it.
"""

import asyncio
import os
import shutil

import pytest
from hypothesis import HealthCheck, settings

pytest_plugins = ["tests.coverage_plugin"]

BROWSER_FIXTURES = {"playwright", "browser_type", "launch_browser", "browser", "context", "new_context", "page"}
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NO_CHROMIUM = (
    "No Chromium, so the browser tests do not run. On Debian: apt install chromium; on Ubuntu: snap install chromium; "
    "anywhere: put the path of a Chromium or Chrome into the environment variable CHROMIUM."
)
DESELECTED = "browser tests deselected"
deselected = pytest.StashKey[int]()

LOOSE = {"deadline": None, "print_blob": True, "suppress_health_check": [HealthCheck.too_slow]}
settings.register_profile("ci", **LOOSE, derandomize=True, database=None)  # the same examples every time
settings.register_profile("new", **LOOSE)  # other examples every time
settings.register_profile("long", **LOOSE, max_examples=2000)  # and many of them
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


def chromium() -> str | None:
    """The path of a browser that can be started, or None. CHROMIUM overrides what the system has."""
    if named := os.environ.get("CHROMIUM"):
        return shutil.which(named)
    names = ("chromium", "/usr/bin/chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    return next((path for path in map(shutil.which, names) if path), None)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    return {**browser_type_launch_args, "executable_path": chromium(), "args": FLAGS}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args):
    return {**browser_context_args, "locale": "en-US", "timezone_id": "Europe/Moscow"}


def pytest_report_header(config):
    return None if chromium() else NO_CHROMIUM


def needs_browser(item):
    return bool(BROWSER_FIXTURES & set(getattr(item, "fixturenames", ())))


def pytest_collection_modifyitems(config, items):
    """A browser on a machine that is busy with something else gets a second chance; the run tells who needed it."""
    if chromium():
        for item in filter(needs_browser, items):
            item.add_marker(pytest.mark.flaky(reruns=1))
        return
    out = [item for item in items if needs_browser(item)]
    if out:
        items[:] = [item for item in items if not needs_browser(item)]
        config.hook.pytest_deselected(items=out)
    config.stash[deselected] = len(out)
    if hasattr(config, "workeroutput"):
        config.workeroutput[DESELECTED] = len(out)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node, error):
    """With xdist only the workers collect; each collects everything."""
    node.config.stash[deselected] = getattr(node, "workeroutput", {}).get(DESELECTED, 0)


def pytest_sessionfinish(session):
    if session.config.stash.get(deselected, 0) and session.exitstatus in (
        pytest.ExitCode.OK,
        pytest.ExitCode.NO_TESTS_COLLECTED,
    ):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter, config):
    if count := config.stash.get(deselected, 0):
        terminalreporter.section("browser", red=True)
        terminalreporter.line(f"{count} {DESELECTED}. {NO_CHROMIUM}")


def without_playwrights_loop(item):
    """Once started, Playwright leaves its event loop marked as running in this thread: asyncio.run() would refuse."""
    loop = None if needs_browser(item) else asyncio._get_running_loop()
    if loop:
        asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        if loop:
            asyncio._set_running_loop(loop)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item):
    return (yield from without_playwrights_loop(item))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item):
    return (yield from without_playwrights_loop(item))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item, nextitem):
    if nextitem is None:  # Playwright itself ends here
        return (yield)
    return (yield from without_playwrights_loop(item))
