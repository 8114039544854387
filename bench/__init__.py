"""Measurements, side by side."""
