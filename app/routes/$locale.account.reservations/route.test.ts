import type { LoaderFunctionArgs } from "@remix-run/node";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createDedupe } from "#app/bff/gateway/dedupe.server.ts";
import { createAuthProvider } from "#app/bff/session/provider.server.ts";
import type { ReservationsPage } from "#app/bff/account/reservations.server.ts";
import type { Reservation } from "#app/models/reservation.ts";
import { AUTH_ENV, fakeProvider, tokenCookies } from "#tests/support/auth-provider.ts";
import { aLine } from "#tests/support/builders.ts";
import { aTile } from "#tests/support/catalogue-builders.ts";
import { aCustomer, aReservation } from "#tests/support/customer-builders.ts";
import { FakeBrowser } from "#tests/support/fake-browser.ts";
import { notByContract } from "#tests/support/gateway-answers.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { GATEWAY } from "#tests/support/request-context.ts";
import { action, loader } from "./route";

const server = useGatewayServer();
const PAGE = "/fr-fr/account/reservations";
const OWN = `${GATEWAY}/reservations-self`;

let browser: FakeBrowser;
let kept: Reservation[];
let params: object;
/** Requests to the gateway to restore a reservation. */
let asked: unknown[];

beforeEach(async () => {
  browser = new FakeBrowser({ auth: createAuthProvider(AUTH_ENV), dedupe: createDedupe({ ttl: 10_000 }) });
  browser.cookies = await tokenCookies();
  const storeLocator = { zoom: 6, center: { lat: 46, lon: 2 }, countryCodes: ["FR"], isActive: true };
  params = { ereservation: true, storeLocator };
  kept = [aReservation(), aReservation({ reservationId: "R100000", status: "COLLECTED" })];
  asked = [];
  server.use(
    ...fakeProvider().handlers,
    http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(aCustomer())),
    http.get(OWN, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [page, size] = [Number(searchParams.get("page")), Number(searchParams.get("size"))];
      const values = kept.slice((page - 1) * size, page * size);
      return HttpResponse.json({ page, size, total: kept.length, values });
    }),
    http.get(`${GATEWAY}/ecommerce/v3/catalog/products`, () =>
      HttpResponse.json({ products: [aTile({ productId: aLine().productId })] }),
    ),
    http.delete(`${OWN}/:id`, ({ params: { id } }) => {
      if (kept.every(({ reservationId }) => reservationId !== id)) return answer(404, "RESERVATION_UNKNOWN");
      kept = kept.map((each) => (each.reservationId === id ? { ...each, status: "CANCELLED" } : each));
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(`${OWN}/:id/restore`, ({ params: { id } }) => {
      asked.push(id);
      kept = kept.map((each) => (each.reservationId === id ? { ...each, status: "READY" } : each));
      return HttpResponse.json(kept.find(({ reservationId }) => reservationId === id));
    }),
  );
});

const answer = (status: number, code: string) => HttpResponse.json({ code, message: "" }, { status });

/** Calls a route on a site with the parameters `params`. */
const onSite = (route: (args: LoaderFunctionArgs) => unknown) => (args: LoaderFunctionArgs) => {
  Object.assign(args.context.site.params, params);
  return route(args);
};
const open = (query = "") => browser.visit(onSite(loader), PAGE + query);
const send = (form: Record<string, string>, query = "") =>
  browser.visit(onSite(action), PAGE + query, { method: "POST", body: new URLSearchParams(form) });

async function visit(query = "") {
  const { result } = await open(query);
  return (result as { data: { reservations: ReservationsPage } }).data.reservations;
}
const states = ({ reservations }: ReservationsPage) =>
  reservations.map(({ reservationId, status, isOpen, isUndoable }) => [reservationId, status, isOpen, isUndoable]);

