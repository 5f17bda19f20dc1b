// What the commands need before they can start: plain Node, no dependency, since it may have to install them.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter, join } from "node:path";

const NODE_MAJOR = 20;
const NODE_MINOR = 19;

/** Says one sentence and ends. */
export function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

export function step(text) {
  process.stdout.write(`· ${text}\n`);
}

export function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > NODE_MAJOR || (major === NODE_MAJOR && minor >= NODE_MINOR)) return;
  fail(`Vitrine needs Node ${NODE_MAJOR}.${NODE_MINOR} or newer; this is ${process.versions.node}.`);
}

/** Runs a command to its end; gives its exit code. Its output goes where ours goes, or to `log` in silence. */
export function run(command, args, { quiet = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...env },
    });
    let output = "";
    child.stdout?.on("data", (data) => (output += data));
    child.stderr?.on("data", (data) => (output += data));
    child.on("error", (error) => resolve({ code: 127, output: String(error) }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** `npm ci` when node_modules is missing or was installed from another lockfile. */
export async function ensureDependencies() {
  const stamp = "node_modules/.vitrine-lock";
  const wanted = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  step("installing dependencies (about 20 seconds)");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  // The lockfile names every version by its hash: what npm has on disk need not be asked for again.
  const args = ["ci", "--prefer-offline", "--no-fund", "--no-audit", "--loglevel=error"];
  const { code, output } = await run(npm, args, { quiet: true });
  if (code !== 0) {
    const compiler = /node-gyp|not found: make|g\+\+|gyp ERR/.test(output);
    process.stderr.write(output.slice(-2000));
    fail(
      compiler
        ? "A dependency had to be compiled and no compiler was found: install make and a C++ compiler (Debian: build-essential)."
        : "The dependencies could not be installed; npm's own words are above.",
    );
  }
  writeFileSync(stamp, wanted);
}

function newest(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Builds the shop unless the last production build is newer than everything it was made from. */
export async function ensureBuild() {
  const stamp = "build/.production";
  const sources = [
    "app",
    "scripts",
    "server.ts",
    "remix.config.js",
    "postcss.config.cjs",
    "package-lock.json",
    "tsconfig.json",
  ];
  const built = existsSync(stamp) ? statSync(stamp).mtimeMs : 0;
  // `remix dev` writes to the same place.
  if (built > Math.max(...sources.map(newest)) && newest("build/index.js") <= built) return;
  step("building the shop");
  for (const folder of ["build", "public/build"]) rmSync(folder, { recursive: true, force: true });
  const remix = await run(process.execPath, ["node_modules/@remix-run/dev/dist/cli.js", "build"], { quiet: true });
  if (remix.code !== 0) {
    process.stderr.write(remix.output);
    fail("The shop could not be built; the reason is above.");
  }
  const compress = await run(process.execPath, ["scripts/finish-build.mjs"], { quiet: true });
  if (compress.code !== 0) fail(`The built files could not be made smaller: ${compress.output}`);
  mkdirSync("build", { recursive: true });
  writeFileSync(stamp, "");
}

/** Chromium without windows, which needs a fifth less time than the whole browser. */
const HEADLESS = "chromium-headless-shell";

/** Path of a Chromium that is there already, or the one that `CHROMIUM_PATH` names. */
export function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
  return [HEADLESS, "chromium", "chromium-browser", "google-chrome"].map(findProgram).find(Boolean);
}

/** Path of a Chromium for the browser tests, installed when there is none. */
export async function ensureChromium() {
  if (!process.env.CHROMIUM_PATH && !findProgram(HEADLESS)) await installPackage(HEADLESS);
  if (findChromium()) return findChromium();
  const { chromium } = await import("@playwright/test");
  const own = () => {
    const path = chromium.executablePath();
    return path && existsSync(path) ? path : undefined;
  };
  if (own()) return own();
  step("installing a browser for the tests");
  await run(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"], { quiet: true });
  if (!own()) await installPackage("chromium");
  return (
    own() ?? findChromium() ?? fail("The browser tests need Chromium: install it, or say where it is in CHROMIUM_PATH.")
  );
}

/** Where a program is that Debian has a package of; servers are often not where a user looks. */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Installs Debian's package of that name where that can be, and says nothing where not. */
async function installPackage(name) {
  if (spawnSync("apt-get", ["--version"]).status !== 0) return;
  step(`installing ${name} for the tests`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { quiet: true, env });
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], { quiet: true, env });
}

/** Sees to a program that tests start, installed when there is none. Says so where that cannot be. */
export async function ensureProgram(name) {
  if (findProgram(name)) return;
  await installPackage(name);
  if (findProgram(name)) return;
  const tests = process.env.CI ? "its tests fail" : "its tests are left out";
  step(`there is no ${name} and it cannot be installed here: ${tests}`);
}

/** True when nothing listens on a port yet. */
export function isPortFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/**
 * How the built shop is started, as in the Dockerfile. It lives in 60 MB and what DOCUMENT_CACHE_MB allows; the engine
 * would let 200 MB more lie, 50 of them in what is young.
 */
export const SHOP_ARGS = ["--max-old-space-size=112", "--max-semi-space-size=4", "build/index.js"];

/** Threads that compress documents would each have glibc keep memory of their own: 18 to 25 MB under a crawl. */
export const SHOP_MEMORY = { MALLOC_ARENA_MAX: "1" };

/**
 * How the sandbox is started. With every cache full, as after ten minutes of all that shoppers do, it lives in 95 MB. Pixels count as its
 * memory: the engine began to mark the whole heap for every picture, on both cores while they were drawing, which took
 * a seventh of a figure's time. Marking only when the heap is full takes 60 ms at once, under full load once a second.
 */
export const SANDBOX_ARGS = [
  "--max-old-space-size=136",
  "--max-semi-space-size=4",
  "--no-incremental-marking",
  "sandbox/start.mjs",
];

/**
 * What a large picture takes is given back to the system when it is drawn: glibc would keep a hundred megabytes in case
 * of more. What is smaller it keeps: memory that is new for every path made drawing a third slower.
 */
export const SANDBOX_MEMORY = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "1000000",
  MALLOC_TRIM_THRESHOLD_: "4000000",
};

/** Settings of a shop that talks to a sandbox on this machine. */
export function sandboxEnv(port, sandboxPort) {
  const sandbox = `http://localhost:${sandboxPort}`;
  return {
    PORT: String(port),
    SITE_ENV: "local",
    GATEWAY_URL: `${sandbox}/gateway`,
    GATEWAY_SUBSCRIPTION_KEY: "sandbox-key",
    AUTH_ISSUER: `${sandbox}/auth`,
    AUTH_CLIENT_ID: "vitrine",
    AUTH_CLIENT_SECRET: "sandbox-secret",
    CONTENTSTACK_API_KEY: "sandbox-content-key",
    CONTENTSTACK_DELIVERY_TOKEN: "sandbox-delivery-token",
    CONTENTSTACK_ENVIRONMENT: "dev",
    CONTENTSTACK_HOST: `${sandbox}/content`,
    PLACES_URL: `${sandbox}/places`,
    IMAGES_URL: `${sandbox}/images`,
    COLLECT_URL: `${sandbox}/__sandbox/events`,
    AB_SCRIPT_URL: `${sandbox}/scripts/ab/{id}.js`,
    ANTI_ABUSE_URL: `${sandbox}/scripts/anti-abuse.js`,
    SESSION_SECRETS: "a-secret-of-the-demo-and-of-tests-and-of-nothing-else",
  };
}

/** Waits until an address answers 200; gives false when the child ended or time is over. */
export async function waitFor(url, child, seconds) {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end && child.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
