"""Nassau on granian instead of uvicorn, for benchmarks/load/run.py. Prints its address once it accepts connections.

python granian_server.py DATABASE
"""

import asyncio
import signal
import socket
import sys

import uvloop
from granian.constants import Interfaces
from granian.server.embed import Server

from nassau.server.access.security_headers import SecurityHeaders
from nassau.server.app import build
from nassau.server.settings import Settings
from nassau.store import Store


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


async def wait_until_listening(port: int) -> None:
    while True:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return


async def main(database: str) -> None:
    sys.setswitchinterval(0.001)  # the same value as in nassau.server.serve
    settings, port = Settings(database=database, limited=False), free_port()
    app = SecurityHeaders(build(settings, await Store.open(database)))
    server = Server(app, port=port, interface=Interfaces.ASGI, backlog=2048, log_enabled=False)
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, server.stop)
    serving = asyncio.create_task(server.serve())
    await wait_until_listening(port)
    print(f"Nassau is at http://127.0.0.1:{port}/", flush=True)
    await serving


if __name__ == "__main__":
    uvloop.run(main(sys.argv[1]))
