"""Measurements of the server, beside another one."""
