import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { cartText, shown } from "../support/cart-text";
import { HttpBrowser, type Page } from "../support/http-browser";
import { addToCart, findSkus, signIn, valueOf } from "../support/http-shopper";
import { MOVABLE_CLOCK, moveOn } from "../support/clock";
import { anotherShop } from "../support/integration-world";
import { gatewayCalls } from "../support/sandbox-control";
import type { ShopProcess } from "../support/world";

/** Undoing a deletion: once, and within a minute by the shop's clock. */

const sandbox = inject("sandboxUrl");
const CART = "/fr-fr/cart";
/** Longer than a banner is shown; three of them are longer than a minute. */
const STEP_MS = 21_000;
let shop: ShopProcess;
let skus: string[];
let browser: HttpBrowser;

beforeAll(async () => {
  shop = await anotherShop({ ...MOVABLE_CLOCK, CLOCK_JUMP_MS: String(STEP_MS) });
  skus = await findSkus(new HttpBrowser(shop.url), 2);
});
afterAll(() => shop.stop());
beforeEach(() => {
  browser = new HttpBrowser(shop.url);
});

const undoIdOf = ({ text }: Page) => /name="undoId" value="([^"]+)"/.exec(text)?.[1] ?? "";

/** Deletes the first line, of several pieces; returns the page that offers to undo it. */
async function deleteLine(): Promise<Page> {
  const page = await addToCart(browser, skus[0]!);
  const lineId = valueOf(page, "lineId") ?? "";
  await addToCart(browser, skus[1]!);
  await browser.post(CART, { intent: "quantity", lineId, quantity: "3" });
  return browser.post(CART, { intent: "delete", lineId });
}

/** Skus with their quantities, in the page's order. */
function lines({ text }: Page): string[] {
  const found = [...text.matchAll(/name="seen" value="(\d+)"\/><input type="hidden" name="sku" value="(\d+)"/g)];
  return [...new Set(found.map(([, seen, sku]) => `${sku} ${seen}`))];
}

const DELETIONS: Record<string, { intent: string; remove: () => Promise<Page> }> = {
  "a line": { intent: "undo", remove: deleteLine },
  "a gift card": {
    intent: "undo-extra",
    async remove() {
      const page = await browser.post(CART, {
        intent: "add-gift-card",
        giftAmount: "20",
        giftEmail: "louise@exemple.fr",
      });
      const giftCardId = /name="giftCardId" value="([^"]+)"/.exec(page.text)?.[1] ?? "";
      return browser.post(CART, { intent: "remove-gift-card", giftCardId });
    },
  },
  "the loyalty card": {
    intent: "undo-extra",
    async remove() {
      await signIn(browser, await browser.open(`/fr-fr/auth/sign-in?returnTo=${CART}`), "new@vitrine.test");
      await browser.post(CART, { intent: "add-card" });
      return browser.post(CART, { intent: "remove-card" });
    },
  },
};

describe.each(Object.entries(DELETIONS))("%s", (_what, { intent, remove }) => {
  it("is taken back once: the second press leads to the same page and changes nothing [CART-08, CART-09]", async () => {
    const undoId = undoIdOf(await remove());
    const back = await browser.post(CART, { intent, undoId });
    expect([back.status, undoIdOf(back)]).toEqual([200, ""]);
    const calls = await gatewayCalls(sandbox, async () => {
      const again = await browser.post(CART, { intent, undoId });
      expect([again.status, lines(again)]).toEqual([200, lines(back)]);
    });
    expect(calls.filter((call) => /^(POST|PUT|DELETE) .*\/carts/.test(call))).toEqual([]);
    expect(lines(await browser.open(CART))).toEqual(lines(back));
  });

  it("is not offered again on a page opened after its banner's time, and still taken back [CART-08, CART-09]", async () => {
    const undoId = undoIdOf(await remove());
    await moveOn(shop);
    expect(undoIdOf(await browser.open(CART))).toBe("");
    expect((await browser.post(CART, { intent, undoId })).status).toBe(200);
  });

  it("is no longer taken back after a minute, and the shopper is told [CART-08, CART-09]", async () => {
    const deleted = await remove();
    const undoId = undoIdOf(deleted);
    expect(undoId).not.toBe("");
    for (let step = 0; step < 3; step += 1) await moveOn(shop);
    const late = await browser.post(CART, { intent, undoId });
    expect([late.status, shown(late)]).toEqual([409, expect.stringContaining(cartText("fr-fr", "error.undo"))]);
    expect([lines(late), undoIdOf(late)]).toEqual([lines(deleted), ""]);
  });
});

it("a line comes back in its place with its quantity [CART-08]", async () => {
  const deleted = await deleteLine();
  expect(lines(deleted)).toEqual([`${skus[1]} 1`]);
  const back = await browser.post(CART, { intent: "undo", undoId: undoIdOf(deleted) });
  expect(lines(back)).toEqual([`${skus[0]} 3`, `${skus[1]} 1`]);
});
