import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type Answer, ask, postForm, SHARED } from "../support/http";
import { HttpBrowser } from "../support/http-browser";
import { addToCart, findSku } from "../support/http-shopper";
import { anotherShop } from "../support/integration-world";
import { outsideCalls } from "../support/sandbox-control";
import type { ShopProcess } from "../support/world";

/** A server-side experiment: the home page in two orders, with shared pages still cached. */

const plainShop = inject("shopUrl");
const sandbox = inject("sandboxUrl");
let shop: ShopProcess;

beforeAll(async () => {
  shop = await anotherShop({ EXPERIMENTS: "home-order:50" });
});
afterAll(() => shop.stop());

const AGREED = "privacy=0,1,2";
const visit = (cookie: string, { path = "/fr-fr", on = shop.url, headers = {} } = {}): Promise<Answer> =>
  ask(on + path, { headers: { "accept-language": "fr-FR", cookie, ...headers } });
const variantOf = ({ cookies }: Answer) =>
  /^variant=(.*?);/.exec(cookies.find((each) => each.startsWith("variant=")) ?? "")?.[1];
/** Which part of the home page comes first after its opening. */
function orderOf({ text }: Pick<Answer, "text">): "products-first" | "control" {
  const [families, products] = ["Nos univers", "Arrivées cette semaine"].map((title) => text.indexOf(title));
  expect(Math.min(families!, products!)).toBeGreaterThan(0);
  return products! < families! ? "products-first" : "control";
}

describe("an experiment that runs", () => {
  it("is nobody's who did not agree to tests of pages: the same bytes, for all caches, and nothing is kept of it", async () => {
    const { text, headers } = await visit("privacy=0");
    expect(orderOf({ text })).toBe("control");
    for (const cookie of ["privacy=0", "privacy=0,1", "privacy=0; variant=home-order.products-first"]) {
      const answer = await visit(cookie);
      expect([answer.text === text, answer.cookies], cookie).toEqual([true, []]);
    }
    const nobody = await visit("");
    expect([orderOf(nobody), nobody.headers["cache-control"], nobody.cookies]).toEqual(["control", SHARED, []]);
    const crawler = await visit(AGREED, { headers: { "user-agent": "Googlebot/2.1" } });
    expect([crawler.headers.etag, crawler.cookies]).toEqual([headers.etag, []]);
  });

  it("gives who agreed a version, in the HTML itself, and the same one ever after", async () => {
    const seen = new Map<string, string>();
    for (let visitor = 0; visitor < 40 && seen.size < 2; visitor += 1) {
      const first = await visit(AGREED);
      const variant = variantOf(first)!;
      expect(variant).toMatch(/^home-order\.(control|products-first)$/);
      expect(`home-order.${orderOf(first)}`).toBe(variant);
      expect(first.headers["cache-control"]).toMatch(/^private/);
      const again = await visit(`${AGREED}; variant=${variant}`);
      expect([again.text === first.text, again.cookies]).toEqual([true, []]);
      seen.set(variant, first.headers.etag!);
    }
    expect([...seen.keys()].sort()).toEqual(["home-order.control", "home-order.products-first"]);
    // The control is the same document that everyone else gets.
    expect(seen.get("home-order.control")).toBe((await visit("privacy=0")).headers.etag);
    expect(seen.get("home-order.products-first")).not.toBe(seen.get("home-order.control"));
  });

  it("keeps both versions, the page's data too, and of other pages there is still one", async () => {
    const first = `${AGREED}; variant=home-order.products-first`;
    const control = `${AGREED}; variant=home-order.control`;
    const data = "/fr-fr.data?_routes=routes%2F%24locale._index";
    for (const path of ["/fr-fr", data]) {
      const made = [await visit(first, { path }), await visit(control, { path })];
      expect(made[0]!.headers.etag, path).not.toBe(made[1]!.headers.etag);
      const kept: Answer[] = [];
      const calls = await outsideCalls(sandbox, async () => {
        kept.push(await visit(first, { path }), await visit(control, { path }));
      });
      expect([calls, kept.map(({ headers }) => headers.etag)]).toEqual([[], made.map(({ headers }) => headers.etag)]);
    }
    const other = { path: "/fr-fr/aide" };
    expect((await visit(first, other)).headers.etag).toBe((await visit("privacy=0", other)).headers.etag);
  });

  it("shows a shopper with a cart their version, their own things in it", async () => {
    const shopper = new HttpBrowser(shop.url, { "accept-language": "fr-FR" });
    shopper.jar.set("privacy", "0,1,2");
    shopper.jar.set("variant", "home-order.products-first");
    await addToCart(shopper, await findSku(shopper));
    const page = await shopper.open("/fr-fr");
    expect([orderOf(page), page.text.includes('aria-label="Panier, 1 article"')]).toEqual(["products-first", true]);
  });

  it("ends with the consent, and what nobody gave is given anew", async () => {
    const refused = await postForm(
      `${shop.url}/fr-fr/cookies`,
      { intent: "refuse" },
      { cookie: `${AGREED}; variant=home-order.products-first` },
    );
    expect(refused.cookies.some((cookie) => cookie.startsWith("variant=; Max-Age=0"))).toBe(true);
    for (const value of ["home-order.moon", "<b>", "x".repeat(3_000), "home-order.control~old.b"]) {
      const answer = await visit(`${AGREED}; variant=${value}`);
      expect([answer.status, /^home-order\.[\w-]+$/.test(variantOf(answer) ?? "")], value).toEqual([200, true]);
    }
  });
});

describe("no experiment", () => {
  it("is no part of what pages are kept by: whatever a cookie says", async () => {
    const { headers } = await visit("privacy=0", { on: plainShop });
    for (const cookie of [AGREED, `${AGREED}; variant=home-order.products-first`]) {
      const answer = await visit(cookie, { on: plainShop });
      expect([answer.headers.etag, answer.cookies, orderOf(answer)]).toEqual([headers.etag, [], "control"]);
    }
  });
});
