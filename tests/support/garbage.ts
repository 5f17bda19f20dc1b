import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { onTestFinished } from "vitest";

/** Collects garbage all the time until the test is finished: what nothing holds is gone at once, as it may be any time. */
export function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  const collecting = setInterval(runInNewContext("gc") as () => void, 5);
  onTestFinished(() => clearInterval(collecting));
}
