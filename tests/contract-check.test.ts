import { describe, expect, it } from "vitest";
import { aCart } from "./support/builders";
import { contractProblems, type Exchange } from "./support/contract-check";

/** A change of a cart as the contract has it. */
const exchange = (other: Partial<Exchange>): Exchange => ({
  method: "POST",
  path: "/carts/cart-1/donation?version=3",
  idempotencyKey: null,
  asked: { donationId: "trees" },
  status: 200,
  answered: aCart(),
  ...other,
});

const A_CUSTOMER = { customerId: "1", email: "ana@vitrine.test", loyaltyType: null };

describe("gateways that unit tests stand in for", () => {
  it("may answer as the contract says", () => {
    expect(contractProblems(exchange({}))).toEqual([]);
  });

  it.each<[string, Partial<Exchange>, string]>([
    ["a call that there is not", { path: "/carts/cart-1/gift" }, "POST /carts/cart-1/gift is no call of the contract"],
    ["a change without a version", { path: "/carts/cart-1/donation" }, "addDonation: query: version"],
    ["a parameter too many", { path: "/carts/cart-1/donation?version=3&now=1" }, "addDonation: query"],
    ["a body with another field", { asked: { donationId: "trees", amount: 1 } }, "addDonation: body"],
    ["a payment without a key", { path: "/carts-self/cart-1/validate?version=3" }, "validateCart: Idempotency-Key"],
    ["an answer that is no JSON", { answered: undefined }, "addDonation: answer: "],
    ["an answer that is no cart", { answered: {} }, "addDonation: answer: id"],
    // The shop would read these; the contract has neither.
    ["null for what is absent", { answered: { ...aCart(), customer: A_CUSTOMER } }, "customer.loyaltyType"],
    [
      "an entry that nobody knows",
      { answered: { ...aCart(), subscriptions: [{ type: "SMS" }] } },
      "subscriptions.0.type",
    ],
    ["a status that it does not have", { status: 204, answered: null }, "addDonation: answer: 204 is none of"],
  ])("may not take or give %s", (_what, other, problem) => {
    expect(contractProblems(exchange(other)).join("\n")).toContain(problem);
  });

  it("may refuse anything, in any words", () => {
    expect(contractProblems(exchange({ path: "/nowhere", status: 503, answered: undefined }))).toEqual([]);
  });
});
