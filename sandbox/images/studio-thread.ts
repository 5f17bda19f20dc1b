import { parentPort } from "node:worker_threads";
import { garmentFor } from "./assortment";
import { pictureSvg } from "./pictures";
import { seeded } from "./random";
import { createStudio } from "./studio";
import type { GarmentSpec } from "./spec";
import type { Delivery, Order } from "./studio-apart";

/** The thread of studio-apart.ts. */
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

/** Garments that between them have most of what is drawn. */
const PRACTICE = ["coat", "top", "dress", "trousers", "skirt", "blazer", "cardigan", "bag", "shoes"] as const;

/**
 * What is drawn for the first time takes the engine five times as long: so it practises, one SVG at a time, until
 * somebody asks.
 */
function practise(steps: (() => string)[]): void {
  if (isAsked) return;
  steps.shift()?.();
  if (steps.length > 0) setImmediate(practise, steps).unref();
}

const garments: GarmentSpec[] = PRACTICE.map((type) => garmentFor(type, seeded(type), "ecru", { id: type }));
practise((["AP", "GZ", "DP", "ZM"] as const).flatMap((kind) => garments.map((spec) => () => pictureSvg(spec, kind))));
