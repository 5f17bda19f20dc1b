import { type Cart, cartSchema, mergedCartSchema } from "#models/cart.ts";
import { gatewayErrorSchema } from "#models/schema-parts.ts";
import { customerSchema } from "#models/customer.ts";
import type { Domain } from "#models/site.ts";
import type { Goods } from "./catalogue-journey";
import type { Ask, Prober } from "./prober";

const version = (cart: Cart): Pick<Required<Ask>, "params" | "query"> => {
  return { params: { cartId: cart.id }, query: { version: cart.version } };
};

/** A visitor's cart from its creation to its deletion. */
export async function cartJourney(prober: Prober, domain: Domain, goods: Goods): Promise<void> {
  let cart = await prober.get(cartSchema, "createCart", { body: { user: null } }, 201);
  await prober.ask("createCart", { body: { user: null, more: 1 } }, 400);
  cart = await fillCart(prober, cart, goods);
  cart = await changeLines(prober, cart);
  cart = await reductions(prober, cart);
  cart = await extras(prober, cart, domain);
  await prober.ask("listShippingMethods", { query: { country: domain.countryCodeISO2, cartId: cart.id } }, 200);
  await prober.ask("listShippingMethods", { query: { country: "AQ" } }, 422);
  await prober.ask("getCart", { params: { cartId: cart.id } }, 200);
  await prober.ask("deleteCart", { ...version(cart), query: { version: cart.version + 1 } }, 409);
  await prober.ask("deleteCart", version(cart), 204);
  const { body } = await prober.ask("getCart", { params: { cartId: cart.id } }, 404);
  const { message = "" } = gatewayErrorSchema.safeParse(body).data ?? {};
  prober.check(
    "getCart",
    message.startsWith("No cart found for id"),
    `a 404 says 'No cart found for id', not ${message}`,
  );
}

/** Tests versions, also with two concurrent changes, and lists of which only a part can be added. */
async function fillCart(prober: Prober, cart: Cart, { sku, otherSku }: Goods): Promise<Cart> {
  const add = { ...version(cart), params: { cartId: cart.id, id: sku } };
  const both = await Promise.all([prober.ask("addProduct", add, 200, 409), prober.ask("addProduct", add, 200, 409)]);
  const statuses = both.map(({ status }) => status).sort();
  prober.check(
    "addProduct",
    statuses.join() === "200,409",
    `two writers of one version are answered ${statuses.join()}`,
  );
  await prober.ask("addProduct", { ...add, params: { cartId: cart.id, id: "9999999999" } }, 404, 409);
  const current = await prober.get(cartSchema, "getCart", { params: { cartId: cart.id } });
  prober.check("addProduct", current.version === cart.version + 1, "a change raises the version by more than one");
  const partly = await prober.get(
    cartSchema,
    "addProducts",
    { ...version(current), body: [otherSku, "9999999999"] },
    206,
  );
  prober.check("addProducts", partly.productsNotAdded.join() === "9999999999", "does not say what was not added");
  return prober.get(cartSchema, "addProducts", { ...version(partly), body: [otherSku] });
}

async function changeLines(prober: Prober, cart: Cart): Promise<Cart> {
  const [line] = cart.lineItems;
  const params = { cartId: cart.id, id: line?.lineId ?? "" };
  let changed = await prober.get(cartSchema, "setQuantity", { ...version(cart), params: { ...params, quantity: 2 } });
  const total = changed.lineItems.find(({ lineId }) => lineId === line?.lineId);
  prober.check("setQuantity", total?.quantity === 2, "the quantity is not what was set");
  for (const quantity of ["0", "-1", "1.5", "x"]) {
    await prober.ask("setQuantity", { ...version(changed), params: { ...params, quantity } }, 400);
  }
  await prober.ask("setQuantity", { ...version(changed), params: { ...params, quantity: 999_999 } }, 422);
  await prober.ask("setQuantity", { ...version(changed), params: { ...params, id: "nobody", quantity: 1 } }, 404);
  changed = await prober.get(cartSchema, "refreshCart", version(changed));
  changed = await prober.get(cartSchema, "removeProduct", {
    ...version(changed),
    params: { cartId: cart.id, id: changed.lineItems[1]?.lineId ?? "" },
  });
  await prober.ask("removeProduct", { ...version(changed), params: { cartId: cart.id, id: "nobody" } }, 404);
  return changed;
}

/**
 * Needs a shop with the promo code BIENVENUE10 (contract/README.md): without it the gateway answers 422, and the
 * journey ends here.
 */
