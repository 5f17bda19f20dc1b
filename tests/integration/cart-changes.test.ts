import { beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { cartText, shown } from "../support/cart-text";
import { HttpBrowser, type Page } from "../support/http-browser";
import { addToCart, findSkus, PASSWORD, register, signIn, valueOf } from "../support/http-shopper";
import { gatewayCalls } from "../support/sandbox-control";

/**
 * Changes of one cart from several places at once, and their gateway calls. Two tabs are one browser with two old
 * pages.
 */

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");
let browser: HttpBrowser;
let sku = "";
let other = "";
let customers = 0;

beforeAll(async () => {
  [sku = "", other = ""] = await findSkus(new HttpBrowser(shop), 2);
});
beforeEach(() => {
  browser = new HttpBrowser(shop);
});

const CART = "/fr-fr/cart";
const newEmail = () => `changes-${Date.now()}-${(customers += 1)}@vitrine.test`;

/** Fields of a line's form, from the page. */
function lineForm(page: Page, intent: string): Record<string, string> {
  const names = ["lineId", "version", "seen", "sku", "name", "position"];
  return { intent, ...Object.fromEntries(names.map((name) => [name, valueOf(page, name) ?? ""])) };
}

function undoForm(page: Page): Record<string, string> {
  return { intent: "undo", undoId: /name="undoId" value="([^"]+)"/.exec(page.text)?.[1] ?? "" };
}

const quantities = ({ text }: Page) =>
  [...text.matchAll(/<select[^>]*name="quantity".*?<option(?=[^>]*\sselected)[^>]*value="(\d+)"/gs)].map(
    ([, found]) => found,
  );

