import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  SANDBOX_ARGS,
  SANDBOX_MEMORY,
  sandboxEnv,
  SHOP_ARGS,
  SHOP_MEMORY,
  TEST_PRODUCTS,
} from "../../scripts/setup.mjs";

/** A built shop and its sandbox, each a process on a free port, as in the demo. */
export interface World {
  shopUrl: string;
  shopPid: number;
  /** The first shop. */
  shop: ShopProcess;
  sandboxUrl: string;
  /** Starts another instance of the shop, sharing only secrets and sandbox with the first. */
  startShop(env?: Record<string, string>): Promise<ShopProcess>;
  stop(): Promise<void>;
}

export interface ShopProcess {
  url: string;
  process: ChildProcess;
  /** Everything written to stdout and stderr so far. */
  output: () => string;
  stop(): Promise<void>;
}

/** @param prepare changes the sandbox before a shop reads its parameters */
export async function startWorld(
  env: Record<string, string> = {},
  prepare: (sandboxUrl: string) => Promise<void> = () => Promise.resolve(),
  { isMeasured = false }: { isMeasured?: boolean } = {},
): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-world-"));
  const sandboxPort = await freePort();
  const sandbox = launch(withBounds(SANDBOX_ARGS, isMeasured ? [] : ROOM), {
    ...SANDBOX_MEMORY,
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_DB: join(folder, "sandbox.db"),
    SANDBOX_PRODUCTS: TEST_PRODUCTS,
    // Pictures have tests of their own. A sandbox would draw scenes ahead, which takes a minute of computing, and a
    // browser without scripts waits for every picture.
    ...(isMeasured ? {} : { SANDBOX_PICTURES: "plain" }),
    ...sandboxSettings(env),
  });
  const sandboxUrl = `http://localhost:${sandboxPort}`;
  await ready(`${sandboxUrl}/__sandbox/calls?since=0`, sandbox);
  await prepare(sandboxUrl);
  const shops: ShopProcess[] = [];
  const startShop = async (more: Record<string, string> = {}): Promise<ShopProcess> => {
    const shop = await launchShop(sandboxPort, { ...env, ...more }, { isMeasured });
    shops.push(shop);
    return shop;
  };
  const first = await startShop();
  return {
    shopUrl: first.url,
    shopPid: first.process.pid ?? 0,
    shop: first,
    sandboxUrl,
    startShop,
    async stop() {
      await Promise.all([...shops, sandbox].map((child) => child.stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function sandboxSettings(env: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith("SANDBOX_")));
}

export interface LaunchOptions {
  /** Waited for until it answers 200, `/readyz` by default. */
  probe?: "/healthz" | "/readyz";
  heapMegabytes?: number;
  /** With production's memory limits, for measurements. */
  isMeasured?: boolean;
  /** A free port by default. */
  port?: number;
}

/**
 * More memory than in production, for tests that measure nothing: less garbage collection saves a fifth of the work.
 */
const ROOM = ["--max-old-space-size=512", "--max-semi-space-size=32"];

/** Adds bounds before the script; of two settings of a bound, the later one wins. */
function withBounds(args: readonly string[], bounds: readonly string[]): string[] {
  return [...args.slice(0, -1), ...bounds, ...args.slice(-1)];
}

/** Starts the built shop and waits until it is ready for requests. */
export async function launchShop(
  sandboxPort: number,
  env: Record<string, string> = {},
  { probe = "/readyz", heapMegabytes, isMeasured, port: ownPort }: LaunchOptions = {},
): Promise<ShopProcess> {
  const port = ownPort ?? (await freePort());
  const bounds = heapMegabytes ? [`--max-old-space-size=${heapMegabytes}`] : isMeasured ? [] : ROOM;
  const shop = launch(withBounds(SHOP_ARGS, bounds), {
    ...sandboxEnv(port, sandboxPort),
    ...SHOP_MEMORY,
    NODE_ENV: "production",
    LOG_LEVEL: "info",
    ...env,
  });
  const url = `http://localhost:${port}`;
  await ready(url + probe, shop);
  return { ...shop, url };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}

function launch(args: string[], env: Record<string, string>): Omit<ShopProcess, "url"> {
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } });
  let output = "";
  child.stdout.on("data", (data) => (output += String(data)));
  child.stderr.on("data", (data) => (output += String(data)));
  return {
    process: child,
    output: () => output,
    // A graceful stop would first wait a second for balancers; it has a test of its own.
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once("exit", () => resolve());
        child.kill("SIGKILL");
      }),
  };
}

async function ready(url: string, child: Omit<ShopProcess, "url">, seconds = 180): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end && child.process.exitCode === null) {
    // A kept-alive connection would delay the shop's stop.
    const answer = await fetch(url, { headers: { connection: "close" } }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const said = child.output();
  await child.stop();
  throw new Error(`${url} did not become ready:\n${said}`);
}
