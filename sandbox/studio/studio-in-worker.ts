import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { Drawing } from "./drawings";
import type { Encoding } from "./render";
import type { Log } from "./store";
import type { Studio } from "./studio";

/** What the thread is asked, and what it answers. */
export interface Order {
  n: number;
  drawing: Drawing;
  encoding: Encoding;
}
export type Delivery = { n: number; bytes: Uint8Array } | { n: number; error: string };

interface Waiting {
  resolve: (bytes: Buffer) => void;
  reject: (error: Error) => void;
}

/** Its heap holds cuts and noise tiles, not the catalogue. Bounds that the process was started with go first. */
const LIMITS = { maxOldGenerationSizeMb: 40, maxYoungGenerationSizeMb: 6 };

/** A thread that reads TypeScript without a loader thread of its own, which would take another 25 MB. */
function startThread(): Worker {
  const reader = createRequire(import.meta.url).resolve("tsx/cjs");
  const file = fileURLToPath(new URL("./render-worker.ts", import.meta.url));
  const code = [reader, file].map((path) => `require(${JSON.stringify(path)});`).join("");
  const thread = new Worker(code, { eval: true, execArgv: [], resourceLimits: LIMITS });
  // Nobody is kept waiting at the end for pictures that nobody asks for.
  thread.unref();
  return thread;
}

/**
 * A studio in a thread of its own. Pixels are ten megabytes a picture: beside the catalogue each picture made the
 * engine look through the whole heap, which took as long as the drawing. And calls need not wait while a picture is
 * being put together. A thread that breaks down fails what it was asked; the next picture has a new one.
 */
export function studioInWorker(log: Log, start = startThread): Studio {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let n = 0;

  const settle = (delivery: Delivery): void => {
    const asked = waiting.get(delivery.n);
    waiting.delete(delivery.n);
    if ("bytes" in delivery) asked?.resolve(Buffer.from(delivery.bytes.buffer));
    else asked?.reject(new Error(delivery.error));
  };
  const hired = (): Worker => {
    if (thread) return thread;
    let reason = new Error("The pictures' thread ended");
    thread = start()
      .on("message", settle)
      .on("error", (error) => (reason = error))
      .on("exit", () => {
        log("the pictures' thread broke down", { error: String(reason) });
        thread = undefined;
        for (const { reject } of waiting.values()) reject(reason);
        waiting.clear();
      });
    return thread;
  };

  // It has read its files before anybody asks.
  hired();
  return (drawing, encoding) =>
    new Promise((resolve, reject) => {
      const order: Order = { n: ++n, drawing, encoding };
      waiting.set(order.n, { resolve, reject });
      hired().postMessage(order);
    });
}
