import { expect, inject, it } from "vitest";
import { HttpBrowser } from "../support/http-browser";
import { addToCart, findSkus, PASSWORD, register, signIn } from "../support/http-shopper";
import { gatewayCalls } from "../support/sandbox-control";

const shop = inject("shopUrl");

/** A customer at two browsers, signed in at both before the first fills the cart. */
async function atDeskAndPhone(sku: string): Promise<HttpBrowser> {
  const email = `known-cart-${crypto.randomUUID()}@vitrine.test`;
  const signInPath = "/fr-fr/auth/sign-in?returnTo=/fr-fr/account/dashboard";
  const desk = new HttpBrowser(shop);
  await register(desk, await desk.open(`${signInPath}&register=1`), email);
  const phone = new HttpBrowser(shop);
  await signIn(phone, await phone.open(signInPath), email, PASSWORD);
  await addToCart(desk, sku);
  return phone;
}

it("a customer who began a cart elsewhere meanwhile finds it, and the header counts what the page lists", async () => {
  const [sku = ""] = await findSkus(new HttpBrowser(shop), 1);
  const phone = await atDeskAndPhone(sku);
  const { text } = await phone.open("/fr-fr/cart");
  expect(text).toContain(`name="sku" value="${sku}"`);
  expect(text).toContain('aria-label="Panier, 1 article"');
});

it("a customer who began a cart elsewhere meanwhile goes on with it: the creation is refused with 406 [CART-04]", async () => {
  const [first = "", second = ""] = await findSkus(new HttpBrowser(shop), 2);
  const phone = await atDeskAndPhone(first);
  const calls = await gatewayCalls(inject("sandboxUrl"), async () => {
    await phone.post("/fr-fr/cart", { intent: "add", sku: second }, { follow: false });
  });
  expect(calls.filter((call) => /^(POST \/carts|GET \/carts-self)$/.test(call))).toEqual([
    "POST /carts",
    "GET /carts-self",
  ]);
  const { text } = await phone.open("/fr-fr/cart");
  for (const sku of [first, second]) expect(text).toContain(`name="sku" value="${sku}"`);
});