async function reductions(prober: Prober, cart: Cart): Promise<Cart> {
  const code = (promoCode: string, of = cart) => ({ ...version(of), params: { cartId: of.id, promoCode } });
  await prober.ask("addPromoCode", code("CONTRACT-TESTS"), 422);
  await prober.ask("removePromoCode", code("CONTRACT-TESTS"), 404);
  const reduced = await prober.get(cartSchema, "addPromoCode", code("BIENVENUE10"));
  prober.check("addPromoCode", reduced.discountCode.length === 1, "the code does not stand in the cart");
  await prober.ask("addPromoCode", code("BIENVENUE10", reduced), 422);
  return prober.get(cartSchema, "removePromoCode", code("BIENVENUE10", reduced));
}

async function extras(prober: Prober, cart: Cart, { params: { giftCard, donations } }: Domain): Promise<Cart> {
  const amount = (centAmount: number) => ({ ...cart.totalPrice, centAmount });
  for (const centAmount of [giftCard.minAmount - 1, giftCard.maxAmount + 1, -1]) {
    await prober.ask("buyGiftCard", { ...version(cart), body: { amount: amount(centAmount) } }, 422);
  }
  const within = { amount: { ...amount(giftCard.minAmount), more: 1 } };
  await prober.ask("buyGiftCard", { ...version(cart), body: within }, 400);
  const foreign = { centAmount: giftCard.minAmount, currencyCode: "XTS" };
  await prober.ask("buyGiftCard", { ...version(cart), body: { amount: foreign } }, 422);
  let changed = await prober.get(cartSchema, "buyGiftCard", {
    ...version(cart),
    body: { amount: amount(giftCard.preselectedAmount), message: "Contract tests" },
  });
  const params = { cartId: cart.id, giftCardId: changed.giftCards[0]?.giftCardId ?? "" };
  changed = await prober.get(cartSchema, "removeBoughtGiftCard", { ...version(changed), params });
  await prober.ask("removeBoughtGiftCard", { ...version(changed), params }, 404);
  const donation = donations.find(({ isActive }) => isActive);
  await prober.ask("addDonation", { ...version(changed), body: { donationId: "contract-tests" } }, 404);
  const nobodys = { cartId: cart.id, donationId: "contract-tests" };
  await prober.ask("removeDonation", { ...version(changed), params: nobodys }, 404);
  if (!donation) return changed;
  changed = await prober.get(cartSchema, "addDonation", { ...version(changed), body: { donationId: donation.id } });
  const of = { cartId: cart.id, donationId: donation.id };
  changed = await prober.get(cartSchema, "removeDonation", { ...version(changed), params: of });
  await prober.ask("removeDonation", { ...version(changed), params: of }, 404);
  return changed;
}

/** Merges a visitor's cart with the customer's; gives the customer's. */
export async function mergeJourney(prober: Prober, goods: Goods): Promise<Cart> {
  const account = await prober.get(customerSchema, "getAccount");
  const customer = { customerId: account.customerId, email: account.email };
  const before = await prober.ask("getOwnCart", {}, 200, 404);
  const known = cartSchema.safeParse(before.body).data;
  if (known) await prober.ask("deleteCart", { ...version(known), as: "customer" }, 204);
  await prober.ask("getOwnCart", {}, 404);
  const own = await prober.get(cartSchema, "createCart", { body: { user: customer }, as: "customer" }, 201);
  await prober.ask("createCart", { body: { user: customer }, as: "customer" }, 406);
  const add = (cart: Cart, id: string, as: "customer" | "visitor") =>
    prober.get(cartSchema, "addProduct", { ...version(cart), params: { cartId: cart.id, id }, as });
  await add(own, goods.sku, "customer");
  const visitors = await prober.get(cartSchema, "createCart", { body: { user: null } }, 201);
  await add(visitors, goods.sku, "visitor");
  const body = { cartId: visitors.id, customer };
  const merged = await prober.get(mergedCartSchema, "mergeCarts", { body }, 226);
  const quantity = merged.cart?.lineItems.find(({ sku }) => sku === goods.sku)?.quantity;
  prober.check("mergeCarts", quantity === 2, `quantities are not added up: ${quantity}`);
  const again = await prober.get(mergedCartSchema, "mergeCarts", { body });
  prober.check("mergeCarts", again.hasBeenMerged === false, "a cart is merged twice");
  return prober.get(cartSchema, "getOwnCart");
}
