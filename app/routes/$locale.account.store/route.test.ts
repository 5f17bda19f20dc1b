import type { LoaderFunctionArgs } from "@remix-run/node";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createAuthProvider } from "#app/bff/session/provider.server.ts";
import type { Env } from "#app/bff/env.server.ts";
import type { Store } from "#app/models/store.ts";
import { AUTH_ENV, fakeProvider, tokenCookies } from "#tests/support/auth-provider.ts";
import { aCustomer } from "#tests/support/customer-builders.ts";
import { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { GATEWAY } from "#tests/support/request-context.ts";
import { action, loader } from "./route";
import type { StoresView } from "./stores.server";

const server = useGatewayServer();
const PAGE = "/fr-fr/account/store";
const ACCOUNT = `${GATEWAY}/accounts-self/`;
const STORES = `${GATEWAY}/ecommerce/v2/storelocator/stores`;

let browser: FakeBrowser;
let isActive: boolean;
let preferredStore: string | undefined;
let saved: unknown[];

const usual = [{ opens: "10:00", closes: "19:30" }];
function aStore(store: Partial<Store> = {}): Store {
  return {
    storeId: "2002",
    kind: "store",
    name: "Paris Rivoli",
    address: { line1: "50 rue de Rivoli", zipCode: "75004", city: "Paris", country: "FR" },
    position: { lat: 48.85, lon: 2.35 },
    phone: "+33142000000",
    openingHours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, periods: day === 7 ? [] : usual })),
    specialDays: [{ date: "2026-12-24", periods: [{ opens: "10:00", closes: "17:00" }] }],
    timeZone: "Europe/Paris",
    services: ["women"],
    distance: null,
    stock: null,
    ...store,
  };
}
const PLACES = [
  aStore(),
  aStore({ storeId: "2003", name: "Lyon" }),
  aStore({ storeId: "3001", kind: "pickup" }),
  aStore({ storeId: "2900", address: { ...aStore().address, country: "CH" } }),
];

beforeEach(async () => {
  browser = new FakeBrowser({ auth: createAuthProvider(AUTH_ENV), env: { IMAGES_URL: "http://images.test" } as Env });
  browser.cookies = await tokenCookies();
  [isActive, preferredStore, saved] = [true, "2002", []];
  server.use(
    ...fakeProvider().handlers,
    http.get(ACCOUNT, () => HttpResponse.json(aCustomer({ preferredStore }))),
    http.put(ACCOUNT, async ({ request }) => {
      const update = (await request.json()) as { preferredStore: string };
      saved.push(update);
      ({ preferredStore } = update);
      return HttpResponse.json(aCustomer({ preferredStore }));
    }),
    http.get(STORES, ({ request }) => {
      const asked = new URL(request.url).searchParams;
      if (asked.get("lat") === "48.861" && asked.get("lon") === "2.338") {
        return HttpResponse.json({ stores: [PLACES[0]], page: 1, pageSize: 1, total: 120 });
      }
      if (asked.get("search") !== "Lyon") return HttpResponse.json({ code: "NONE", message: "" }, { status: 404 });
      return HttpResponse.json({ stores: [PLACES[1], PLACES[0]], page: 1, pageSize: 20, total: 2 });
    }),
    http.get(`${STORES}/:id`, ({ params }) => {
      const store = PLACES.find(({ storeId }) => storeId === params.id);
      if (!store) return HttpResponse.json({ code: "STORE_UNKNOWN", message: "" }, { status: 404 });
      return HttpResponse.json(store);
    }),
  );
});

/** Calls a route on a site with a store locator, or without one. */
const onSite = (route: (args: LoaderFunctionArgs) => unknown) => (args: LoaderFunctionArgs) => {
  const { params } = args.context.site;
  params.storeLocator = { ...params.storeLocator, isActive };
  return route(args);
};
const open = (query = "") => browser.visit(onSite(loader), PAGE + query);
const choose = (form: Record<string, string>, query = "") =>
  browser.visit(onSite(action), PAGE + query, { method: "POST", body: new URLSearchParams(form) });

async function visit(query = "") {
  const { result, context } = await open(query);
  const { view } = (result as { data: { view: StoresView } }).data;
  const htmlOf = (part: StoresView["mine"] | undefined) => {
    return part && typeof part === "object" ? (context.html.get(part.key) ?? null) : (part ?? null);
  };
  return { mine: htmlOf(view.mine), search: view.search && { ...view.search, stores: htmlOf(view.search.stores) } };
}

const wordsIn = (html: string | null) => html?.replace(/<[^>]+>/g, "|").replace(/\|+/g, "|");

