"""Measurements that take longer than a test: run by make, written to docs/benchmarks.md."""
