import { expect } from "vitest";
import type { ShopProcess } from "./world";

/** Environment of a shop whose clock tests can move. */
export const MOVABLE_CLOCK = { NODE_OPTIONS: "--import ./tests/support/moved-clock.mjs" };

/**
 * Moves the shop's clock forward, by 61 seconds unless its CLOCK_JUMP_MS says otherwise. Waits until the process has
 * handled the signal.
 */
export async function moveOn(shop: ShopProcess): Promise<void> {
  const moves = () => shop.output().split("the clock was moved").length;
  const before = moves();
  shop.process.kill("SIGWINCH");
  await expect.poll(moves).toBe(before + 1);
}
