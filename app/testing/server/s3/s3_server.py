"""A whole OpenStack Swift with its S3 interface in one process, for tests: python3 s3_server.py FOLDER KEY SECRET.

Accounts, containers and objects are real Swift servers on loopback ports of their own and write to FOLDER. Prints the address
of the S3 interface, and ends with its standard input.
"""

import os
import sys

import eventlet

eventlet.patcher.monkey_patch()

from eventlet import wsgi  # noqa: E402
from swift.common import utils  # noqa: E402
from swift.common.ring import RingBuilder  # noqa: E402
from swift.common.wsgi import loadapp  # noqa: E402

folder, key, secret = sys.argv[1:4]
devices = os.path.join(folder, "devices")
os.makedirs(os.path.join(devices, "disk"))

with open(os.path.join(folder, "swift.conf"), "w") as file:
    file.write("[swift-hash]\nswift_hash_path_suffix = test\nswift_hash_path_prefix = test\n")
utils.SWIFT_CONF_FILE = os.path.join(folder, "swift.conf")
utils.HASH_PATH_SUFFIX = utils.HASH_PATH_PREFIX = b"test"

common = f"swift_dir = {folder}\ndevices = {devices}\nmount_check = false\nlog_level = ERROR\n"


def serve(name, pipeline):
    path = os.path.join(folder, f"{name}.conf")
    with open(path, "w") as file:
        file.write(f"[DEFAULT]\n{common}\n{pipeline}")
    return path


sockets = {}
for name in ("account", "container", "object"):
    sockets[name] = eventlet.listen(("127.0.0.1", 0))
    builder = RingBuilder(2, 1, 1)
    device = {
        "id": 0,
        "region": 1,
        "zone": 1,
        "weight": 1,
        "ip": "127.0.0.1",
        "port": sockets[name].getsockname()[1],
        "device": "disk",
        "replication_ip": "127.0.0.1",
        "replication_port": sockets[name].getsockname()[1],
        "meta": "",
    }
    builder.add_dev(device)
    builder.rebalance()
    builder.get_ring().save(os.path.join(folder, f"{name}.ring.gz"))

silent = open(os.devnull, "w")
for name, socket in sockets.items():
    conf = serve(name, f"[pipeline:main]\npipeline = server\n[app:server]\nuse = egg:swift#{name}\n")
    eventlet.spawn(wsgi.server, socket, loadapp(conf), silent)

front = eventlet.listen(("127.0.0.1", 0))
conf = serve(
    "proxy",
    f"""
[pipeline:main]
pipeline = catch_errors s3api tempauth bulk slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:s3api]
use = egg:swift#s3api
location = eu-test-1
[filter:tempauth]
use = egg:swift#tempauth
user_shop_{key} = {secret} .admin
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
""",
)


class Cache:
    """Stands in for memcached, which sign-ins need. This one process has no other to share it with."""

    def __init__(self):
        self.values = {}

    def get(self, key, *_, **__):
        return self.values.get(key)

    def set(self, key, value, *_, **__):
        self.values[key] = value

    def delete(self, key, *_, **__):
        self.values.pop(key, None)

    def incr(self, key, delta=1, *_, **__):
        self.values[key] = self.values.get(key, 0) + delta
        return self.values[key]


cache = Cache()
swift = loadapp(conf)


def answer(environment, start):
    environment["swift.cache"] = cache
    return swift(environment, start)


eventlet.spawn(wsgi.server, front, answer, silent)
print(f"http://127.0.0.1:{front.getsockname()[1]}", flush=True)
eventlet.tpool.execute(sys.stdin.read)
os._exit(0)
