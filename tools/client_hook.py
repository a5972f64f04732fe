"""Builds the browser client into the package when the package is built."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):  # type: ignore[misc]  # not installed beside us
    """Wheels and source archives carry the built client; an editable install builds it later."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before the files are gathered."""
        if version != "editable":
            subprocess.run([Path(self.root, "tools", "web.sh")], check=True)
