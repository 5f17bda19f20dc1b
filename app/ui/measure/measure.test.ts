// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetListeners } from "#tests/support/page-listeners.ts";
import type { TrackingEvent } from "#app/models/tracking/events.ts";
import { readConsent } from "#app/models/consent.ts";
import { abTransactions, collector } from "./adapters";
import { dataLayer, inGa4Terms } from "./data-layer";
import { start } from "./measure";

const place = { context: "product", section: "-", step: "-", prefix: "fr-fr", at: 1 } as const;
const event = (more: object, id = "event-1") => ({ ...place, id, ...more }) as TrackingEvent;
const order = {
  orderNumber: "26",
  label: "Hors Prod",
  total: 99.9,
  currency: "EUR",
  shipping: { price: 4.9, name: "Express" },
  payments: ["cb", "giftcard"],
  items: [{ model: "M1", price: 47.5, quantity: 2, sku: "1", segmentationId: "s" }],
};
const page = window as unknown as { dataLayer?: object[]; abTransactions?: object[] };

forgetListeners();
afterEach(() => {
  delete page.dataLayer;
  delete page.abTransactions;
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the data layer", () => {
  it("is told in GA4's terms, amounts in units", () => {
    const item = { id: "1", name: "Robe", price: 895, quantity: 3 };
    const names = [
      event({ type: "view" }),
      event({ type: "list", list: "w1", items: [{ id: "1" }, { id: "2" }] }),
      event({ type: "product", item, currency: "EUR" }),
      event({ type: "cart", change: "add", item, currency: "EUR" }),
      event({ type: "cart", change: "remove", item, currency: "EUR" }),
      event({ type: "search", words: "robe", count: 3 }),
      event({ type: "error", template: "other_errors", status: 404 }),
      event({ type: "vital", name: "LCP", value: 900 }),
      event({ type: "order", order }),
    ].map((each) => (inGa4Terms(each) as { event: string }).event);
    expect(names).toEqual([
      "page_view",
      "view_item_list",
      "view_item",
      "add_to_cart",
      "remove_from_cart",
      "view_search_results",
      "exception",
      "web_vitals",
      "purchase",
    ]);
    expect(inGa4Terms(event({ type: "cart", change: "add", item, currency: "EUR" }))).toMatchObject({
      ecommerce: { value: 26.85, currency: "EUR", items: [{ item_id: "1", price: 8.95, quantity: 3 }] },
    });
    expect(inGa4Terms(event({ type: "order", order }))).toMatchObject({
      ecommerce: {
        transaction_id: "26",
        value: 99.9,
        shipping: 4.9,
        affiliation: "Hors Prod",
        items: [{ price: 47.5 }],
      },
    });
  });

  it("is the one that a script of others has made", () => {
    page.dataLayer = [{ event: "theirs" }];
    dataLayer().tell(event({ type: "view" }));
    expect(page.dataLayer).toHaveLength(2);
  });
});

it("hands orders alone to the A/B script, with consent to tests [TRK-05]", () => {
  const adapter = abTransactions();
  adapter.tell(event({ type: "view" }));
  adapter.tell(event({ type: "order", order }));
  expect([adapter.level, page.abTransactions]).toEqual([2, [order]]);
});

