import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCookieSealer, createSealer } from "./sealing.server";

const first = "first-secret-of-at-least-32-characters";
const second = "second-secret-of-at-least-32-characters";
const third = "third-secret-of-at-least-32-characters!";
const TTL = 60;

describe.each([
  { of: "what travels in addresses", create: createSealer, other: createCookieSealer },
  { of: "cookies", create: createCookieSealer, other: createSealer },
])("sealing $of", ({ create, other }) => {
  it("opens what it sealed", async () => {
    const sealer = create([first]);
    expect(await sealer.unseal(await sealer.seal({ cartId: "c1" }, TTL))).toEqual({ cartId: "c1" });
  });

  it("opens what the other sealer has sealed", async () => {
    const data = { texts: ["été", "🎁".repeat(300)], count: 3 };
    expect(await create([first]).unseal(await other([first]).seal(data, TTL))).toEqual(data);
  });

  it("never makes the same seal twice, and none that can be read", async () => {
    const sealer = create([first]);
    const seals = await Promise.all([1, 2, 3].map(() => sealer.seal({ cartId: "a-cart-of-somebody" }, TTL)));
    const parts = seals.map((sealed) => sealed.split("*"));
    // Salt and initialisation vector of the cipher, the encrypted data, salt and digest of the signature.
    for (const at of [2, 3, 4, 6, 7]) expect(new Set(parts.map((each) => each[at])).size).toBe(3);
    expect(seals.join()).not.toContain(Buffer.from("a-cart-of-somebody").toString("base64url").slice(2, -2));
  });

  it("opens none whose time is over [SEC-04]", async () => {
    const sealer = create([first]);
    expect(await sealer.unseal(await sealer.seal({ cartId: "c1" }, -61))).toBeNull();
  });

  it("keeps opening old seals when a secret is put in front or an older one is taken off [SEC-05]", async () => {
    const seal = await create([second]).seal({ cartId: "c1" }, TTL);
    const bySecond = { cartId: "c1" };
    expect(await create([first, second]).unseal(seal)).toEqual(bySecond);
    expect(await create([first, second, third]).unseal(seal)).toEqual(bySecond);
    expect(await create([second, third]).unseal(seal)).toEqual(bySecond);
  });

  it("opens no seal of a secret it does not know", async () => {
    const seal = await create([second]).seal({ cartId: "c1" }, TTL);
    expect(await create([first]).unseal(seal)).toBeNull();
  });

  it("gives null for anything that is not a seal, however it was bent [SEC-04]", async () => {
    const sealer = create([first]);
    const seal = await sealer.seal({ cartId: "c1" }, TTL);
    await fc.assert(
      fc.asyncProperty(fc.nat(seal.length - 1), fc.string({ minLength: 1, maxLength: 3 }), async (at, text) => {
        const bent = seal.slice(0, at) + text + seal.slice(at + text.length);
        const opened = await sealer.unseal(bent);
        if (bent !== seal) expect(opened === null || JSON.stringify(opened) === '{"cartId":"c1"}').toBe(true);
      }),
      { numRuns: 60 },
    );
    for (const behind of ["x", " ", "~2", seal]) expect(await sealer.unseal(seal + behind)).toBeNull();
    const anything = fc.asyncProperty(fc.string(), async (text) => {
      expect(await sealer.unseal(text)).toBeNull();
    });
    await fc.assert(anything, { numRuns: 60 });
  });
});
