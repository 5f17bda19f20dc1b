import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Redis from "iovalkey";
import { describe, expect, it, vi } from "vitest";
import { findProgram } from "../../scripts/setup.mjs";
import { freePort } from "./world";

/** Tests that need a Debian program: skipped when it is missing and cannot be installed; in CI they fail. */
export function describeWith(program: string, title: string, tests: () => void): void {
  if (findProgram(program)) describe(title, tests);
  else if (process.env.CI) it(`${title}: there is no ${program}`, () => expect.fail(`install ${program}`));
  else describe.skip(`${title} (there is no ${program})`, tests);
}

export interface Program {
  process: ChildProcess;
  /** The program's own folder, removed when it stops. */
  folder: string;
  /** @param signal kills it at once by default, also when it hangs */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts a program in a folder of its own. */
export function startProgram(program: string, argumentsIn: (folder: string) => string[]): Program {
  const folder = mkdtempSync(join(tmpdir(), `vitrine-${program}-`));
  const child = spawn(findProgram(program)!, argumentsIn(folder), { stdio: "ignore" });
  return {
    process: child,
    folder,
    async stop(signal = "SIGKILL") {
      if (child.exitCode === null && child.signalCode === null)
        await new Promise((resolve) => {
          child.once("exit", resolve);
          child.kill(signal);
        });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface RedisServer {
  url: string;
  /** A client for looking into it. */
  client: Redis;
  /** Suspends it, like a server that swaps or whose disk hangs. */
  hang(): void;
  goOn(): void;
  kill(): Promise<void>;
  /** Restarts it, empty, on the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const settings = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir"];
  const start = () => startProgram("redis-server", (folder) => [...settings, folder]);
  let server = start();
  const client = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: null });
  client.on("error", () => {});
  await client.ping();
  return {
    url,
    client,
    hang: () => void server.process.kill("SIGSTOP"),
    goOn: () => void server.process.kill("SIGCONT"),
    kill: () => server.stop(),
    async restart() {
      server = start();
      await vi.waitFor(() => client.ping(), { timeout: 10_000 });
    },
    async stop() {
      client.disconnect();
      await server.stop();
    },
  };
}

export interface Nginx {
  url: string;
  /** Log lines of pages that it answered from its cache. */
  views(): string;
  /** Makes it reload a changed configuration. */
  reload(change: (configuration: string) => string): void;
  stop(): Promise<void>;
}

/**
 * Starts nginx with the sample configuration in front of ports on this machine.
 *
 * @param ownPort a free port by default
 */
export async function startNginx(shopPorts: number[], refreshSecret: string, ownPort?: number): Promise<Nginx> {
  const port = ownPort ?? (await freePort());
  let sample = readFileSync("deploy/nginx/vitrine.conf", "utf8");
  /** Each replaced text must exist in the sample, or the test would check something else. */
  const put = (from: string, to: string) => {
    expect(sample).toContain(from);
    sample = sample.replace(from, to);
  };
  const instance = /^ *server 127\.0\.0\.1:3000 .*$/m.exec(sample)?.[0] ?? "a line of an instance";
  put(instance, shopPorts.map((shopPort) => instance.replace("3000", String(shopPort))).join("\n"));
  put("listen 80;", `listen 127.0.0.1:${port};`);
  put("/var/log/nginx/vitrine-views.log", "views.log");
  put('# "a-long-secret" 1;', `"${refreshSecret}" 1;`);
  const write = (folder: string) => {
    const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const user = process.getuid?.() === 0 ? "user root;" : "";
    const head = `daemon off; ${user} pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;`;
    const http = `access_log off; ${paths.join(" ")}\n${sample.replace("/var/cache/nginx/vitrine", `${folder}/cache`)}`;
    writeFileSync(join(folder, "nginx.conf"), `${head} events {} http { ${http} }`);
  };
  const nginx = startProgram("nginx", (folder) => {
    write(folder);
    return ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")];
  });
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${url}/healthz`, { headers: { connection: "close" } }), { timeout: 10_000 });
  return {
    url,
    views: () => readFileSync(join(nginx.folder, "views.log"), "utf8"),
    reload(change) {
      sample = change(sample);
      write(nginx.folder);
      nginx.process.kill("SIGHUP");
    },
    // SIGKILL would leave its workers running.
    stop: () => nginx.stop("SIGTERM"),
  };
}
