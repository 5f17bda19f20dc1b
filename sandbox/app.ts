import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express, { type Express, type RequestHandler } from "express";
import { DEFAULT_PRODUCTS } from "./catalogue/catalogue";
import { control } from "./control/control";
import { createControl } from "./control/state";
import { errorHandler } from "./gateway/errors";
import { openSeeded, prepareSeed, prepareSeedApart, restoreSeed, type Seeding } from "./seeding";
import type { Sandbox, Service } from "./service";
import { SERVICES } from "./services";
import { refuseUnreadable } from "./unreadable";

export interface SandboxOptions {
  /** 0 takes a free one. */
  port: number;
  /** The database; made from the seed data when it is not there. */
  dbFile: string;
  /** For what may be thrown away: seed data, rendered pictures. */
  cacheDir: string;
  products?: number;
  plainPictures?: boolean;
  /** Pictures are drawn in a thread of their own, which starts with the first of them. */
  picturesApart?: boolean;
  tokenPadding?: number;
  log?: Sandbox["log"];
  /** Those of the whole outside world unless a test needs fewer. */
  services?: readonly Service[];
  /** Seed data are made in a process of their own; not for other services than the usual ones. */
  seedApart?: boolean;
}

export interface RunningSandbox {
  sandbox: Sandbox;
  server: Server;
  /** For example `http://localhost:4000`. */
  baseUrl: string;
  /** Restores the seed data, the clock included, and clears the faults. */
  reset(): void;
  close(): Promise<void>;
}

/**
 * Starts the whole outside world on one port. Several may run side by side, each with its own database.
 * Fails with the system's error (`EADDRINUSE`) before anything is written when the port is taken.
 */
export async function createSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const { cacheDir, dbFile, products = DEFAULT_PRODUCTS, log = () => undefined } = options;
  const { services = SERVICES, plainPictures, picturesApart, tokenPadding } = options;
  const seeding: Seeding = { services, cacheDir, products, log };
  // Listens first: seeding takes seconds, and nobody should wait for them to read that the port is taken.
  let answer: RequestListener = (_request, response) => {
    response.writeHead(503, { "Retry-After": "1" }).end();
  };
  let askedAt = performance.now();
  const server = createServer((request, response) => {
    askedAt = performance.now();
    answer(request, response);
  });
  const idle = () => performance.now() - askedAt;
  refuseUnreadable(server);
  const baseUrl = await listen(server, options.port);
  try {
    const seed = options.seedApart ? await prepareSeedApart(seeding) : prepareSeed(seeding);
    const db = openSeeded(seeding, seed, dbFile);
    const state = createControl();
    const now = () => Date.now() + state.offsetMs;
    const pictures = { plainPictures, picturesApart };
    const sandbox: Sandbox = { db, now, baseUrl, cacheDir, products, ...pictures, idle, tokenPadding, log };
    const reset = () => {
      restoreSeed(db, seed, seeding);
      state.offsetMs = 0;
      state.faults.clear();
      state.events.clear();
      for (const service of services) service.forget?.(sandbox);
    };
    answer = await mountAll(services, sandbox, control(sandbox, state, reset));
    const close = async () => {
      state.faults.clear();
      await closeServer(server);
      if (db.open) db.close();
    };
    return { sandbox, server, baseUrl, reset, close };
  } catch (error) {
    await closeServer(server);
    throw error;
  }
}

async function mountAll(services: readonly Service[], sandbox: Sandbox, first: RequestHandler): Promise<Express> {
  const app = express().disable("x-powered-by").disable("etag");
  app.use(first);
  for (const service of services) app.use(service.mount, await service.router(sandbox));
  app.use((_request, response) => {
    response.status(404).json({ code: "NOT_FOUND", message: "The sandbox has nothing at this address." });
  });
  app.use(errorHandler(sandbox));
  return app;
}

function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, () => {
      server.off("error", reject);
      resolve(`http://localhost:${(server.address() as AddressInfo).port}`);
    });
  });
}

/** Answers what is under way, then ends; idle connections are not waited for. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeIdleConnections();
    setTimeout(() => {
      server.closeAllConnections();
    }, 2_000).unref();
  });
}
