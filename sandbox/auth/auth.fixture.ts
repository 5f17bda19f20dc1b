import type { AddressInfo } from "node:net";
import Database from "libsql";
import express from "express";
import type { Sandbox } from "../service";
import { authService } from "./service";

export interface Fixture {
  sandbox: Sandbox;
  issuer: string;
  /** Moves the sandbox's clock; milliseconds. */
  setOffset(offsetMs: number): void;
  /** The same database behind a new process. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** The provider alone, on a free port and a database in memory. */
export async function startAuth(): Promise<Fixture> {
  let offset = 0;
  let app = express();
  const server = await new Promise<ReturnType<typeof app.listen>>((resolve) => {
    const listening = express()
      .use((request, response, next) => app(request, response, next))
      .listen(0, "127.0.0.1", () => resolve(listening));
  });
  const { port } = server.address() as AddressInfo;
  const db = new Database(":memory:");
  const sandboxOf = (): Sandbox => ({
    db,
    now: () => Date.now() + offset,
    baseUrl: `http://localhost:${port}`,
    cacheDir: "",
    log: () => undefined,
  });
  const fixture: Fixture = {
    sandbox: sandboxOf(),
    issuer: `http://localhost:${port}/auth`,
    setOffset: (offsetMs) => {
      offset = offsetMs;
    },
    async restart() {
      fixture.sandbox = sandboxOf();
      app = express().use(authService.mount, await authService.router(fixture.sandbox));
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  db.exec(authService.schema);
  authService.seed(fixture.sandbox);
  await fixture.restart();
  return fixture;
}

/** The specification's refresh call. */
export function refresh(issuer: string, tokens: { accessToken: string; refreshToken: string }): Promise<Response> {
  return fetch(`${issuer}/api/cookie-refresh-tokens`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ tokens }),
  });
}