describe("the collector's side in the browser", () => {
  const sent: TrackingEvent[][] = [];
  const take = async (body: unknown) => void sent.push(JSON.parse(await (body as Blob).text()) as TrackingEvent[]);
  let isLost = false;
  const ids = () => sent.map((batch) => batch.map(({ id }) => id));
  beforeEach(() => {
    vi.useFakeTimers();
    sent.length = 0;
    isLost = false;
    navigator.sendBeacon = (_address, body) => {
      void take(body);
      return true;
    };
    vi.stubGlobal("fetch", (_address: string, { body }: RequestInit) =>
      isLost ? Promise.reject(new TypeError("no connection")) : take(body),
    );
  });
  afterEach(() => void vi.unstubAllGlobals());

  it("sends a batch a second, and the rest when the page is left", async () => {
    const { tell } = collector("/collect");
    tell(event({ type: "view" }, "event-1"));
    tell(event({ type: "view" }, "event-2"));
    await vi.advanceTimersByTimeAsync(1_000);
    tell(event({ type: "view" }, "event-3"));
    dispatchEvent(new Event("pagehide"));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(ids()).toEqual([["event-1", "event-2"], ["event-3"]]);
  });

  it("sends what a lost connection did not take with what comes next, or when there is one again", async () => {
    const { tell } = collector("/collect");
    isLost = true;
    tell(event({ type: "view" }, "event-1"));
    await vi.advanceTimersByTimeAsync(1_000);
    isLost = false;
    tell(event({ type: "view" }, "event-2"));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ids()).toEqual([["event-1", "event-2"]]);
    isLost = true;
    tell(event({ type: "view" }, "event-3"));
    await vi.advanceTimersByTimeAsync(1_000);
    isLost = false;
    dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect(ids()[1]).toEqual(["event-3"]);
  });

  it.each([
    ["without a connection", () => vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)],
    ["while the browser takes no more", () => void (navigator.sendBeacon = () => false)],
  ])("loses nothing when another tab comes to the front %s", async (_when, begin) => {
    const { tell } = collector("/collect");
    tell(event({ type: "view" }, "event-1"));
    isLost = true;
    begin();
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(0);
    vi.restoreAllMocks();
    isLost = false;
    tell(event({ type: "view" }, "event-2"));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ids()).toEqual([["event-1", "event-2"]]);
  });

  it("holds a batch or two of what nobody ever takes", async () => {
    const { tell } = collector("/collect");
    isLost = true;
    for (let index = 0; index < 500; index += 1) {
      tell(event({ type: "view" }, `event-${index}`));
      await vi.advanceTimersByTimeAsync(0);
    }
    isLost = false;
    for (let index = 0; index < 20; index += 1) {
      dispatchEvent(new Event("online"));
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(ids().flat().length).toBeLessThanOrEqual(80);
    expect(new Set(ids().flat()).size).toBe(ids().flat().length);
  });
});

