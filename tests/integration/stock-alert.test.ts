import { afterAll, afterEach, beforeAll, expect, inject, it } from "vitest";
import { shown } from "../support/cart-text";
import { HttpBrowser, type Page } from "../support/http-browser";
import { register, valueOf } from "../support/http-shopper";
import { anotherShop } from "../support/integration-world";
import { gatewayCalls, setFaults, setStock } from "../support/sandbox-control";
import type { ShopProcess } from "../support/world";

const sandbox = inject("sandboxUrl");
/** An instance that has not read the product yet: it would cache it for a minute. */
let shop: string;
let started: ShopProcess;
const [PRODUCT, SKU] = ["100022", "1000220101"];
const PAGE = `/fr-fr/product/${PRODUCT}/alert?sku=${SKU}`;
const ALERTS = "PUT /stock-alerts";

beforeAll(async () => {
  await setStock(sandbox, SKU, 0);
  started = await anotherShop();
  shop = started.url;
});
afterAll(() => started.stop());
afterEach(() => setFaults(sandbox, []));

const titleOf = ({ text }: Page) => /<title>([^<]*)/.exec(text)?.[1];
const mailsTo = async (email: string): Promise<string[]> => {
  const answer = await fetch(`${sandbox}/__sandbox/mails?to=${encodeURIComponent(email)}`);
  return JSON.stringify(await answer.json()).match(/"text":"[^"]*"/g) ?? [];
};

it("a visitor leaves an address for a size, is written to once when it is back, and forgotten [BEY-14]", async () => {
  await setStock(sandbox, SKU, 0);
  const browser = new HttpBrowser(shop);
  expect((await browser.open(PAGE)).text).toContain('id="alert-email"');
  const email = `alert-${Date.now()}@vitrine.test`;
  let done: Page | undefined;
  expect(await gatewayCalls(sandbox, async () => (done = await browser.post(PAGE, { email: ` ${email} ` })))).toContain(
    ALERTS,
  );
  expect(new URL(done!.url).pathname).toMatch(new RegExp(`--p${PRODUCT}$`));
  // A second request for the same alert changes nothing.
  await browser.post(PAGE, { email: email.toUpperCase() });
  expect(await mailsTo(email)).toEqual([]);
  await setStock(sandbox, SKU, 3);
  expect(await mailsTo(email)).toHaveLength(1);
  await setStock(sandbox, SKU, 0);
  await setStock(sandbox, SKU, 3);
  expect(await mailsTo(email)).toHaveLength(1);
  await setStock(sandbox, SKU, 0);
});

it("what comes in one size only is waited for without a word of sizes", async () => {
  const [product, sku] = ["100028", "1000280101"];
  await setStock(sandbox, sku, 0);
  const browser = new HttpBrowser(shop);
  const address = `/fr-fr/product/${product}/alert?sku=${sku}`;
  const form = shown(await browser.open(address));
  expect(form).toContain("le jour où l’article est disponible");
  const email = `one-${Date.now()}@vitrine.test`;
  const set = shown(await browser.post(address, { email }));
  expect(set).toContain(
    "pour Cabas en toile Flora\u00a0: un e-mail vous préviendra dès que l’article sera disponible.",
  );
  expect(set).not.toContain("taille Taille unique");
  await setStock(sandbox, sku, 3);
  expect((await mailsTo(email))[0]).toContain("commander Cabas en toile Flora\u00a0:");
});

it("a size that came back while the form stood open is not waited for", async () => {
  const [product, sku] = ["100023", "1000230101"];
  await setStock(sandbox, sku, 5);
  const browser = new HttpBrowser(shop);
  let page: Page | undefined;
  const address = `/fr-fr/product/${product}/alert?sku=${sku}`;
  const calls = await gatewayCalls(
    sandbox,
    async () => (page = await browser.post(address, { email: "a@vitrine.test" })),
  );
  expect(calls).not.toContain(ALERTS);
  expect(shown(page!)).toContain("Bonne nouvelle");
});

it("an address that is none, or a gateway that is unavailable, leave what was typed in the form, and nothing is saved", async () => {
  await setStock(sandbox, SKU, 0);
  const browser = new HttpBrowser(shop);
  const wrong = ["", " ", "nobody", "a@b", `${"x".repeat(120)}@vitrine.test`, "Ωμέγα", "a\u0000@b.fr", "<b>@b.fr"];
  for (const email of wrong) {
    let page: Page | undefined;
    expect(await gatewayCalls(sandbox, async () => (page = await browser.post(PAGE, { email })))).not.toContain(ALERTS);
    expect([email, page!.status]).toEqual([email, 422]);
    expect(titleOf(page!)).toMatch(/^Erreur/);
    expect(shown(page!)).toContain("Indiquez une adresse e-mail complète");
  }
  expect(valueOf(await browser.post(PAGE, { email: "nobody" }), "email")).toBe("nobody");
  for (const [fault, status, retryAfter] of [
    [{ status: 500 }, 503, "10"],
    [{ reset: true }, 503, "10"],
    [{ status: 403, body: { code: "NO_ALERTS", message: "no" } }, 503, "10"],
    [{ status: 422, body: { code: "TOO_MANY_ALERTS", message: "no" } }, 422, undefined],
  ] as const) {
    await setFaults(sandbox, [{ method: "PUT", path: "/gateway/stock-alerts", ...fault }]);
    const page = await browser.post(PAGE, { email: "kept@vitrine.test" });
    expect([page.status, page.headers["retry-after"], valueOf(page, "email")]).toEqual([
      status,
      retryAfter,
      "kept@vitrine.test",
    ]);
  }
});

it("a customer's alert goes into the account, whatever address comes along", async () => {
  await setStock(sandbox, SKU, 0);
  const browser = new HttpBrowser(shop);
  const signIn = await browser.open(`/fr-fr/auth/sign-in?register=1&returnTo=${encodeURIComponent(PAGE)}`);
  const page = await register(browser, signIn, `alert-account-${Date.now()}@vitrine.test`);
  expect(page.text).not.toContain('id="alert-email"');
  const calls = await gatewayCalls(sandbox, () => browser.post(PAGE, { email: "other@vitrine.test" }));
  expect(calls).not.toContain(ALERTS);
  expect((await browser.open("/fr-fr/account/alerts")).text).toContain(`sku=${SKU}`);
});
