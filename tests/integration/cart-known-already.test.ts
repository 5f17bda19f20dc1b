import { expect, inject, it } from "vitest";
import { HttpBrowser } from "../support/http-browser";
import { addToCart, findSkus, PASSWORD, register, signIn } from "../support/http-shopper";
import { gatewayCalls } from "../support/sandbox-control";

it("a customer who began a cart elsewhere meanwhile goes on with it: the creation is refused with 406 [CART-04]", async () => {
  const shop = inject("shopUrl");
  const [first = "", second = ""] = await findSkus(new HttpBrowser(shop), 2);
  const email = `known-cart-${Date.now()}@vitrine.test`;
  const signInPath = "/fr-fr/auth/sign-in?returnTo=/fr-fr/account/dashboard";
  const desk = new HttpBrowser(shop);
  await register(desk, await desk.open(`${signInPath}&register=1`), email);
  const phone = new HttpBrowser(shop);
  await signIn(phone, await phone.open(signInPath), email, PASSWORD);
  await addToCart(desk, first);
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
