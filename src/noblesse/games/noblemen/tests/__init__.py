"""Tests of Noblemen."""
