import { expect, it } from "vitest";
import { bytesOf, textOf } from "./body.server";

const MB = 1024 * 1024;

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
  expect(await textOf(new Response("\uFEFFété"))).toBe("été");
  expect(await textOf(new Response(null, { status: 204 }))).toBe("");
  expect([...new Uint8Array(await bytesOf(new Response(new Uint8Array([0xff, 0]))))]).toEqual([0xff, 0]);
});

it("stops reading one that no page could be made of, before it fills the memory [OPS-05]", async () => {
  const text = endless();
  await expect(textOf(text.response)).rejects.toThrow("8 MB");
  expect(text.sent()).toBeLessThan(12);
  const file = endless();
  await expect(bytesOf(file.response)).rejects.toThrow("32 MB");
  expect(file.sent()).toBeLessThan(36);
});