describe("the reservations' page", () => {
  it("shows each with piece, shop, state and until when it is kept, on the country's clock [ACC-13]", async () => {
    const [first, second] = (await visit()).reservations;
    expect(first).toMatchObject({
      reservationId: "R100001",
      status: "READY",
      isOpen: true,
      // Half past eleven in the evening in London is the next day in Paris.
      keptUntil: { day: "26\u00a0novembre 2026", time: "0\u00a0h\u00a030" },
      product: { name: aLine().name, option: `${aLine().color.name}, taille ${aLine().size.label}` },
      store: {
        name: "Paris Rivoli",
        href: "/fr-fr/stores/fr/paris/paris-rivoli-2002",
        lines: ["50 rue de Rivoli", "75004 Paris"],
        phone: { href: "tel:+33142000000", text: "01 42 00 00 00" },
      },
    });
    expect(first?.product.href).toMatch(new RegExp(`^/fr-fr/.*--p${aLine().productId}\\?sku=${aLine().sku}$`));
    expect(second).toMatchObject({ status: "COLLECTED", isOpen: false, isUndoable: false });
  });

  it("leads to its article, but not to one that is no longer sold", async () => {
    const { href } = (await visit()).reservations[0]!.product;
    expect(href).not.toBeNull();
    for (const [answered, expected] of [
      [() => HttpResponse.json({ products: [aTile({ productId: "100009" })] }), { href: null, isGone: true }],
      [() => new HttpResponse(null, { status: 503 }), { href, isGone: false }],
    ] as const) {
      const { cookies } = browser;
      browser = new FakeBrowser({ auth: createAuthProvider(AUTH_ENV) });
      browser.cookies = cookies;
      server.use(http.get(`${GATEWAY}/ecommerce/v3/catalog/products`, answered));
      expect((await visit()).reservations[0]?.product).toMatchObject(expected);
    }
  });

  it("links to no shop's page where the site has none", async () => {
    params = { ereservation: true };
    expect((await visit()).reservations[0]?.store.href).toBeNull();
  });

  it("is there only where the site takes reservations [ACC-13]", async () => {
    params = { ereservation: false };
    expect((await send({ cancel: "R100001" })).response?.status).toBe(404);
    expect(kept[0]?.status).toBe("READY");
    kept = [];
    expect((await open()).response?.status).toBe(404);
  });

  it("gives ten a page, and leads from one that there is not to the last", async () => {
    kept = Array.from({ length: 25 }, (_, index) => aReservation({ reservationId: `R${index}` }));
    expect(await visit("?page=3")).toMatchObject({ total: 25, reservations: { length: 5 } });
    expect((await open("?page=9")).response?.headers.get("location")).toBe(`${PAGE}?page=3`);
    for (const page of ["0", "-1", "1e9", "abc", ""]) {
      expect((await open(`?page=${page}`)).response?.headers.get("location")).toBe(PAGE);
    }
    expect((await open("?page=99999")).response?.headers.get("location")).toBe(`${PAGE}?page=3`);
  });

  it("is empty for who never reserved", async () => {
    kept = [];
    expect(await visit()).toMatchObject({ total: 0, reservations: [], undoElsewhere: null });
  });
});

