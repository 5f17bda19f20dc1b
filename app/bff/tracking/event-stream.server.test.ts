import { afterEach, expect, it, vi } from "vitest";
import { createLogger } from "../log.server";
import { createEventStream } from "./event-stream.server";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ADDRESS = { COLLECT_LOG: false, COLLECT_URL: "http://events.test" };
type Line = Parameters<ReturnType<typeof createEventStream>["write"]>[0];
const LINE: Line = { source: "server", type: "view", at: 1, prefix: "fr-fr", context: "home", section: "-", step: "-" };

it("logs once that events are lost, and again when they are lost anew", async () => {
  vi.useFakeTimers();
  const statuses = [503, 503, 204, 500];
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: statuses.shift()! })));
  const logged: string[] = [];
  const stream = createEventStream(ADDRESS, createLogger("warn", { write: (line) => void logged.push(line) }));
  const lost: number[] = [];
  for (let batch = 0; batch < 4; batch++) {
    stream.write(LINE);
    await vi.advanceTimersByTimeAsync(300);
    lost.push(logged.filter((line) => line.includes("events could not be handed on")).length);
  }
  expect(lost).toEqual([1, 1, 1, 2]);
});

it("ends once the batch that is on its way is there, with what has come since", async () => {
  vi.useFakeTimers();
  const answers: (() => void)[] = [];
  const send = vi.fn(() => new Promise<Response>((resolve) => answers.push(() => resolve(new Response()))));
  vi.stubGlobal("fetch", send);
  const stream = createEventStream(ADDRESS, createLogger("silent"));
  stream.write(LINE);
  await vi.advanceTimersByTimeAsync(300);
  stream.write(LINE);
  let isClosed = false;
  const closing = stream.close().then(() => (isClosed = true));
  expect(send).toHaveBeenCalledTimes(2);
  answers[1]!();
  await vi.advanceTimersByTimeAsync(0);
  expect(isClosed).toBe(false);
  answers[0]!();
  await closing;
});
