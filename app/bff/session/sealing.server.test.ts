import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSealer } from "./sealing.server";

const first = "first-secret-of-at-least-32-characters";
const second = "second-secret-of-at-least-32-characters";
const third = "third-secret-of-at-least-32-characters!";
const TTL = 60;

describe("sealing", () => {
  it("opens what it sealed", async () => {
    const sealer = createSealer([first]);
    expect(await sealer.unseal(await sealer.seal({ cartId: "c1" }, TTL), TTL)).toEqual({ cartId: "c1" });
  });

  it("keeps opening old seals when a secret is put in front or an older one is taken off [SEC-05]", async () => {
    const seal = await createSealer([second]).seal({ cartId: "c1" }, TTL);
    const bySecond = { cartId: "c1" };
    expect(await createSealer([first, second]).unseal(seal, TTL)).toEqual(bySecond);
    expect(await createSealer([first, second, third]).unseal(seal, TTL)).toEqual(bySecond);
    expect(await createSealer([second, third]).unseal(seal, TTL)).toEqual(bySecond);
  });

  it("opens no seal of a secret it does not know", async () => {
    const seal = await createSealer([second]).seal({ cartId: "c1" }, TTL);
    expect(await createSealer([first]).unseal(seal, TTL)).toBeNull();
  });

  it("gives null for anything that is not a seal, however it was bent [SEC-04]", async () => {
    const sealer = createSealer([first]);
    const seal = await sealer.seal({ cartId: "c1" }, TTL);
    await fc.assert(
      fc.asyncProperty(fc.nat(seal.length - 1), fc.string({ minLength: 1, maxLength: 3 }), async (at, text) => {
        const bent = seal.slice(0, at) + text + seal.slice(at + text.length);
        const opened = await sealer.unseal(bent, TTL);
        if (bent !== seal) expect(opened === null || JSON.stringify(opened) === '{"cartId":"c1"}').toBe(true);
      }),
      { numRuns: 60 },
    );
    for (const behind of ["x", " ", "~2", seal]) expect(await sealer.unseal(seal + behind, TTL)).toBeNull();
    const anything = fc.asyncProperty(fc.string(), async (text) => {
      expect(await sealer.unseal(text, TTL)).toBeNull();
    });
    await fc.assert(anything, { numRuns: 60 });
  });
});
