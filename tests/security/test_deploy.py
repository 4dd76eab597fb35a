"""The files of deploy/ match the program: options, ports, paths, names, secrets. No container engine is needed."""

from __future__ import annotations

import argparse
import json
import re
import shlex
from importlib import import_module
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import pytest

from nassau.cli import serve_command
from tests.security.authorization_matrix import implemented

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
FILES = sorted(DEPLOY.glob("*/compose.yaml"))
PORT = "8420"


def compose(path: Path) -> dict[str, Any]:
    document: dict[str, Any] = import_module("yaml").safe_load(path.read_text(encoding="utf-8"))
    return document


def entrypoint() -> list[str]:
    found = re.search(r"^ENTRYPOINT (\[.+\])$", (DEPLOY / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None
    words: list[str] = json.loads(found[1])
    assert words[:2] == ["nassau", "serve"]
    return words[2:]


def parsed(words: list[str]) -> argparse.Namespace:
    """The parsed arguments of `nassau serve`; an unknown option fails the test."""
    parser = argparse.ArgumentParser(exit_on_error=False)
    serve_command.add_arguments(parser)
    return parser.parse_args(words)


def filled(text: str) -> str:
    """The text with its environment variables expanded."""
    return re.sub(r"\$\{(\w+)[^}]*\}", r"\1", text)


@pytest.fixture(params=FILES, ids=lambda path: path.parent.name)
def file(request: pytest.FixtureRequest) -> Path:
    path: Path = request.param
    return path


def test_compose_files_exist() -> None:
    assert [path.parent.name for path in FILES] == ["club", "cluster"]


def test_the_server_accepts_the_options(file: Path) -> None:
    words = [filled(word) for word in compose(file)["services"]["nassau"]["command"]]
    settings = parsed([*entrypoint(), *words])
    assert (settings.host, settings.port) == ("0.0.0.0", int(PORT))
    assert settings.database.startswith(("/data/", "postgresql://"))
    assert not settings.unlimited


def test_only_the_proxy_publishes_ports(file: Path) -> None:
    document = compose(file)
    assert [name for name, service in document["services"].items() if "ports" in service] == ["proxy"]
    assert document["networks"]["inside"]["internal"] is True
    inside = [name for name, service in document["services"].items() if service["networks"] == ["inside"]]
    assert set(inside) == set(document["services"]) - {"proxy"}


def test_forwarded_headers_are_trusted_from_the_proxy_alone(file: Path) -> None:
    assert not re.search(r"^ENV FORWARDED_ALLOW_IPS", (DEPLOY / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE)
    document = compose(file)
    trusted = document["services"]["nassau"]["environment"]["FORWARDED_ALLOW_IPS"]
    assert document["services"]["proxy"]["networks"]["inside"]["ipv4_address"] == trusted
    (addresses,) = document["networks"]["inside"]["ipam"]["config"]
    assert ip_address(trusted) in ip_network(addresses["subnet"])
    assert ip_address(trusted) not in ip_network(addresses["ip_range"])  # no other container gets this address


def test_referenced_files_and_volumes_exist(file: Path) -> None:
    document = compose(file)
    for service in document["services"].values():
        assert set(service["networks"]) <= set(document["networks"])
        assert set(service.get("depends_on", ())) <= set(document["services"])
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert (file.parent / source).exists() if source.startswith(".") else source in document["volumes"]
        if "build" in service:
            context = (file.parent / service["build"]["context"]).resolve()
            assert context == ROOT
            assert (context / service["build"]["dockerfile"]).exists()


def test_secrets_come_from_the_environment(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert set(re.findall(r"\$\{(\w+):-", text)) == {"NASSAU_METRICS_TOKEN"}
    for name in re.findall(r"(\w*PASSWORD\w*)", text):
        assert re.search(r"\$\{" + name + r":\?", text), name


def test_the_server_has_no_privileges(file: Path) -> None:
    server = compose(file)["services"]["nassau"]
    assert (server["read_only"], server["cap_drop"]) == (True, ["ALL"])
    assert re.search(r"^USER nassau$", (DEPLOY / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE)


def test_ports_and_paths_match_the_server() -> None:
    image = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    assert f"EXPOSE {PORT}" in image
    assert f"http://127.0.0.1:{PORT}/health" in image
    assert {"GET /health", "GET /metrics"} <= implemented()
    caddy, nginx = ((DEPLOY / "proxy" / name).read_text(encoding="utf-8") for name in ("Caddyfile", "nginx.conf"))
    assert f"dynamic a {{$NASSAU_SERVER:nassau}} {PORT}" in caddy
    assert f"127.0.0.1:{PORT}" in nginx
    assert "respond /metrics 404" in caddy
    assert "location = /metrics { return 404; }" in nginx
    for header in ("Host", "X-Forwarded-For", "X-Forwarded-Proto", "Upgrade"):
        assert f"proxy_set_header {header} " in nginx


def test_the_systemd_unit_starts_the_server() -> None:
    unit = (DEPLOY / "systemd" / "nassau.service").read_text(encoding="utf-8")
    found = re.search(r"^ExecStart=(.+)$", unit, re.MULTILINE)
    assert found is not None
    program, serve, *words = shlex.split(found[1])
    assert (program, serve) == ("/opt/nassau/bin/nassau", "serve")
    assert parsed(words).json_logs


def test_the_proxy_configurations_are_well_formed() -> None:
    for name in ("Caddyfile", "nginx.conf"):
        lines = (DEPLOY / "proxy" / name).read_text(encoding="utf-8").splitlines()
        code = [line.partition("#")[0].strip() for line in lines]
        assert sum(line.count("{") - line.count("}") for line in code) == 0
        if name == "nginx.conf":
            assert [line for line in code if line and not line.endswith((";", "{", "}"))] == []
