// What the npm commands need before they start. Plain Node without dependencies, since it may have to install them.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter, join } from "node:path";

const NODE_MAJOR = 20;
const NODE_MINOR = 19;

/** Prints one sentence and exits with 1. */
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

/** Runs a command to its end; gives its exit code and, with `quiet`, its output, which is not shown then. */
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

/** `npm ci` unless it has been done, by whomever, with this lockfile. */
export async function ensureDependencies() {
  if (isInstalled()) return;
  step("installing dependencies (about 20 seconds)");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  // The lockfile pins every version by its hash, so npm can use its local cache without asking the registry.
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
}

/** Whether npm has installed what the lockfile names, by its own record, which it writes last. */
function isInstalled() {
  const record = "node_modules/.package-lock.json";
  if (!existsSync(record)) return false;
  const packagesIn = (file) => JSON.parse(readFileSync(file, "utf8")).packages;
  const { "": _project, ...wanted } = packagesIn("package-lock.json");
  const installed = packagesIn(record);
  // Optional packages are those of other platforms.
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => optional || installed[path]?.version === version,
  );
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
  // A newer build/index.js is from `remix dev`, which writes to the same place.
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

/** Headless Chromium, which takes a fifth less time than the whole browser. */
const HEADLESS = "chromium-headless-shell";

/** Path of an installed Chromium, or the one that `CHROMIUM_PATH` names. */
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

/** Path of a program of a Debian package; servers are often in folders that are not in a user's PATH. */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Installs the Debian package of that name, if apt is available; failures are silent. */
async function installPackage(name) {
  if (spawnSync("apt-get", ["--version"]).status !== 0) return;
  step(`installing ${name} for the tests`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { quiet: true, env });
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], { quiet: true, env });
}

/** Installs a program that tests start, if it is missing; prints a message if that is not possible. */
export async function ensureProgram(name) {
  if (findProgram(name)) return;
  await installPackage(name);
  if (findProgram(name)) return;
  const tests = process.env.CI ? "its tests fail" : "its tests are left out";
  step(`there is no ${name} and it cannot be installed here: ${tests}`);
}

/** Whether a port is free. */
export function isPortFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/**
 * How the built shop is started, as in the Dockerfile. It needs 60 MB and what DOCUMENT_CACHE_MB allows; without limits
 * V8 would keep 200 MB more of garbage, 50 of them in the young generation.
 */
export const SHOP_ARGS = ["--max-old-space-size=112", "--max-semi-space-size=4", "build/index.js"];

/**
 * One arena: glibc would otherwise keep memory for each thread that compresses documents, 18 to 25 MB under a crawl.
 */
export const SHOP_MEMORY = { MALLOC_ARENA_MAX: "1" };

/**
 * How the sandbox is started. With all caches full, as after ten minutes of load, it needs 95 MB. Without incremental
 * marking, because pixel buffers count as memory: V8 started marking the whole heap for every picture, on both cores
 * that were drawing, which took a seventh of a figure's time. Marking only when the heap is full takes 60 ms, once a
 * second under full load.
 */
export const SANDBOX_ARGS = [
  "--max-old-space-size=136",
  "--max-semi-space-size=4",
  "--no-incremental-marking",
  "sandbox/start.mjs",
];

/**
 * Memory of a large picture is returned to the system once it is drawn; glibc would keep a hundred megabytes for later.
 * Smaller allocations are kept, because fresh memory for every path made drawing a third slower.
 */
export const SANDBOX_MEMORY = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "1000000",
  MALLOC_TRIM_THRESHOLD_: "4000000",
};

/** How many products the tests' sandboxes have: enough for several pages of every listing that tests open. */
export const TEST_PRODUCTS = "600";

/**
 * Makes the seed data of the tests' sandboxes, unless there are some that are newer than their code: several sandboxes
 * that start at once would each make them.
 */
export async function ensureSeed() {
  const cache = ".cache/sandbox";
  const seeds = existsSync(cache) ? readdirSync(cache).filter((name) => name.startsWith("seed-")) : [];
  const made = Math.max(0, ...seeds.map((name) => newest(join(cache, name))));
  if (made > Math.max(...["sandbox", "app/models", "package-lock.json"].map(newest))) return;
  // If it fails, the sandboxes fail too, and say why.
  const env = { SANDBOX_PRODUCTS: TEST_PRODUCTS };
  await run(process.execPath, ["--import", "tsx", "sandbox/seed.ts"], { env, quiet: true });
}

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

/** Waits until an address answers 200; gives false if the child exits or the time is over. */
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
