// `npm run demo`: from a fresh clone to an open shop with its sandbox.
import { spawn } from "node:child_process";
import {
  ensureBuild,
  ensureDependencies,
  fail,
  isPortFree,
  requireNode,
  SANDBOX_ARGS,
  SANDBOX_MEMORY,
  sandboxEnv,
  SHOP_ARGS,
  SHOP_MEMORY,
  step,
  waitFor,
} from "./setup.mjs";

requireNode();
const started = Date.now();
const port = Number(process.env.PORT ?? 3000);
const sandboxPort = Number(process.env.SANDBOX_PORT ?? 4000);
for (const [name, value] of [
  ["PORT", port],
  ["SANDBOX_PORT", sandboxPort],
]) {
  if (!(value >= 1 && value <= 65535)) fail(`${name} must be a number from 1 to 65535.`);
  if (!(await isPortFree(value)))
    fail(`Port ${value} is taken: set ${name} to a free one, for example ${name}=${value + 10} npm run demo`);
}
await ensureDependencies();

const children = [];
let isStopping = false;

function start(name, args, env) {
  // The shop's log is shown only on request, by LOG_LEVEL.
  const isShown = name === "sandbox" || process.env.LOG_LEVEL;
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", isShown ? "inherit" : "ignore", "inherit"],
    env: { ...process.env, ...env },
  });
  children.push(child);
  child.on("exit", (code) => {
    if (!isStopping) stop(`The ${name} ended (${code}).`);
  });
  return child;
}

function stop(reason) {
  if (isStopping) return;
  isStopping = true;
  process.exitCode = reason ? 1 : 0;
  if (reason) process.stderr.write(`${reason}\n`);
  for (const child of children) if (child.exitCode === null) child.kill("SIGTERM");
  setTimeout(() => children.forEach((child) => child.kill("SIGKILL")), 8000).unref();
}

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stop());
// `fail` ends this process at once; a sandbox left behind would keep its port.
process.on("exit", () => {
  for (const child of children) if (child.exitCode === null) child.kill("SIGTERM");
});

/** Generous, for a busy machine; a process that ends is noticed at once. */
const LONGEST_START_S = 600;

step("starting the sandbox (the first start draws up its catalogue)");
const sandbox = start("sandbox", SANDBOX_ARGS, { SANDBOX_PORT: String(sandboxPort), ...SANDBOX_MEMORY });
const [, isSandboxReady] = await Promise.all([
  ensureBuild(),
  waitFor(`http://localhost:${sandboxPort}/__sandbox/calls?since=0`, sandbox, LONGEST_START_S),
]);
if (!isStopping) {
  if (!isSandboxReady) stop("The sandbox did not start in time.");
  else {
    step("starting the shop");
    const shop = start("shop", SHOP_ARGS, {
      ...sandboxEnv(port, sandboxPort),
      ...SHOP_MEMORY,
      NODE_ENV: "production",
      LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
    });
    if (await waitFor(`http://localhost:${port}/readyz`, shop, LONGEST_START_S)) greet();
    else stop("The shop did not become ready in time.");
  }
}

function greet() {
  const shop = `http://localhost:${port}`;
  process.stdout.write(`
  Vitrine is open (${((Date.now() - started) / 1000).toFixed(0)} s)

    Shop      ${shop}/fr-fr   (also /en /fr-ch /es-es /de-de /it-it /pl-pl)
    Hosts     http://fr.localhost:${port}   (also ch com es de it pl, a country each)
    Sandbox   http://localhost:${sandboxPort}/__sandbox

    Customers, password "vitrine":
      fid@vitrine.test       loyalty client with addresses and orders
      hsp@vitrine.test       happy-shopping client
      new@vitrine.test       new customer
      deleted@vitrine.test   deleted account
      big@vitrine.test       400 orders

    Ctrl-C stops both; the sandbox keeps its data.
`);
}