describe("a change", () => {
  /** Leaves out calls to catalogue and delivery, which refresh caches in the background. */
  const calls = async (form: Record<string, string>) => {
    const all = await gatewayCalls(sandbox, async () => {
      expect((await browser.post(CART, form, { follow: false })).status).toBe(303);
    });
    return all.filter((call) => !/\/(catalog|deliveries)\//.test(call));
  };

  it("is one call of the gateway, the first add one more and the merge one more", async () => {
    expect(await calls({ intent: "add", sku })).toEqual([
      "POST /carts",
      expect.stringMatching(/^POST \/carts\/[^/]+\/products\/\d+$/),
    ]);
    expect(await calls({ intent: "add", sku: other })).toEqual([expect.stringMatching(/^POST .*\/products\/\d+$/)]);
    const page = await browser.open(CART);
    const quantity = { ...lineForm(page, "quantity"), quantity: "3" };
    expect(await calls(quantity)).toEqual([expect.stringMatching(/^PUT .*\/quantity\/3$/)]);
    const now = await browser.open(CART);
    expect(await calls(lineForm(now, "delete"))).toEqual([expect.stringMatching(/^DELETE .*\/products\/[^/]+$/)]);
    const undone = await calls(undoForm(await browser.open(CART)));
    expect(undone).toEqual([expect.stringMatching(/^POST .*\/products-list\/$/)]);
    const form = await browser.open("/fr-fr/auth/sign-in?register=1&returnTo=/fr-fr/cart");
    const cartCalls = (await gatewayCalls(sandbox, () => register(browser, form, newEmail()))).filter((call) =>
      /carts/.test(call),
    );
    expect(cartCalls.filter((call) => call.startsWith("POST"))).toEqual(["POST /carts/merge"]);
  });
});

describe("two tabs", () => {
  it("that set another line's quantity both have their way, and the second is told [CART-02]", async () => {
    await addToCart(browser, sku);
    const old = await browser.open(CART);
    await addToCart(browser, other);
    const page = await browser.post(CART, { ...lineForm(old, "quantity"), quantity: "2" });
    expect([page.status, quantities(page)]).toEqual([200, ["2", "1"]]);
    expect(shown(page)).toContain("Votre panier a aussi changé dans une autre fenêtre");
  });

  it("that set the same line's quantity: the second is told what changed, and asked", async () => {
    await addToCart(browser, sku);
    const old = await browser.open(CART);
    await browser.post(CART, { ...lineForm(old, "quantity"), quantity: "4" });
    const name = valueOf(old, "name") ?? "";
    const asked = await browser.post(CART, { ...lineForm(old, "quantity"), quantity: "2" });
    expect(asked.status).toBe(409);
    expect(shown(asked)).toContain(cartText("fr-fr", "error.lineChanged", { name, now: "4", quantity: "2" }));
    expect(shown(asked)).toContain(cartText("fr-fr", "question.yes", { quantity: "2" }));
    expect(quantities(asked)).toEqual(["4"]);
    const yes = { intent: "quantity", lineId: valueOf(asked, "lineId") ?? "", quantity: "2" };
    expect(quantities(await browser.post(CART, yes))).toEqual(["2"]);
  });

  it("one deletes the line whose quantity the other sets: told that it is gone", async () => {
    await addToCart(browser, sku);
    await addToCart(browser, other);
    const old = await browser.open(CART);
    await browser.post(CART, lineForm(old, "delete"));
    const page = await browser.post(CART, { ...lineForm(old, "quantity"), quantity: "2" });
    expect([page.status, quantities(page)]).toEqual([409, ["1"]]);
    expect(shown(page)).toContain(cartText("fr-fr", "error.lineGone"));
  });

  it("that delete the same line delete it once, and it is taken back once [CART-08]", async () => {
    await addToCart(browser, sku);
    const old = await browser.open(CART);
    const first = await browser.post(CART, lineForm(old, "delete"));
    const second = await browser.post(CART, lineForm(old, "delete"));
    expect([first.status, second.status]).toEqual([200, 200]);
    expect([...second.text.matchAll(/name="undoId"/g)]).toHaveLength(1);
    expect(quantities(await browser.post(CART, undoForm(first)))).toEqual(["1"]);
    const again = await browser.post(CART, undoForm(first));
    expect([again.status, shown(again).includes(cartText("fr-fr", "error.undo"))]).toEqual([200, false]);
    expect(quantities(await browser.open(CART))).toEqual(["1"]);
  });

  it("a double click on the first add is one piece; in the same tab later it is one more", async () => {
    await browser.open("/fr-fr/cart");
    await addToCart(browser, other);
    const form = { intent: "add", sku };
    await Promise.all([browser.post(CART, form), browser.post(CART, form)]);
    expect(quantities(await browser.open(CART))).toEqual(["1", "1"]);
    await browser.post(CART, form);
    expect(quantities(await browser.open(CART))).toEqual(["1", "2"]);
  });
});

describe("two devices of a customer", () => {
  const signInAt = "/fr-fr/auth/sign-in?returnTo=/fr-fr/cart";

  it("show the cart that was filled on the other one, and change it in turn", async () => {
    const email = newEmail();
    await register(browser, await browser.open(`${signInAt}&register=1`), email);
    const phone = new HttpBrowser(shop);
    await signIn(phone, await phone.open(signInAt), email, PASSWORD);
    await addToCart(phone, sku);
    const page = await browser.open(CART);
    expect(quantities(page)).toEqual(["1"]);
    // The cart is found while the page is made, and the header of the same page counts it.
    expect(page.text).toContain(`aria-label="Panier, 1 article"`);
    await addToCart(phone, other);
    await browser.post(CART, { ...lineForm(page, "quantity"), quantity: "2" });
    expect(quantities(await phone.open(CART))).toEqual(["2", "1"]);
  });
});

describe("a cart that is not the shopper's own", () => {
  it("a customer's, by a copied cookie, shows nothing and changes nothing [CART-25]", async () => {
    await addToCart(browser, sku);
    const form = await browser.open("/fr-fr/auth/sign-in?register=1&returnTo=/fr-fr/cart");
    const page = await register(browser, form, newEmail());
    expect(quantities(page)).toEqual(["1"]);
    const thief = new HttpBrowser(shop);
    thief.jar.set("vitrine-cart-local", browser.jar.value("vitrine-cart-local") ?? "");
    const tried = await thief.post(CART, { ...lineForm(page, "quantity"), quantity: "9" });
    expect([tried.status, shown(tried).includes(cartText("fr-fr", "error.noCart"))]).toEqual([409, true]);
    expect(shown(await thief.open(CART))).toContain(cartText("fr-fr", "empty.title"));
    expect(quantities(await browser.open(CART))).toEqual(["1"]);
  });

  it("by its bare id is never asked for: the address of a change is the sealed cookie's alone", async () => {
    await addToCart(browser, sku);
    const calls = await gatewayCalls(sandbox, async () => {
      const stranger = new HttpBrowser(shop);
      await stranger.post(CART, { intent: "quantity", cartId: "1", lineId: "../../2/products/3", quantity: "2" });
      await stranger.open(`${CART}?cartId=1`);
    });
    expect(calls.filter((call) => call.includes("/carts"))).toEqual([]);
  });
});
