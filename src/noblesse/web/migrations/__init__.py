"""How the database became what ``schema`` says; Alembic runs what is missing when a server starts."""
