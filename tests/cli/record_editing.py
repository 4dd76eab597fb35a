"""Changing record files, to test how damaged ones are reported."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any


def edit_record(file: Path, edit: Callable[[dict[str, Any]], object]) -> Path:
    """Change the data of a record file."""
    data = json.loads(file.read_text(encoding="utf-8"))
    edit(data)
    file.write_text(json.dumps(data), encoding="utf-8")
    return file
