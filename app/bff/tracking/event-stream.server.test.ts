import { afterEach, expect, it, vi } from "vitest";
import { createLogger } from "../log.server";
import { createEventStream } from "./event-stream.server";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("ends once the batch that is on its way is there, with what has come since", async () => {
  vi.useFakeTimers();
  const answers: (() => void)[] = [];
  const send = vi.fn(() => new Promise<Response>((resolve) => answers.push(() => resolve(new Response()))));
  vi.stubGlobal("fetch", send);
  const address = { COLLECT_LOG: false, COLLECT_URL: "http://events.test" };
  const stream = createEventStream(address, createLogger("silent"));
  const line = { source: "server", type: "view", at: 1, prefix: "fr-fr", context: "home", section: "-", step: "-" };
  stream.write(line as Parameters<typeof stream.write>[0]);
  await vi.advanceTimersByTimeAsync(300);
  stream.write(line as Parameters<typeof stream.write>[0]);
  let isClosed = false;
  const closing = stream.close().then(() => (isClosed = true));
  expect(send).toHaveBeenCalledTimes(2);
  answers[1]!();
  await vi.advanceTimersByTimeAsync(0);
  expect(isClosed).toBe(false);
  answers[0]!();
  await closing;
});
