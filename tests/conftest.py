"""Whoever runs the tests may speak any language: what they start speaks English, unless a test says otherwise."""

import os

os.environ["LC_ALL"] = "C.UTF-8"