describe("measuring", () => {
  const beacons: TrackingEvent[] = [];
  const config = { prefix: "fr-fr", collect: "/collect", sample: 0, hasAbTest: true };
  const begin = (adapters: string[], isLate = false) => {
    // Not awaited: it waits for React's router, which does not exist here.
    void start(
      { ...config, adapters },
      { isLate, levels: () => readConsent(document.cookie), path: "/fr-fr/checkout/confirmation" },
    );
    return vi.waitFor(() => expect(beacons.length).toBeGreaterThan(0), { timeout: 1_500 });
  };
  beforeEach(() => {
    // Batches that still wait end with the test.
    vi.useFakeTimers();
    beacons.length = 0;
    vi.stubGlobal("fetch", async (_address: string, { body }: RequestInit) => {
      beacons.push(...(JSON.parse(await (body as Blob).text()) as TrackingEvent[]));
    });
    const facts = { context: "checkout-confirmation", section: "order", step: "6", order };
    document.body.innerHTML = `<script type="application/json" id="page-context">${JSON.stringify(facts)}</script>`;
    document.cookie = "privacy=0,1,2";
  });

  it("goes on where one of those who are told throws", async () => {
    const push = () => {
      throw new Error("theirs");
    };
    page.dataLayer = { push } as never;
    await begin(["data-layer", "collector"]);
    expect(beacons.map(({ type, id }) => [type, type === "order" ? id : ""])).toEqual([
      ["view", ""],
      ["order", "order-26"],
    ]);
    expect(page.abTransactions).toEqual([order]);
  });

  it("tells of the mini cart as a context of its own, when it is opened [TRK-01]", async () => {
    const layer: object[] = (page.dataLayer = []);
    await begin(["data-layer", "collector"]);
    layer.length = 0;
    document.body.insertAdjacentHTML("beforeend", '<div id="mini-cart"></div><div id="mobile-menu"></div>');
    const toggle = (id: string, newState: string) =>
      document.getElementById(id)!.dispatchEvent(Object.assign(new Event("toggle"), { newState }));
    toggle("mobile-menu", "open");
    toggle("mini-cart", "closed");
    expect(layer).toEqual([]);
    toggle("mini-cart", "open");
    expect(layer[0]).toMatchObject({ event: "page_view", page_context: "mini-cart" });
  });

  it("tells each only what its level allows, at every event anew [TRK-03]", async () => {
    document.cookie = "privacy=0,1";
    await begin(["collector"]);
    expect(page.abTransactions).toBeUndefined();
  });

  it("keeps nothing of the cart for who agreed to tests alone [TRK-03]", async () => {
    document.cookie = "privacy=0,2";
    const state = { location: { pathname: "/fr-fr/checkout/confirmation" }, navigation: {}, loaderData: {} };
    vi.stubGlobal("__remixRouter", { state, subscribe: () => undefined });
    await start(
      { ...config, adapters: [] },
      { isLate: false, levels: () => readConsent(document.cookie), path: state.location.pathname },
    );
    vi.unstubAllGlobals();
    await vi.dynamicImportSettled();
    expect([page.abTransactions, localStorage.getItem("measured-cart")]).toEqual([[order], null]);
  });

  it("says with each event which versions of pages this visitor is shown", async () => {
    document.cookie = "variant=home-order.products-first";
    await begin(["collector"]);
    document.cookie = "variant=; Max-Age=0";
    expect(beacons.map(({ variant }) => variant)).toEqual(["home-order.products-first", "home-order.products-first"]);
  });

  it("tells of other products of the same list without a second view, and so of an order that had to be waited for", async () => {
    const place = { pathname: "/fr-fr/checkout/confirmation", search: "" };
    const state = {
      location: place,
      navigation: { state: "idle" },
      loaderData: {},
      matches: [{ route: { id: "page" } }],
    };
    let hear: ((state: object) => void) | undefined;
    vi.stubGlobal("__remixRouter", { state, subscribe: (listener: typeof hear) => void (hear = listener) });
    const facts = { context: "checkout-confirmation", section: "order", step: "6" };
    document.body.innerHTML = `<script type="application/json" id="page-context">${JSON.stringify(facts)}</script>
      <main><a href="/fr-fr/robe--p7">Robe</a></main>`;
    const layer: { event: string; ecommerce?: object }[] = (page.dataLayer = []);
    vi.spyOn(Math, "random").mockReturnValue(0);
    await start(
      { ...config, adapters: ["data-layer"], sample: 1 },
      { isLate: true, levels: () => readConsent(document.cookie), path: place.pathname },
    );
    vi.unstubAllGlobals();
    const look = async (pathname: string, search: string, loaded: object) => {
      layer.length = 0;
      hear!({ ...state, location: { pathname, search }, loaderData: { page: loaded }, errors: null });
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(1_000);
      return layer.map(({ event }) => event);
    };
    expect(await look(place.pathname, "", { confirmation: { transaction: order } })).toEqual(["purchase"]);
    const family = { family: { familyId: "w1" } };
    expect(await look("/fr-fr/robes--plw1", "", family)).toEqual(["page_view", "view_item_list"]);
    // Another page joins what is there.
    document.querySelector("main")!.insertAdjacentHTML("beforeend", '<a href="/fr-fr/jupe--p8">Jupe</a>');
    expect(await look("/fr-fr/robes--plw1", "?page=2", family)).toEqual(["view_item_list"]);
    expect(layer[0]!.ecommerce).toEqual({ item_list_id: "w1", items: [{ item_id: "8", index: 0 }] });
    expect(await look("/fr-fr/robes--plw1", "?sort=new", family)).toEqual([]);
    expect(await look("/fr-fr/jupes--plw2", "", family)).toEqual(["page_view", "view_item_list"]);
  });

  it("drops what happened before consent [TRK-03]", async () => {
    await expect(begin(["collector"], true)).rejects.toThrow();
    expect([beacons, page.abTransactions]).toEqual([[], undefined]);
  });
});
