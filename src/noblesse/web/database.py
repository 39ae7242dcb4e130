"""Opening the database: one server a folder, never a newer one, always migrated."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError
from sqlalchemy.pool import NullPool, StaticPool

from noblesse.web.errors import CannotServe, FolderInUse, NewerDatabase

FILE: Final = "tables.sqlite"


class FolderLock:
    """Held while a server uses a folder; the system lets go of it when the process dies, however it dies."""

    def __init__(self, folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file = os.open(folder / "server.lock", os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise CannotServe(f"The folder {folder} cannot be used: {error.strerror}.") from error
        if not _locked(self._file):
            os.close(self._file)
            raise FolderInUse(
                f"Another Noblesse server keeps its tables in {folder}; stop it or choose a folder with --data."
            )

    def release(self) -> None:
        """Let another server have the folder."""
        os.close(self._file)


def _locked(file: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def open_database(folder: Path) -> Engine:
    """The migrated database of a folder; raises NewerDatabase, having changed nothing."""
    path = folder / FILE
    scripts = _scripts()
    if path.exists():
        _refuse_newer(path, scripts)
    engine = create_engine(_address(path), poolclass=StaticPool, connect_args={"check_same_thread": False})
    event.listen(engine, "connect", _set_pragmas)
    try:
        with engine.connect() as connection:
            if _revision(connection) != ScriptDirectory.from_config(scripts).get_current_head():
                scripts.attributes["connection"] = connection
                command.upgrade(scripts, "head")
                connection.commit()
    except DatabaseError as error:
        engine.dispose()
        raise CannotServe(f"The tables in {path} cannot be used ({error.orig}).") from error
    return engine


def _address(path: Path) -> URL:
    """Made of parts, since a folder may be called ``a?b#c``."""
    return URL.create("sqlite", database=str(path))


def checkpoint(folder: Path) -> None:
    """Move what the write-ahead log has gathered into the database.  It waits for the disk: call it in a thread."""
    engine = create_engine(_address(folder / FILE), poolclass=NullPool)
    with engine.connect() as connection:
        connection.exec_driver_sql("pragma wal_checkpoint(passive)")


def _set_pragmas(connection: object, _: object) -> None:
    """Commits survive the death of the process; checkpoints, which wait for the disk, are made elsewhere."""
    execute = connection.execute  # type: ignore[attr-defined]  # sqlite3.Connection behind SQLAlchemy's untyped event
    for pragma in (
        "journal_mode=wal",
        "synchronous=normal",
        "foreign_keys=on",
        "busy_timeout=5000",
        "wal_autocheckpoint=0",
    ):
        execute(f"pragma {pragma}")


def _scripts() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _refuse_newer(path: Path, scripts: Config) -> None:
    address = URL.create("sqlite", database=path.absolute().as_uri(), query={"mode": "ro", "uri": "true"})
    engine = create_engine(address, poolclass=NullPool)
    try:
        with engine.connect() as connection:
            revision = _revision(connection)
    except DatabaseError as error:
        raise CannotServe(f"The tables in {path} cannot be read ({error.orig}).") from error
    known = {script.revision for script in ScriptDirectory.from_config(scripts).walk_revisions()}
    if revision is not None and revision not in known:
        raise NewerDatabase(
            f"The tables in {path.parent} belong to a newer Noblesse; start that one, or choose a folder with --data."
        )
