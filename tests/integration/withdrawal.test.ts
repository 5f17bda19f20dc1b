import { expect, inject, it } from "vitest";
import { shown } from "../support/cart-text";
import { HttpBrowser } from "../support/http-browser";
import {
  addToCart,
  fillCheckout,
  findSkus,
  PASSWORD,
  pay,
  payByCard,
  register,
  signIn,
  valueOf,
} from "../support/http-shopper";
import { endSessions, setFaults } from "../support/sandbox-control";

/** A customer who has just ordered: so many products, and so many pieces of each. */
async function buy(products = 1, pieces = 1): Promise<{ browser: HttpBrowser; order: string; email: string }> {
  const browser = new HttpBrowser(inject("shopUrl"));
  for (const sku of await findSkus(browser, products)) {
    for (let count = 0; count < pieces; count++) await addToCart(browser, sku);
  }
  const page = await browser.open("/fr-fr/auth/sign-in?register=1&returnTo=/fr-fr/cart");
  const email = `withdrawal-${crypto.randomUUID()}@vitrine.test`;
  await register(browser, page, email);
  const confirmation = await payByCard(browser, await pay(browser, await fillCheckout(browser)));
  const order = /href="(\/fr-fr\/account\/orders\/\d+)"/.exec(confirmation.text)?.[1];
  if (!order) throw new Error("no order");
  return { browser, order, email };
}

it("an order is withdrawn from in two steps, acknowledged, and ordered again [BEY-02]", async () => {
  const { browser, order } = await buy();
  const page = await browser.open(order);
  expect(page.text).toContain(`href="${order}/withdraw"`);
  const choose = await browser.open(`${order}/withdraw`);
  const line = /name="line"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="line"/
    .exec(choose.text)
    ?.slice(1)
    .find(Boolean);
  expect(line).toBeDefined();
  const confirm = await browser.open(`${order}/withdraw?line=${line}`);
  expect(shown(confirm)).toContain("Confirmez votre rétractation");

  const done = await browser.post(`${order}/withdraw`, { line: line! });
  expect(new URL(done.url).pathname).toBe(`${order}/withdraw`);
  expect(shown(done)).toContain("Nous avons bien reçu votre rétractation");
  const reference = /R\d+-\d{4}/.exec(done.text)?.[0];
  // Sent again from an open page, it is the same withdrawal; the downloaded text says so too.
  const again = await browser.post(`${order}/withdraw`, { line: line! });
  expect(again.text).toContain(reference);
  expect((await browser.open(`${order}/withdraw/text`)).text).toContain(reference);
  expect((await browser.open(order)).text).toContain(reference);

  const cart = await browser.post(order, {});
  expect(new URL(cart.url).pathname).toBe("/fr-fr/cart");
  expect(shown(cart)).toContain("1 article");
  expect(browser.failures).toEqual([]);
});

it("lines that were kept are withdrawn from later, each with its own acknowledgement [BEY-02]", async () => {
  const { browser, order } = await buy(2);
  const offered = async () => {
    const page = await browser.open(`${order}/withdraw`);
    return [...page.text.matchAll(/<input[^>]*name="line"[^>]*>/g)].map(
      ([input]) => /value="([^"]+)"/.exec(input)![1]!,
    );
  };
  const [first, second, ...others] = await offered();
  expect(others).toEqual([]);
  const withdraw = async (...lines: string[]) => {
    const body = new URLSearchParams(lines.map((line) => ["line", line]));
    const done = await browser.post(`${order}/withdraw`, body);
    return new URL(done.url).searchParams.get("reference");
  };
  const one = await withdraw(first!);
  expect(one).toMatch(/^R\d+-\d{4}$/);
  expect(await withdraw(first!)).toBe(one);
  expect(await offered()).toEqual([second]);
  // From an older page: the line already withdrawn keeps its first withdrawal.
  const two = await withdraw(first!, second!);
  expect(two).toMatch(/^R\d+-\d{4}$/);
  expect(two).not.toBe(one);
  expect(await offered()).toEqual([]);

  const page = await browser.open(order);
  for (const reference of [one, two]) expect(shown(page)).toContain(reference);
  expect(page.text).not.toContain(`href="${order}/withdraw"`);
  const texts = await Promise.all(
    [one, two].map(async (reference) => (await browser.open(`${order}/withdraw/text?reference=${reference}`)).text),
  );
  expect(texts.map((text) => text.match(/^- /gm)?.length)).toEqual([1, 1]);
  expect(browser.failures).toEqual([]);
});

