import { Worker } from "node:worker_threads";
import { expect, it, vi } from "vitest";
import { garmentFor } from "./assortment";
import type { Drawing } from "./drawings";
import { seeded } from "./random";
import { createStudio } from "./studio";
import { studioInWorker } from "./studio-in-worker";

const spec = garmentFor("top", seeded("p1"), "ecru", { id: "p1", design: "tee-crew" });
const tee: Drawing = { key: "tee", width: 800, height: 1200, subject: { spec, kind: "AP", view: 1 } };
const nothing: Drawing = { key: "nothing", width: 800, height: 1200, subject: { scene: "nowhere" } };
const ENCODING = { width: 96, format: "webp", quality: 80 } as const;

it("draws the same as in this thread, side by side and in any order, and fails only what cannot be drawn", async () => {
  const log = vi.fn();
  const apart = studioInWorker(log);
  const [small, lost, large] = await Promise.allSettled([
    apart(tee, ENCODING),
    apart(nothing, ENCODING),
    apart(tee, { ...ENCODING, width: 1200 }),
  ]);
  const here = createStudio();
  expect(small).toEqual({ status: "fulfilled", value: await here(tee, ENCODING) });
  expect(large).toEqual({ status: "fulfilled", value: await here(tee, { ...ENCODING, width: 1200 }) });
  expect(lost).toMatchObject({ status: "rejected", reason: { message: expect.stringContaining("nowhere") as string } });
  expect(log).not.toHaveBeenCalled();
});

it("has another thread when one breaks down, and tells those who were waiting", async () => {
  const log = vi.fn();
  const dying = new Worker(
    'require("node:worker_threads").parentPort.once("message", () => { throw new Error("ill") })',
    {
      eval: true,
    },
  );
  const healthy = new Worker(
    'const { parentPort } = require("node:worker_threads");' +
      'parentPort.on("message", ({ n }) => parentPort.postMessage({ n, bytes: Uint8Array.of(7) }));',
    { eval: true },
  );
  const start = vi.fn<() => Worker>().mockReturnValueOnce(dying).mockReturnValueOnce(healthy);
  const apart = studioInWorker(log, start);
  await expect(Promise.all([apart(tee, ENCODING), apart(tee, ENCODING)])).rejects.toThrow("ill");
  expect([...(await apart(tee, ENCODING))]).toEqual([7]);
  expect(log).toHaveBeenCalledExactlyOnceWith("the pictures' thread broke down", { error: "Error: ill" });
  await healthy.terminate();
});
