import { deliveryAddressesSchema, deliveryAddressSchema } from "#models/address.ts";
import { bankStatementsSchema, customerSchema, stockAlertsSchema, wishlistSchema } from "#models/customer.ts";
import type { Domain } from "#models/site.ts";
import type { Goods } from "./catalogue-journey";
import type { Prober } from "./prober";

/** The common example IBAN. */
const IBAN = "FR1420041010050500013M02606";

/** All calls of an account, which is left as it was; deletes and reactivates it at the end. */
export async function accountJourney(prober: Prober, domain: Domain, goods: Goods): Promise<void> {
  await profile(prober);
  await addresses(prober, domain.countryCodeISO2);
  await subscriptions(prober, domain.storeId);
  await bank(prober);
  await loyalty(prober);
  await wishes(prober, goods);
  await alerts(prober, goods, domain.storeId);
  await prober.ask("deleteAccount", {}, 204);
  await prober.ask("getWishlist", {}, 403);
  const back = await prober.get(customerSchema, "reactivateAccount");
  prober.check("reactivateAccount", !back.isDeleted, "the account is still deleted");
}

async function profile(prober: Prober): Promise<void> {
  const account = await prober.get(customerSchema, "getAccount");
  const { firstName } = account;
  const after = await prober.get(customerSchema, "updateAccount", { body: { firstName } });
  prober.check("updateAccount", after.customerId === account.customerId, "another account is answered");
  for (const body of [
    { firstName: "" },
    { firstName: "zero\u0000" },
    { firstName: "half \ud83d" },
    { email: "nobody" },
    { customerId: "1" },
    { birthday: "1986-13-45" },
  ]) {
    await prober.ask("updateAccount", { body }, 400);
  }
  const wrong = { currentPassword: "contract tests", newPassword: "contract tests" };
  await prober.ask("changePassword", { body: wrong }, 422);
  await prober.ask("changePassword", { body: { ...wrong, newPassword: "short" } }, 400);
  await changePassword(prober);
  await prober.ask("getLastPurchaseDate", {}, 200);
}

/** Changes the password and changes it back. Skipped if the password is unknown, or too short to be set again. */
async function changePassword(prober: Prober): Promise<void> {
  const { password } = prober.target;
  if (password === null || password.length < 8) return;
  const other = `${password} 2`;
  await prober.ask("changePassword", { body: { currentPassword: password, newPassword: other } }, 204);
  await prober.ask("changePassword", { body: { currentPassword: other, newPassword: password } }, 204);
}

async function addresses(prober: Prober, country: string): Promise<void> {
  const body = {
    firstName: "Contract",
    lastName: "Tests",
    line1: "14 rue des Lilas",
    zipCode: "75019",
    city: "Paris",
    country,
    favorite: false,
  };
  const added = await prober.get(deliveryAddressSchema, "addDeliveryAddress", { body }, 201);
  for (const wrong of [
    { ...body, line1: "" },
    { ...body, country: "France" },
    { ...body, id: "1" },
    { ...body, position: -1 },
  ]) {
    await prober.ask("addDeliveryAddress", { body: wrong }, 400);
  }
  const params = { id: added.id };
  const changed = await prober.get(deliveryAddressSchema, "changeDeliveryAddress", {
    params,
    body: { ...body, city: "Lyon" },
  });
  prober.check("changeDeliveryAddress", changed.city === "Lyon", "the address has not changed");
  await prober.ask("changeDeliveryAddress", { params: { id: "nobody" }, body }, 404);
  const back = await prober.get(deliveryAddressSchema, "addDeliveryAddress", { body: { ...body, position: 0 } }, 201);
  const { values } = await prober.get(deliveryAddressesSchema, "listDeliveryAddresses");
  prober.check("addDeliveryAddress", values[0]?.id === back.id, "an address with a place is not put there");
  await prober.ask("removeDeliveryAddress", { params: { id: back.id } }, 204);
  await prober.ask("listAddresses", { query: { country } }, 200);
  await prober.ask("removeDeliveryAddress", { params }, 204);
  await prober.ask("removeDeliveryAddress", { params }, 404);
  const { firstName: _first, lastName: _last, favorite: _favorite, ...postal } = body;
  const before = await prober.ask("getBillingAddress", {}, 200, 404);
  await prober.ask("setBillingAddressOfAccount", { body: before.status === 200 ? before.body : postal }, 200);
  await prober.ask("getBillingAddress", {}, 200);
}