describe("cancelling a reservation", () => {
  it("offers in its place to take it back, once, and then it stands where it stood [ACC-13]", async () => {
    kept = [aReservation({ reservationId: "R100002", status: "PENDING" }), ...kept];
    const before = states(await visit());
    const { response } = await send({ cancel: "R100001" });
    expect([response?.status, response?.headers.get("location")]).toEqual([303, PAGE]);
    expect(states(await visit())).toEqual([
      ["R100002", "PENDING", true, false],
      ["R100001", "CANCELLED", false, true],
      ["R100000", "COLLECTED", false, false],
    ]);
    expect((await send({ undo: "R100001" })).response?.status).toBe(303);
    expect(asked).toEqual(["R100001"]);
    expect(states(await visit())).toEqual(before);
    expect((await send({ undo: "R100001" })).response?.status).toBe(303);
    expect(asked).toHaveLength(1);
    expect((await send({ undo: "R100002" })).result).toMatchObject({
      data: { problem: "error.undo" },
      init: { status: 409 },
    });
  });

  it("is taken back once when the button is pressed twice at once", async () => {
    await send({ cancel: "R100001" });
    const presses = await Promise.all([send({ undo: "R100001" }), send({ undo: "R100001" })]);
    expect(presses.map(({ response }) => response?.status)).toEqual([303, 303]);
    expect(asked).toHaveLength(1);
  });

  it("can be taken back where the button was pressed twice and the browser got the second answer only [ACC-13]", async () => {
    const before = { ...browser.cookies };
    await send({ cancel: "R100001" });
    browser.cookies = before;
    await send({ cancel: "R100001" });
    expect(states(await visit())[0]).toEqual(["R100001", "CANCELLED", false, true]);
    expect((await send({ undo: "R100001" })).response?.status).toBe(303);
    expect(kept[0]?.status).toBe("READY");
  });

  it("is taken back again when it is cancelled again a moment later", async () => {
    for (const time of [1, 2]) {
      await send({ cancel: "R100001" });
      expect((await send({ undo: "R100001" })).response?.status).toBe(303);
      expect([kept[0]?.status, asked.length]).toEqual(["READY", time]);
    }
  });

  it("offers the last one only, and for 60 seconds", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      kept = [aReservation(), aReservation({ reservationId: "R100009", status: "PENDING" })];
      await send({ cancel: "R100001" });
      await send({ cancel: "R100009" });
      expect(states(await visit()).map(([, , , isUndoable]) => isUndoable)).toEqual([false, true]);
      expect((await send({ undo: "R100001" })).result).toMatchObject({ init: { status: 409 } });
      vi.setSystemTime(Date.now() + 61_000);
      expect(states(await visit()).map(([, , , isUndoable]) => isUndoable)).toEqual([false, false]);
      expect((await send({ undo: "R100009" })).result).toMatchObject({ init: { status: 409 } });
      expect(asked).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("offers it above the list where the gateway does not list what was cancelled", async () => {
    await send({ cancel: "R100001" });
    kept = kept.slice(1);
    expect(await visit()).toMatchObject({ undoElsewhere: "R100001", reservations: { length: 1 } });
  });

  it("takes back what was on a later page", async () => {
    kept = Array.from({ length: 25 }, (_, index) => aReservation({ reservationId: `R${index}` }));
    const { response } = await send({ cancel: "R24" }, "?page=3");
    expect(response?.headers.get("location")).toBe(`${PAGE}?page=3`);
    await send({ undo: "R24" }, "?page=3");
    expect(asked).toHaveLength(1);
  });

  it.each<[string, number, string, [problem: string, status: number]]>([
    ["the piece is gone", 422, "Product_out_of_stock", ["error.gone", 422]],
    ["there are five already", 422, "TOO_MANY_RESERVATIONS", ["error.tooMany", 422]],
    ["the shop takes none any more", 422, "RESERVATION_UNAVAILABLE", ["error.closed", 422]],
    ["the shop is not there any more", 404, "STORE_UNKNOWN", ["error.closed", 422]],
    ["it has ended", 422, "RESERVATION_OVER", ["error.undo", 409]],
    ["the gateway is unavailable", 500, "UNAVAILABLE", ["error.unavailable", 503]],
  ])("says so when %s meanwhile", async (_what, status, code, [problem, shown]) => {
    await send({ cancel: "R100001" });
    server.use(http.post(`${OWN}/:id/restore`, () => answer(status, code)));
    expect((await send({ undo: "R100001" })).result).toMatchObject({ data: { problem }, init: { status: shown } });
    expect((await visit()).reservations[0]?.isUndoable).toBe(true);
  });

  it.each<[string, number, string, unknown]>([
    ["is over", 422, "RESERVATION_OVER", { data: { problem: "error.over" }, init: { status: 422 } }],
    ["cannot be reached", 500, "UNAVAILABLE", { data: { problem: "error.unavailable" }, init: { status: 503 } }],
  ])("says so, and offers no undo, when it %s", async (_what, status, code, problem) => {
    server.use(http.delete(`${OWN}/:id`, () => answer(status, code)));
    expect((await send({ cancel: "R100001" })).result).toMatchObject(problem as object);
    expect((await visit()).reservations[0]?.isUndoable).toBe(false);
  });

  it("takes what there is not, and no other's words for an id", async () => {
    for (const cancel of ["R999", "", "../x", "a b", "1".repeat(5_000)]) {
      expect((await send({ cancel })).response?.status).toBe(303);
      expect((await send({ undo: cancel })).response?.status ?? 409).toBeLessThan(410);
    }
    expect((await send({})).response?.status).toBe(303);
    expect([kept[0]?.status, asked]).toEqual(["READY", []]);
  });
});

describe("the reservations' page without what it needs", () => {
  it.each<[string, () => Response]>([
    ["500", () => new HttpResponse(null, { status: 500 })],
    ["what the contract does not know", () => notByContract({ values: 1 })],
    ["nothing", () => HttpResponse.error()],
  ])("apologises inside the page when the gateway answers %s", async (_what, respond) => {
    server.use(http.get(OWN, respond));
    expect((await open()).result).toMatchObject({ data: { reservations: null }, init: { status: 503 } });
    expect((await send({ cancel: "R100001" })).result).toMatchObject({ data: { problem: "error.unavailable" } });
    expect(kept[0]?.status).toBe("READY");
  });

  it("is for customers only, and not for a deleted account", async () => {
    server.use(http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(aCustomer({ isDeleted: true }))));
    expect((await open()).response?.headers.get("location")).toBe("/fr-fr/account/reactivate");
    expect((await send({ cancel: "R100001" })).response?.headers.get("location")).toBe("/fr-fr/account/reactivate");
    browser.cookies = {};
    expect((await open()).response?.status).toBe(301);
    expect((await send({ cancel: "R100001" })).response?.status).toBe(301);
    expect(kept[0]?.status).toBe("READY");
  });
});