describe("the preferred store's page", () => {
  it("shows the store with its address and today's hours, by its own clock [ACC-14]", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-23T23:30:00Z") });
    try {
      browser.cookies = await tokenCookies();
      const { mine } = await visit();
      expect(wordsIn(mine)).toBe(
        "|Paris Rivoli|50 rue de Rivoli, 75004 Paris|Fermée, ouvre à 10\u00a0h|Aujourd’hui\u00a0: 10\u00a0h à 17\u00a0h|" +
          "Jeudi\u00a024\u00a0décembre\u00a0: 10\u00a0h à 17\u00a0h|Horaires et services|01 42 00 00 00|",
      );
      expect(mine).toContain('href="/fr-fr/stores/fr/paris/paris-rivoli-2002"');
      expect(mine).toContain('href="tel:+33142000000"');
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ["none was chosen", undefined, "none"],
    ["it is gone", "2999", "gone"],
    ["it is another country's", "2900", "gone"],
    ["it is no store", "3001", "gone"],
    ["it is no id", "../x", "gone"],
  ])("says so when %s", async (_what, storeId, mine) => {
    preferredStore = storeId;
    expect(await visit()).toMatchObject({ mine, search: null });
  });

  it("searches by town or postcode", async () => {
    const { search } = await visit("?search=%20Lyon%20");
    expect(search).toMatchObject({ place: "Lyon", count: 2 });
    // The customer's own shop is marked, the other one has the button.
    expect(wordsIn(search!.stores)).toMatch(
      /^\|Lyon\|.*\|Choisir cette boutique\| Lyon\|Paris Rivoli\|.*\|C’est votre boutique\|$/,
    );
    expect(search!.stores!.match(/name="storeId" value="\d+"/g)).toEqual(['name="storeId" value="2003"']);
    expect((await visit("?search=Nowhere")).search).toMatchObject({ place: "Nowhere", count: 0 });
    expect((await visit(`?search=${"x".repeat(500)}`)).search?.place).toHaveLength(100);
    expect((await visit("?search=%20")).search).toBeNull();
  });

  it("searches around a position, and tells whether there are others", async () => {
    const near = await visit("?search=&lat=48.8606&lon=2.33764");
    expect(near.search).toMatchObject({ place: "", count: 1, isAll: false });
    expect((await visit("?search=Lyon&lat=48.8606&lon=2.33764")).search).toMatchObject({ place: "Lyon", isAll: true });
  });

  it.each(["lat=91&lon=2", "lat=48.8", "lat=<b>&lon=2"])("refuses %s as no position", async (position) => {
    const { result } = await open(`?${position}`);
    expect(result).toMatchObject({ data: { isNowhere: true, view: { search: null } }, init: { status: 400 } });
  });

  it("is there only where the site has a store locator", async () => {
    isActive = false;
    expect((await open()).response?.status).toBe(404);
    expect((await choose({ intent: "choose", storeId: "2003" })).response?.status).toBe(404);
    expect(saved).toEqual([]);
  });

  it("shows the customer's own store while others cannot be searched, as a 503", async () => {
    server.use(http.get(STORES, () => new HttpResponse(null, { status: 500 })));
    expect((await open("?search=Lyon")).result).toMatchObject({
      data: { view: { search: { stores: null } } },
      init: { status: 503 },
    });
    expect((await visit("?search=Lyon")).mine).toContain("Paris Rivoli");
  });

  it("apologises inside the page when stores cannot be read", async () => {
    server.use(
      http.get(STORES, () => new HttpResponse(null, { status: 500 })),
      http.get(`${STORES}/:id`, () => new HttpResponse(null, { status: 500 })),
    );
    expect((await open("?search=Lyon")).result).toMatchObject({
      data: { view: { mine: null, search: { place: "Lyon", stores: null } } },
      init: { status: 503 },
    });
  });

  it("is for customers only, and not for a deleted account", async () => {
    server.use(http.get(ACCOUNT, () => HttpResponse.json(aCustomer({ isDeleted: true }))));
    expect((await open()).response?.headers.get("location")).toBe("/fr-fr/account/reactivate");
    browser.cookies = {};
    expect((await open()).response?.status).toBe(301);
    expect((await choose({ intent: "choose", storeId: "2003" })).response?.status).toBe(301);
    expect(saved).toEqual([]);
  });

  it("is a 503 while the account cannot be read", async () => {
    server.use(http.get(ACCOUNT, () => new HttpResponse(null, { status: 500 })));
    expect((await open()).response?.status).toBe(503);
  });
});

describe("choosing a store", () => {
  it("saves it and nothing else, and shows it [ACC-14]", async () => {
    const { response, context } = await choose({ intent: "choose", storeId: "2003" }, "?search=Lyon");
    expect([response?.status, response?.headers.get("location")]).toEqual([303, PAGE]);
    expect(saved).toEqual([{ preferredStore: "2003" }]);
    expect(context.session.changes.flash?.messages).toEqual([{ kind: "success", key: "account.saved" }]);
    expect(wordsIn((await visit()).mine)).toMatch(/^\|Lyon\|/);
  });

  it.each(["2999", "2900", "3001", "", "abc", "../x", "1".repeat(50)])(
    "refuses %j beside the list",
    async (storeId) => {
      const { result } = await choose({ intent: "choose", storeId });
      expect(result).toMatchObject({
        data: { notice: expect.stringContaining("Nous ne trouvons pas cette boutique") as string },
        init: { status: 422 },
      });
      expect(saved).toEqual([]);
    },
  );

  it("refuses a form that chooses nothing", async () => {
    expect((await choose({ storeId: "2003" })).result).toMatchObject({ init: { status: 422 } });
    expect((await choose({ intent: "choose" })).result).toMatchObject({ init: { status: 422 } });
    expect(saved).toEqual([]);
  });

  it.each([404, 422])("refuses one that the account's service does not know (%i)", async (status) => {
    server.use(http.put(ACCOUNT, () => HttpResponse.json({ code: "STORE_UNKNOWN", message: "" }, { status })));
    expect((await choose({ intent: "choose", storeId: "2003" })).result).toMatchObject({ init: { status: 422 } });
  });

  it.each(["account", "locator"])("says that nothing was saved while the %s is unavailable", async (service) => {
    const failing = () => new HttpResponse(null, { status: 500 });
    server.use(service === "account" ? http.put(ACCOUNT, failing) : http.get(`${STORES}/:id`, failing));
    const { result, context } = await choose({ intent: "choose", storeId: "2003" });
    expect(result).toMatchObject({ init: { status: 503 } });
    expect([context.failure, saved]).toEqual(["unavailable", []]);
  });
});
