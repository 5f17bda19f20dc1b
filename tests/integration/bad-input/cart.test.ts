import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { cartText, shown } from "../../support/cart-text";
import { eachTestBrowser } from "../../support/each-test-browser";
import { HttpBrowser, type Page } from "../../support/http-browser";
import { addToCart, findSku, valueOf } from "../../support/http-shopper";
import { PLENTY, setStock } from "../../support/sandbox-control";

/** Impossible values sent to the cart's forms: a clear message beside the field, nothing lost, no 5xx. */

const shop = inject("shopUrl");
const browser = eachTestBrowser();
let sku: string;

beforeAll(async () => {
  sku = await findSku(new HttpBrowser(shop));
});

/** The description of the quantity field. */
function besideQuantity({ text }: Page): string | undefined {
  const field = /<select(?=[^>]*\sname="quantity")[^>]*>/.exec(text)?.[0] ?? "";
  const id = /aria-describedby="([^"]+)"/.exec(field)?.[1];
  return id && new RegExp(`<p[^>]*\\sid="${id}"[^>]*>(?:<svg.*?</svg>)?([^<]*)</p>`).exec(text)?.[1];
}

async function expectCart(quantity: string, prefix = "fr-fr"): Promise<Page> {
  const cart = await browser.open(`/${prefix}/cart`);
  expect([cart.status, valueOf(cart, "quantity")]).toEqual([200, quantity]);
  return cart;
}

describe("a sku", () => {
  it.each(["999999999999", "12345", "abc", "1e9", "-1", "'; DROP TABLE skus", "9".repeat(300), "../../carts"])(
    "that nobody sells, %j, is refused in words and leaves the cart as it was [CART-25]",
    async (wrong) => {
      await addToCart(browser, sku);
      const answer = await addToCart(browser, wrong);
      expect(answer.status).toBe(404);
      expect(shown(answer)).toContain(cartText("fr-fr", "error.unknown"));
      expect(answer.text).toMatch(/<title>Erreur/);
      expect(valueOf(answer, "quantity")).toBe("1");
      await expectCart("1");
    },
  );

  it("that is missing leads back to the product, which asks for a size", async () => {
    const back = "/fr-fr/robe--p1";
    const answer = await browser.post("/fr-fr/cart", { intent: "add", returnTo: back }, { follow: false });
    expect([answer.status, answer.headers.location]).toEqual([303, `${back}?error=size`]);
    expect((await browser.post("/fr-fr/cart", { intent: "add" })).status).toBe(404);
  });

  it("is refused by the scripts' way in as well, in the same words", async () => {
    const answer = await browser.post("/fr-fr/cart/add.data", { intent: "add", sku: "999999999999" });
    expect(answer.status).toBe(404);
    expect(answer.text).toContain(cartText("fr-fr", "error.unknown"));
    const added = await browser.post("/fr-fr/cart/add.data", { intent: "add", sku });
    expect(added.status).toBe(200);
    await expectCart("1");
  });

  it("makes no cart when it is unknown", async () => {
    await addToCart(browser, "999999999999");
    expect(shown(await browser.open("/fr-fr/cart"))).toContain(cartText("fr-fr", "empty.title"));
  });
});

describe("a quantity", () => {
  const WRONG = [
    ["0", "error.tooSmall"],
    ["-1", "error.tooSmall"],
    ["\u22121", "error.tooSmall"],
    ["1000000000", "error.tooLarge"],
    ["1e9", "error.notANumber"],
    ["abc", "error.notANumber"],
    ["1.5", "error.notANumber"],
    ["", "error.notANumber"],
    ["9".repeat(400), "error.tooLarge"],
  ] as const;

  it.each(["fr-fr", "en", "es-es", "de-de", "it-it", "pl-pl"] as const)(
    "that cannot be is refused beside its field in the language of %s, and nothing is lost [CART-25]",
    async (prefix) => {
      const cart = await addToCart(browser, sku, prefix);
      const lineId = valueOf(cart, "lineId") ?? "";
      await browser.post(`/${prefix}/cart`, { intent: "quantity", lineId, quantity: "2" });
      for (const [quantity, key] of WRONG) {
        const answer = await browser.post(`/${prefix}/cart`, { intent: "quantity", lineId, quantity });
        expect(answer.status, quantity).toBe(400);
        expect(besideQuantity(answer), quantity).toBe(cartText(prefix, key));
        expect(valueOf(answer, "quantity")).toBe("2");
        await expectCart("2", prefix);
      }
    },
  );

  it("above what is left is refused with what is left [CART-25]", async ({ onTestFinished }) => {
    const lineId = valueOf(await addToCart(browser, sku), "lineId") ?? "";
    await setStock(inject("sandboxUrl"), sku, 3);
    onTestFinished(() => setStock(inject("sandboxUrl"), sku, PLENTY));
    const answer = await browser.post("/fr-fr/cart", { intent: "quantity", lineId, quantity: "7" });
    expect(answer.status).toBe(422);
    expect(besideQuantity(answer)).toMatch(/plus que 3/);
    await expectCart("1");
  });

  it("of a line that nobody has changes nothing", async () => {
    await addToCart(browser, sku);
    for (const lineId of ["", "nothing", randomUUID(), "../x", "9".repeat(5_000)]) {
      const answer = await browser.post("/fr-fr/cart", { intent: "quantity", lineId, quantity: "3" });
      expect(answer.status, lineId.slice(0, 20)).toBeLessThan(500);
      const gone = await browser.post("/fr-fr/cart", { intent: "delete", lineId });
      expect(gone.status, lineId.slice(0, 20)).toBeLessThan(500);
    }
    await expectCart("1");
  });

  it("without a cart, an unknown undo and an unknown intent are answered in words [CART-20]", async () => {
    const answer = await browser.post("/fr-fr/cart", { intent: "quantity", lineId: "x", quantity: "2" });
    expect([answer.status, shown(answer).includes(cartText("fr-fr", "error.noCart"))]).toEqual([409, true]);
    const undo = await browser.post("/fr-fr/cart", { intent: "undo", undoId: randomUUID() });
    expect([undo.status, shown(undo).includes(cartText("fr-fr", "error.undo"))]).toEqual([409, true]);
    for (const intent of ["", "toString", "__proto__", "steal"]) {
      const odd = await browser.post("/fr-fr/cart", { intent });
      expect([odd.status, shown(odd).includes(cartText("fr-fr", "error.intent"))]).toEqual([400, true]);
    }
  });
});
