import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isPortFree } from "../scripts/setup.mjs";
import { freePort } from "./support/world";

/** The commands in a folder with nothing to build, and a program in the sandbox's place that only listens. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-demo-"));
  for (const path of ["scripts", "package.json", "package-lock.json"])
    cpSync(path, join(folder, path), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  mkdirSync(join(folder, "sandbox"));
  const listening = 'import { createServer } from "node:http"; createServer().listen(process.env.SANDBOX_PORT);';
  writeFileSync(join(folder, "sandbox/start.mjs"), listening);
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the demo to its end; gives its exit code and what it wrote of errors. */
async function runDemo(env: Record<string, string>): Promise<[code: unknown, output: string]> {
  const demo = spawn(process.execPath, ["scripts/demo.mjs"], { cwd: folder, env: { ...process.env, ...env } });
  let output = "";
  demo.stderr.on("data", (data: Buffer) => (output += data.toString()));
  const code = await new Promise((ended) => demo.once("exit", ended));
  return [code, output];
}

it.each(["abc", "99999", "0"])("says in one sentence that %j is no port", async (port) => {
  expect(await runDemo({ PORT: port })).toEqual([1, "PORT must be a number from 1 to 65535.\n"]);
});

it("leaves no sandbox behind when the shop cannot be built", async () => {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  expect(await runDemo({ PORT: String(port), SANDBOX_PORT: String(sandboxPort) })).toEqual([
    1,
    expect.stringContaining("The shop could not be built"),
  ]);
  await expect.poll(() => isPortFree(sandboxPort), { timeout: 5_000 }).toBe(true);
});

it.each(["dev", "build"])("remix %s says which Node the shop needs, on an older one", (command) => {
  const old = join(folder, "old-node.mjs");
  writeFileSync(old, 'Object.defineProperty(process.versions, "node", { value: "20.9.0" });');
  cpSync("remix.config.js", join(folder, "remix.config.js"));
  const args = ["--import", old, "node_modules/@remix-run/dev/dist/cli.js", command];
  const env = { ...process.env, FORCE_COLOR: "0" };
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8", env });
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining("Vitrine needs Node 20.19 or newer; this is 20.9.0.\n"),
  ]);
});
