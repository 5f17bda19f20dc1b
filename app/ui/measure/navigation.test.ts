// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { MEASURED_CART } from "#app/models/consent.ts";
import { cartChanges } from "./cart-changes";
import { follow } from "./navigation";

afterEach(() => localStorage.clear());

describe("changes of the cart", () => {
  const line = (lineId: string, quantity: number) => ({
    lineId,
    name: "Robe",
    href: `/fr-fr/robe-noire--p${lineId}?sku=1`,
    quantity,
    totalPrice: { centAmount: 5_000 * quantity, currencyCode: "EUR" },
  });
  const cart = (version: number, ...lines: ReturnType<typeof line>[]) =>
    ({ version, count: 1, total: { centAmount: 1, currencyCode: "EUR" }, lines }) as never;
  const changesOf = (shown: Parameters<typeof cartChanges>[0], isOrdered: boolean) =>
    cartChanges(shown, MEASURED_CART, isOrdered);
  const seen = (changes: ReturnType<typeof changesOf>) =>
    changes.map(({ event: { change, item } }) => `${change} ${item.quantity} of ${item.id} at ${item.price}`);

  it("are told of once, whichever tab sees them, and by quantities", () => {
    expect(changesOf(cart(1, line("1", 1)), false)).toEqual([]);
    expect(seen(changesOf(cart(2, line("1", 3), line("2", 1)), false))).toEqual([
      "add 2 of 1 at 5000",
      "add 1 of 2 at 5000",
    ]);
    expect(changesOf(cart(2, line("1", 3), line("2", 1)), false)).toEqual([]);
    expect(seen(changesOf(cart(3, line("2", 1)), false))).toEqual(["remove 3 of 1 at 5000"]);
  });

  it("are none on a page that knows no lines, nor when the cart is ordered", () => {
    changesOf(cart(1, line("1", 1)), false);
    expect(changesOf({ count: 1, total: { centAmount: 1, currencyCode: "EUR" } }, false)).toEqual([]);
    changesOf(cart(2), true);
    expect(seen(changesOf(cart(1, line("2", 1)), false))).toEqual(["add 1 of 2 at 5000"]);
  });

  it("are seen from page to page; where a cart is gone it may not have been read, and they are told of late", async () => {
    const told: string[] = [];
    const stateWith = (pathname: string, shown: object | null) => ({
      location: { key: pathname, pathname, search: "" },
      navigation: { state: "idle" },
      matches: [{ route: { id: "root" } }],
      loaderData: { root: { personal: { cart: shown } } },
      errors: null,
    });
    let hear: ((state: object) => void) | undefined;
    const state = stateWith("/fr-fr", null);
    vi.stubGlobal("__remixRouter", { state, subscribe: (listener: typeof hear) => void (hear = listener) });
    const following = follow({
      facts: { context: "home", section: "-", step: "-" },
      path: "/fr-fr",
      levels: () => [1],
      tell: (measured, _id, on) => void (measured.type === "cart" && told.push(`${measured.change} ${on.context}`)),
      go: ({ context }) => void told.push(context),
    });
    // Stop loops of other tests that still wait for a router: they would find this one and look at the cart too.
    vi.unstubAllGlobals();
    await following;
    const go = async (pathname: string, shown: object | null, until: number) => {
      hear!(stateWith(pathname, shown));
      await vi.waitFor(() => expect(told).toHaveLength(until));
    };
    await go("/fr-fr/robe--p1", cart(1, line("1", 1)), 2);
    await go("/fr-fr/cart", null, 3);
    await go("/fr-fr/aide", cart(3, line("2", 1)), 6);
    await go("/fr-fr/checkout/confirmation", null, 7);
    await go("/fr-fr", cart(1, line("3", 1)), 9);
    expect(told).toEqual([
      ...["product", "add product", "cart", "help", "remove help", "add help"],
      ...["checkout-confirmation", "home", "add home"],
    ]);
  });
});

it("a page that somebody went to before the scripts looked is told of", async () => {
  const state = {
    location: { key: "1", pathname: "/fr-fr/cart", search: "" },
    navigation: { state: "idle" },
    matches: [{ route: { id: "root" } }],
    loaderData: { root: { personal: null } },
    errors: null,
  };
  vi.stubGlobal("__remixRouter", { state, subscribe: () => undefined });
  const told: string[] = [];
  const facts = { context: "home", section: "-", step: "-" } as const;
  const following = follow({
    facts,
    path: "/fr-fr",
    levels: () => [1],
    tell: () => undefined,
    go: ({ context }) => void told.push(context),
  });
  vi.unstubAllGlobals();
  await following;
  await vi.waitFor(() => expect(told).toEqual(["cart"]));
});

it("other products of a list are told of, and an order that had to be waited for, and neither page a second time", async () => {
  const stateWith = (pathname: string, search: string, loaded: object) => ({
    location: { key: "1", pathname, search },
    navigation: { state: "idle" },
    matches: [{ route: { id: "page" } }],
    loaderData: { page: loaded },
    errors: null,
  });
  const family = { family: { familyId: "w1" } };
  const ordered = { confirmation: { transaction: { orderNumber: "26" } } };
  let hear: ((state: object) => void) | undefined;
  const state = stateWith("/fr-fr/robes--plw1", "", family);
  vi.stubGlobal("__remixRouter", { state, subscribe: (listener: typeof hear) => void (hear = listener) });
  const told: string[] = [];
  const following = follow({
    facts: { context: "category", section: "-", step: "-", list: "w1" },
    path: "/fr-fr/robes--plw1",
    levels: () => [1],
    tell: () => undefined,
    go: ({ context, order }, isSame) =>
      void told.push(`${isSame ? "same" : "other"} ${context} ${order?.orderNumber ?? ""}`),
  });
  vi.unstubAllGlobals();
  await following;
  for (const [pathname, search, loaded] of [
    ["/fr-fr/robes--plw1", "", family],
    ["/fr-fr/robes--plw1", "?size=34", family],
    ["/fr-fr/robes--plw1", "?size=34", family],
    ["/fr-fr/checkout/confirmation", "", {}],
    ["/fr-fr/checkout/confirmation", "", {}],
    ["/fr-fr/checkout/confirmation", "", ordered],
    ["/fr-fr/checkout/confirmation", "", ordered],
    ["/fr-fr", "", {}],
  ] as const)
    hear!(stateWith(pathname, search, loaded));
  await vi.waitFor(() => expect(told.at(-1)).toBe("other home "));
  expect(told).toEqual([
    "same category ",
    "other checkout-confirmation ",
    "same checkout-confirmation 26",
    "other home ",
  ]);
});
