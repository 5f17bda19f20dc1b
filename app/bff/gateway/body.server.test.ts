import ky from "ky";
import { expect, it } from "vitest";
import { keepCollectingGarbage } from "#tests/support/garbage.ts";
import { serve } from "#tests/support/serve.ts";
import { bytesOf, textOf } from "./body.server";

const MB = 1024 * 1024;
const NEVER = new AbortController().signal;

/** A response that goes on for ever, in pieces; `sent` counts them. */
function endless(): { response: Response; sent: () => number } {
  let sent = 0;
  const piece = new Uint8Array(MB).fill(0x61);
  const body = new ReadableStream<Uint8Array>({
    pull(stream) {
      sent += 1;
      stream.enqueue(piece);
    },
  });
  return { response: new Response(body), sent: () => sent };
}

it("reads a body whole, as text and as bytes", async () => {
  expect(await textOf(new Response("\uFEFFété"), NEVER)).toBe("été");
  expect(await textOf(new Response(null, { status: 204 }), NEVER)).toBe("");
  expect([...new Uint8Array(await bytesOf(new Response(new Uint8Array([0xff, 0])), NEVER))]).toEqual([0xff, 0]);
});

it("stops reading one that no page could be made of, before it fills the memory [OPS-05]", async () => {
  const text = endless();
  await expect(textOf(text.response, NEVER)).rejects.toThrow("8 MB");
  expect(text.sent()).toBeLessThan(12);
  const file = endless();
  await expect(bytesOf(file.response, NEVER)).rejects.toThrow("32 MB");
  expect(file.sent()).toBeLessThan(36);
});

it("ends one that comes to a halt, and its connection, when its time is up [OPS-05]", async () => {
  // What `fetch` and ky listen to may be garbage by then.
  keepCollectingGarbage();
  let noteClose = () => {};
  const closed = new Promise<void>((resolve) => (noteClose = resolve));
  const address = await serve((_request, response) => {
    response.on("close", noteClose);
    response.writeHead(200).write("{");
  });
  const giveUp = new AbortController();
  const response = await ky(address, { signal: giveUp.signal, timeout: false });
  // Only now: on a busy machine the headers may take as long.
  setTimeout(() => giveUp.abort(), 500);
  await expect(textOf(response, giveUp.signal)).rejects.toThrow("aborted");
  await closed;
});

it("reads nothing once its time is up", async () => {
  const { response, sent } = endless();
  await expect(textOf(response, AbortSignal.abort())).rejects.toThrow("aborted");
  expect(sent()).toBeLessThan(2);
});
