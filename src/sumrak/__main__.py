"""python -m sumrak"""

import sys

from sumrak.cli import main

if __name__ == "__main__":
    sys.exit(main())
