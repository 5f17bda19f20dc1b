import { parentPort } from "node:worker_threads";
import { garmentFor } from "./assortment";
import { Bands } from "./bands";
import { pictureSvg } from "./pictures";
import { seeded } from "./random";
import { createStudio } from "./studio";
import type { Delivery, Order } from "./studio-in-worker";

/** The thread of studio-in-worker.ts. */
const studio = createStudio();
let isAsked = false;

function deliver(delivery: Delivery): void {
  parentPort?.postMessage(delivery);
}

parentPort?.on("message", ({ n, drawing, encoding }: Order) => {
  isAsked = true;
  studio(drawing, encoding).then(
    (bytes) => deliver({ n, bytes: Uint8Array.from(bytes) }),
    (error: unknown) => deliver({ n, error: String(error) }),
  );
});

/** Garments that between them have most of what is drawn, and views that between them have most of the poses. */
const PRACTICE = ["coat", "top", "dress", "trousers", "skirt", "blazer", "cardigan", "bag", "shoes"] as const;
const VIEWS = [
  ["AP", 1],
  ["GZ", 1],
  ["GZ", 2],
  ["GZ", 3],
  ["DP", 1],
  ["ZM", 1],
  ["SU", 1],
  ["VH", 2],
] as const;

/**
 * What is drawn for the first time takes the engine five times as long: so it practises, one SVG at a time, until
 * somebody asks.
 */
function practise(steps: (() => string)[]): void {
  if (isAsked) return;
  steps.shift()?.();
  if (steps.length > 0) setImmediate(practise, steps).unref();
}

const garments = PRACTICE.map((type) => garmentFor(type, seeded(type), "ecru", { id: type }));
const parted = (svg: string): string => new Bands(svg).between(0, 600);
practise(VIEWS.flatMap(([kind, seed]) => garments.map((spec) => () => parted(pictureSvg(spec, kind, { seed })))));
