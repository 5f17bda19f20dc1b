import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setPassword } from "../customers/accounts";
import { type Commerce, Shopper, startCommerce } from "./commerce.fixture";
import { SUBSCRIPTION_KEY } from "./context";
import { CALLS, findCall } from "#contract/contract.ts";
import { contractTests } from "#contract/runner/contract-tests.ts";
import type { Prober } from "#contract/runner/prober.ts";
import { report, verdict } from "#contract/runner/report.ts";

const PASSWORD = "a password of its own";
let commerce: Commerce;
let prober: Prober;
beforeAll(async () => {
  commerce = await startCommerce(240);
  await setPassword(commerce.sandbox, "c-1001", PASSWORD);
  const target = {
    gateway: `${commerce.baseUrl}/gateway`,
    subscriptionKey: SUBSCRIPTION_KEY,
    store: "1001",
    locale: "fr-FR",
    token: await new Shopper(commerce, "c-1001").bearer("c-1001"),
    password: PASSWORD,
    messageToken: "sandbox-token-fid",
  };
  prober = await contractTests(target, { giftCard: "6006000000000002" });
}, 120_000);
afterAll(() => commerce.close());

describe("the contract", () => {
  it("is kept by the sandbox, call by call", () => {
    const outcomes = [...prober.outcomes.values()];
    const { text, failed } = report({ outcomes, stops: prober.stops });
    expect(failed, text).toBe(0);
    expect(prober.stops).toEqual([]);
    // A member can neither buy the card nor be handed a happy shopper's parcel.
    const refused = outcomes.filter((outcome) => verdict(outcome) === "only refused").map(({ call }) => call.id);
    expect(refused).toEqual(["setHspReceiver", "addLoyaltyCard", "removeLoyaltyCard"]);
    expect(outcomes).toHaveLength(CALLS.length);
  });

  it("is known by every spelling of a path, and no other", () => {
    expect(findCall("GET", "/web-domains")?.call.id).toBe("listDomains");
    expect(findCall("GET", "/accounts-self/")?.call.id).toBe("getAccount");
    expect(findCall("POST", "/carts/merge")?.call.id).toBe("mergeCarts");
    expect(findCall("GET", "/carts/merge")?.params).toEqual({ cartId: "merge" });
    expect(findCall("GET", "/carts/a%2Fb")?.params).toEqual({ cartId: "a/b" });
    for (const path of ["", "/", "/carts/", "//carts", "/CARTS", "/carts/a/b/c"])
      expect(findCall("GET", path)).toBeNull();
    expect(() => findCall("GET", "/carts/%E0%A4%A")).toThrow(URIError);
  });
});