it("one of three pieces is withdrawn from, and the other two later [BEY-02]", async () => {
  const { browser, order } = await buy(1, 3);
  const choose = await browser.open(`${order}/withdraw`);
  const [line, key] = [valueOf(choose, "line"), valueOf(choose, "key")];
  const field = `quantity-${line}`;
  const options = (text: string) => [...text.matchAll(/<option[^>]*value="(\d)"/g)].map(([, value]) => value);
  expect([options(choose.text), valueOf(choose, field)]).toEqual([["1", "2", "3"], "3"]);
  const at = (quantity: string) => `${order}/withdraw?step=2&key=${key}&line=${line}&${field}=${quantity}`;
  const confirm = await browser.open(at("1"));
  expect(shown(confirm)).toMatch(/Quantité\s: 1/);
  const form = { key: valueOf(confirm, "key")!, line: line!, [field]: valueOf(confirm, field)! };
  expect(form).toEqual({ key, line, [field]: "1" });

  // Pressed twice: both answers acknowledge the same withdrawal, and so do reload and the way back.
  const presses = await Promise.all([form, form].map((each) => browser.post(confirm.url, each)));
  const references = new Set(presses.map(({ url }) => new URL(url).searchParams.get("reference")));
  expect([...references]).toEqual([expect.stringMatching(/^R\d+-\d{4}$/)]);
  const [one = ""] = [...references].map(String);
  const back = await browser.open(at("1"));
  expect(shown(back)).toContain("Nous avons bien reçu votre rétractation");
  expect(back.text).toContain(one);
  expect((await browser.open(`${order}/withdraw/text?reference=${one}`)).text).toMatch(/^- 1 × /m);
  expect(shown(await browser.open(order))).toMatch(/Rétractation reçue\s: 1 sur 3/);

  const later = await browser.open(`${order}/withdraw`);
  expect([options(later.text), valueOf(later, field)]).toEqual([["1", "2"], "2"]);
  expect(shown(later)).toContain(one);
  // Chosen in a tab from before: told, and nothing is sent.
  const others = { key: valueOf(later, "key")!, line: line! };
  const tooMany = await browser.post(`${order}/withdraw?step=2&line=${line}&${field}=3`, { ...others, [field]: "3" });
  expect([tooMany.status, shown(tooMany).match(/vous ne pouvez plus en rendre que 2/g)?.length]).toEqual([422, 2]);
  expect(tooMany.text).toMatch(new RegExp(`<select(?=[^>]*name="${field}")(?=[^>]*aria-invalid)[^>]*>`));
  const rest = await browser.post(`${order}/withdraw`, { ...others, [field]: "2" });
  const two = new URL(rest.url).searchParams.get("reference");
  expect(two).not.toBe(one);
  expect((await browser.open(`${order}/withdraw/text?reference=${two}`)).text).toMatch(/^- 2 × /m);
  const page = await browser.open(order);
  expect(shown(page)).not.toContain("sur 3");
  expect(page.text).not.toContain(`href="${order}/withdraw"`);
  // Ordering again is of the order, whatever was sent back.
  expect(shown(await browser.post(order, {}))).toContain("3 articles");
  expect(browser.failures).toEqual([]);
});

it("a choice that is changed before it is confirmed begins with what was chosen", async () => {
  const { browser, order } = await buy(2);
  const boxes = (text: string) => {
    const inputs = [...text.matchAll(/<input[^>]*name="line"[^>]*>/g)].map(([input]) => input);
    return inputs.map((input) => ({ id: /value="([^"]+)"/.exec(input)![1]!, isTicked: /\schecked/.test(input) }));
  };
  const all = boxes((await browser.open(`${order}/withdraw`)).text);
  expect(all.map(({ isTicked }) => isTicked)).toEqual([true, true]);
  const confirm = await browser.open(`${order}/withdraw?step=2&line=${all[1]!.id}`);
  const [, href = ""] = /<a(?=[^>]*href="([^"]+)")[^>]*>Changer mon choix/.exec(confirm.text) ?? [];
  const again = boxes((await browser.open(href.replaceAll("&amp;", "&"))).text);
  expect(again).toEqual([{ ...all[0], isTicked: false }, all[1]]);
});

it("a statement confirmed when the session had ended is there to be confirmed again [BEY-15]", async () => {
  const sandbox = inject("sandboxUrl");
  const { browser, order, email } = await buy();
  const choose = await browser.open(`${order}/withdraw`);
  const line = valueOf(choose, "line");
  const confirm = await browser.open(`${order}/withdraw?line=${line}`);
  await endSessions(sandbox);
  browser.forget(sandbox);
  const provider = await browser.post(`${order}/withdraw`, { line: line! }, { from: confirm.url });
  expect(provider.url).toContain(`${sandbox}/auth`);
  await setFaults(sandbox, []);
  const back = await signIn(browser, provider, email, PASSWORD);
  expect(back.url).toBe(confirm.url);
  expect(shown(back)).toContain("Confirmez votre rétractation");
  expect(valueOf(back, "line")).toBe(line);
  expect(shown(await browser.post(`${order}/withdraw`, { line: line! }))).toContain("bien reçu votre rétractation");
});

it("somebody else's order, invoice and withdrawal are not there", async () => {
  const { browser, order } = await buy();
  const invoice = /href="(\/fr-fr\/account\/downloads\/[^"]+)"/.exec((await browser.open(order)).text)?.[1];
  expect(invoice).toBeDefined();
  const file = await browser.open(invoice!);
  expect([file.status, file.text.startsWith("%PDF-")]).toEqual([200, true]);

  const other = new HttpBrowser(inject("shopUrl"));
  const page = await other.open("/fr-fr/auth/sign-in?register=1&returnTo=/fr-fr/account/orders");
  await register(other, page, `other-${Date.now()}@vitrine.test`);
  for (const path of [order, `${order}/withdraw`, `${order}/withdraw/text`, invoice!]) {
    expect((await other.open(path)).status, path).toBe(404);
  }
  expect((await other.post(`${order}/withdraw`, { line: "1" })).status).toBe(404);
});

it("an order that cannot be ordered again for now says so in its title too, without scripts", async () => {
  const { browser, order } = await buy();
  await setFaults(inject("sandboxUrl"), [{ path: "^/gateway/carts", status: 503 }]);
  const page = await browser.post(order, {});
  await setFaults(inject("sandboxUrl"), []);
  expect(page.status).toBe(503);
  expect(/<title>([^<]*)/.exec(page.text)?.[1]).toMatch(/^Erreur\s: Commande \d+/);
});