async function subscriptions(prober: Prober, store: string): Promise<void> {
  await prober.ask("listSubscriptions", {}, 200);
  const values = [{ type: "survey", optin: "NO" }];
  await prober.ask("changeSubscriptions", { body: { store, source: "WEB", values } }, 200);
  await prober.ask("changeSubscriptions", { body: { store, source: "WEB", values: [...values, ...values] } }, 400);
  await prober.ask("changeSubscriptions", { body: { store, source: "PAPER", values } }, 400);
  await prober.ask("listTransactionSubscriptions", { query: { isLoyaltyCardInTransaction: "true" } }, 200);
  await prober.ask("listGiftCards", {}, 200);
}

/** Tests the bank details, and restores the customer's former ones, if any. */
async function bank(prober: Prober): Promise<void> {
  const before = await prober.get(bankStatementsSchema, "getBankStatements");
  await prober.ask("setBankStatements", { body: { iban: "FR1420041010050500013M02607" } }, 422);
  const after = await prober.get(bankStatementsSchema, "setBankStatements", { body: { iban: IBAN } });
  prober.check("setBankStatements", after.iban === IBAN, "another IBAN is kept");
  if (before.iban !== null) await prober.ask("setBankStatements", { body: before }, 200);
}

async function loyalty(prober: Prober): Promise<void> {
  const { loyaltyType } = await prober.get(customerSchema, "getAccount");
  const status = loyaltyType === undefined ? 403 : 200;
  await prober.ask("listLoyaltyMovements", { query: { page: 1, size: 5 } }, status);
  await prober.ask("listLoyaltyMovements", { query: { size: 1000 } }, 400);
  await prober.ask("listLoyaltyOffers", { params: { storeId: prober.target.store } }, status);
}

async function wishes(prober: Prober, { productId }: Goods): Promise<void> {
  const before = await prober.get(wishlistSchema, "getWishlist");
  const after = await prober.get(wishlistSchema, "addToWishlist", { body: { productId } });
  prober.check("addToWishlist", after.values[0]?.productId === productId, "the newest wish is not the first");
  const moved = await prober.get(wishlistSchema, "addToWishlist", {
    body: { productId, position: after.values.length },
  });
  prober.check("addToWishlist", moved.values.at(-1)?.productId === productId, "a position is not taken notice of");
  await prober.ask("addToWishlist", { body: { productId: "999999" } }, 404);
  await prober.ask("removeFromWishlist", { params: { productId } }, 200);
  await prober.ask("removeFromWishlist", { params: { productId } }, 404);
  const position = before.values.findIndex((wish) => wish.productId === productId);
  const known = before.values[position];
  if (known) await prober.ask("addToWishlist", { body: { ...known, position } }, 200);
}

async function alerts(prober: Prober, { productId, sku }: Goods, id: string): Promise<void> {
  await prober.ask("listStockAlerts", { query: { id } }, 200);
  await prober.ask("listStockAlerts", {}, 400);
  const added = await prober.get(stockAlertsSchema, "addStockAlert", { query: { id }, body: { sku, productId } });
  prober.check(
    "addStockAlert",
    added.values.some((alert) => alert.sku === sku),
    "the alert is not in the list",
  );
  const visitor = { email: "contract-runner@example.com", store: id, sku, productId };
  await prober.ask("addVisitorAlert", { body: visitor }, 200);
  await prober.ask("addVisitorAlert", { body: { ...visitor, email: "nobody" } }, 400);
  const remove = { params: { sku }, query: { knowledgeTypeId: id } };
  await prober.ask("removeStockAlert", remove, 200);
  await prober.ask("removeStockAlert", remove, 404);
}
