import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { onTestFinished } from "vitest";

setFlagsFromString("--expose-gc");

export const collectGarbage = runInNewContext("gc") as () => void;

/** Collects garbage all the time until the test is finished: what nothing holds is gone at once, as it may be any time. */
export function keepCollectingGarbage(): void {
  const collecting = setInterval(collectGarbage, 5);
  onTestFinished(() => clearInterval(collecting));
}
