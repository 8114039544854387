"""`python -m sunshower` is `sunshower`."""

from sunshower.cli import main

main()
