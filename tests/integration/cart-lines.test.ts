import { afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { amounts, cartText, shown } from "../support/cart-text";
import { eachTestBrowser } from "../support/each-test-browser";
import { HttpBrowser } from "../support/http-browser";
import { addToCart, findSku, signIn, valueOf } from "../support/http-shopper";
import { PLENTY, setStock } from "../support/sandbox-control";

/** Lines that are put aside, run out of stock, or come from somebody else's cart, as forms without scripts. */

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");
const CART = "/fr-fr/cart";
const browser = eachTestBrowser();
let sku: string;

beforeAll(async () => {
  sku = await findSku(new HttpBrowser(shop));
});
afterEach(() => stock(PLENTY));

const send = (fields: Record<string, string>) => browser.post(CART, fields);
const stock = (quantity: number) => setStock(sandbox, sku, quantity);

describe("a line", () => {
  it("is saved for later, onto the wishlist, and brought back with its quantity", async () => {
    const page = await addToCart(browser, sku);
    const lineId = valueOf(page, "lineId") ?? "";
    await send({ intent: "quantity", lineId, quantity: "2" });
    const saved = await send({ intent: "later", lineId });
    expect(shown(saved)).toContain(cartText("fr-fr", "empty.title"));
    expect(shown(saved)).toContain(cartText("fr-fr", "savedForLater.title"));
    const seen = /value="back".*?name="seenPrice" value="(\d+)"/.exec(saved.text)?.[1];
    const back = await send({ intent: "back", sku, seenPrice: String(Number(seen) - 100) });
    // As from a page that was opened before the price rose.
    expect(shown(back)).toMatch(/prix a augmenté depuis l’affichage de la page/);
    expect([valueOf(back, "quantity"), shown(back)]).toEqual([
      "2",
      expect.not.stringContaining(cartText("fr-fr", "savedForLater.title")),
    ]);
    // Pressed again before the page came, it adds nothing.
    const again = await send({ intent: "back", sku });
    expect([again.status, valueOf(again, "quantity")]).toEqual([200, "2"]);
    const name = /<h3[^>]*>.*?<a[^>]*>([^<]+)</.exec(again.text)?.[1] ?? "none";
    expect(shown(again)).toContain(`${name}\u00a0: article ajouté au panier.`);
    await send({ intent: "delete", lineId: valueOf(again, "lineId") ?? "" });
    expect((await send({ intent: "back", sku })).status).toBe(404);
  });

  it("that is saved for later is taken off with an undo, on the page of an empty cart too", async () => {
    const lineId = valueOf(await addToCart(browser, sku), "lineId") ?? "";
    const saved = await send({ intent: "later", lineId });
    const name = /value="back".*?visually-hidden">, (?:<!-- -->)?([^<]+)</s.exec(saved.text)?.[1] ?? "none";
    const dropped = await send({ intent: "drop", sku });
    expect(shown(dropped)).toContain(cartText("fr-fr", "savedForLater.removed", { name }));
    expect(dropped.text).not.toContain('value="back"');
    const undone = await send({ intent: "undo-drop", undoId: sku });
    expect(shown(undone)).not.toContain(cartText("fr-fr", "savedForLater.removed", { name }));
    expect(undone.text).toContain('value="back"');
  });

  it.each([
    ["stays off the wishlist it had left before", true],
    ["is on the wishlist again where it was", false],
  ])("that is taken off what is saved, and put back, %s", async (_where, hasLeft) => {
    const lineId = valueOf(await addToCart(browser, sku), "lineId") ?? "";
    await send({ intent: "later", lineId });
    const wished = async () => {
      const { text } = await browser.open("/fr-fr/wishlist");
      return text.includes('value="remove"') ? / name="productId" value="(\d+)"/.exec(text)?.[1] : undefined;
    };
    const productId = (await wished()) ?? "";
    expect(productId).not.toBe("");
    if (hasLeft) await browser.post("/fr-fr/wishlist", { intent: "remove", productId });
    await send({ intent: "drop", sku });
    await send({ intent: "undo-drop", undoId: sku });
    expect(await wished()).toBe(hasLeft ? undefined : productId);
  });

  it("is saved for later whichever answer the browser gets, if the button is pressed again on a slow gateway", async () => {
    const page = await addToCart(browser, sku);
    const lineId = valueOf(page, "lineId") ?? "";
    const again = new HttpBrowser(shop);
    for (const name of browser.jar.names) again.jar.set(name, browser.jar.value(name) ?? "");
    await send({ intent: "later", lineId });
    const saved = await again.post(CART, { intent: "later", lineId });
    expect(shown(saved)).toContain(cartText("fr-fr", "savedForLater.title"));
    expect(valueOf(await again.post(CART, { intent: "back", sku }), "quantity")).toBe("1");
  });

  it("that stock went under is marked, and one press makes the cart what is left", async () => {
    const page = await addToCart(browser, sku);
    await send({ intent: "quantity", lineId: valueOf(page, "lineId") ?? "", quantity: "3" });
    await stock(1);
    const short = await browser.open(CART);
    expect(shown(short)).toContain(cartText("fr-fr", "short"));
    const adjusted = await send({ intent: "adjust" });
    expect(valueOf(adjusted, "quantity")).toBe("1");
    expect(shown(adjusted)).not.toContain(cartText("fr-fr", "short"));
    await stock(0);
    expect(shown(await browser.open(CART))).toContain(cartText("fr-fr", "soldOut"));
    expect(shown(await send({ intent: "adjust" }))).toContain(cartText("fr-fr", "empty.title"));
  });
});

describe("a shared cart", () => {
  const shareLink = async () => {
    const page = await send({ intent: "share" });
    const link = valueOf(page, "sharedLink")?.replaceAll("&amp;", "&") ?? "";
    expect(link).toMatch(/^http.*\/fr-fr\/cart\?share=[\w-]+$/);
    return link.slice(link.indexOf("/fr-fr"));
  };

  it("shows what it holds, asks, and adds what there is; twice adds nothing [CART-19]", async () => {
    const page = await addToCart(browser, sku);
    await send({ intent: "quantity", lineId: valueOf(page, "lineId") ?? "", quantity: "3" });
    const link = await shareLink();
    const friend = new HttpBrowser(shop);
    await stock(2);
    const asked = await friend.open(link);
    expect([asked.status, shown(asked)]).toEqual([200, expect.stringContaining(cartText("fr-fr", "shared.title"))]);
    expect(shown(await friend.open(CART))).toContain(cartText("fr-fr", "empty.title"));
    const share = new URL(link, shop).searchParams.get("share") ?? "";
    const added = await friend.post(CART, { intent: "add-shared", share });
    expect(valueOf(added, "quantity")).toBe("2");
    expect(shown(added)).toMatch(/stock insuffisant/);
    const again = await friend.post(CART, { intent: "add-shared", share });
    expect(valueOf(again, "quantity")).toBe("2");
    expect(friend.failures).toEqual([]);
  });

  it("gives away neither the customer's own cart nor what is added later [CART-19]", async () => {
    await signIn(browser, await browser.open(`/fr-fr/auth/sign-in?returnTo=${CART}`), "hsp@vitrine.test");
    await addToCart(browser, sku);
    const link = await shareLink();
    await send({ intent: "add-donation", donationId: "don1" });
    const friend = new HttpBrowser(shop);
    const asked = await friend.open(link);
    expect(asked.status).toBe(200);
    expect(asked.text).not.toMatch(/hsp@vitrine|customerId/);
    await friend.post(CART, { intent: "add-shared", share: link.split("share=")[1] ?? "" });
    expect(amounts(await friend.open(CART)).map(([label]) => label)).not.toContain(cartText("fr-fr", "sum.donations"));
  });

  it("that nobody made, or where carts are not shared, is told [CART-19, CART-25]", async () => {
    for (const id of ["nothing", "../../carts", "", "9".repeat(3_000)]) {
      const page = await browser.open(`${CART}?share=${encodeURIComponent(id)}`);
      expect([page.status, shown(page)], id.slice(0, 20)).toEqual([
        404,
        expect.stringContaining(cartText("fr-fr", "shared.gone.title")),
      ]);
      expect((await send({ intent: "add-shared", share: id })).status).toBe(404);
    }
    expect((await send({ intent: "share" })).status).toBe(409);
  });
});
