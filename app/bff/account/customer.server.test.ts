import { delay, http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { aCustomer } from "#tests/support/customer-builders.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, AUTH, GATEWAY, SIGNED_IN } from "#tests/support/request-context.ts";
import { findCustomer, getCustomer, loadCustomerData, reactivateAccount } from "./customer.server";
import { GatewayError, ServiceUnavailableError, UnauthorizedError } from "../gateway/errors.server";
import { getStockAlerts, getWishlist, listStockAlerts, listWishlist } from "./customer-lists.server";

const server = useGatewayServer();
let calls: string[];

const WISHLIST = `${GATEWAY}/customers-self/knowledges/wishlist/`;
const ALERTS = `${GATEWAY}/customers-self/knowledges/product-stock-alert`;
const invalid = () => HttpResponse.json({ code: "UNAUTHORIZED", message: "Invalid JWT." }, { status: 401 });
const refuses = http.post(`${AUTH}/api/cookie-refresh-tokens`, () => HttpResponse.json({}, { status: 401 }));

beforeEach(() => {
  calls = [];
  server.use(
    http.get(`${GATEWAY}/accounts-self/`, () => {
      calls.push("account");
      return HttpResponse.json(aCustomer());
    }),
    http.get(WISHLIST, () => {
      calls.push("wishlist");
      return HttpResponse.json({ values: [{ productId: "100001" }] });
    }),
    http.get(ALERTS, ({ request }) => {
      calls.push(`alerts ${new URL(request.url).search}`);
      const values = [{ sku: "1000010101", productId: "100001", createdAt: "2026-11-01T00:00:00Z" }];
      return HttpResponse.json({ values });
    }),
  );
});

describe("the customer", () => {
  it("is nobody for a visitor, without any call, and the page stays shareable", async () => {
    const context = aContext();
    expect(await findCustomer(context)).toBeNull();
    expect(await loadCustomerData(context)).toBeNull();
    await expect(getCustomer(context)).rejects.toBeInstanceOf(UnauthorizedError);
    expect(calls).toEqual([]);
    expect(context.session.isPersonal).toBe(false);
  });

  it("is asked for once, however many loaders ask", async () => {
    const context = aContext({ session: SIGNED_IN });
    const answers = await Promise.all([findCustomer(context), getCustomer(context), findCustomer(context)]);
    expect(answers.map((customer) => customer?.firstName)).toEqual(["Camille", "Camille", "Camille"]);
    expect(calls).toEqual(["account"]);
  });

  it.each([400, 404, 500, 503])("is not known when the gateway answers %i: the page goes on", async (status) => {
    server.use(http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json({ code: "X", message: "x" }, { status })));
    const context = aContext({ session: SIGNED_IN });
    expect(await findCustomer(context)).toBeNull();
    expect(context.session.tokens).not.toBeNull();
    await expect(getCustomer(context)).rejects.toBeInstanceOf(status >= 500 ? ServiceUnavailableError : GatewayError);
  });

  it("is logged out when the refresh is refused", async () => {
    server.use(http.get(`${GATEWAY}/accounts-self/`, invalid), refuses);
    const context = aContext({ session: SIGNED_IN });
    expect(await findCustomer(context)).toBeNull();
    expect(context.session.tokens).toBeNull();
  });

  it("is reactivated, and asked for anew", async () => {
    let isDeleted = true;
    server.use(
      http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(aCustomer({ isDeleted }))),
      http.put(`${GATEWAY}/accounts-self/reactivate/`, () => {
        isDeleted = false;
        return HttpResponse.json(aCustomer());
      }),
    );
    const context = aContext({ session: SIGNED_IN });
    expect((await getCustomer(context)).isDeleted).toBe(true);
    await reactivateAccount(context);
    expect((await getCustomer(context)).isDeleted).toBe(false);
  });
});

describe("start with both tokens", () => {
  it("loads personal data, wishlist and stock alerts of the site's store [SESS-09]", async () => {
    expect(await loadCustomerData(aContext({ session: SIGNED_IN }))).toMatchObject({
      customer: { firstName: "Camille" },
      wishlist: [{ productId: "100001" }],
      stockAlerts: [{ sku: "1000010101" }],
    });
    expect(calls.sort()).toEqual(["account", "alerts ?id=1001", "wishlist"]);
  });

  it("ignores what fails [SESS-09]", async () => {
    const failing = () => HttpResponse.json({ code: "UNAVAILABLE", message: "" }, { status: 404 });
    server.use(http.get(WISHLIST, failing), http.get(ALERTS, failing));
    expect(await loadCustomerData(aContext({ session: SIGNED_IN }))).toEqual({
      customer: aCustomer(),
      wishlist: [],
      stockAlerts: [],
    });
    server.use(http.get(`${GATEWAY}/accounts-self/`, failing));
    expect((await loadCustomerData(aContext({ session: SIGNED_IN })))?.customer).toBeNull();
  });

  it("asks for no list that the site does not have", async () => {
    const context = aContext({ session: SIGNED_IN, params: { wishlist: false, showProductAvailabilityAlert: false } });
    await loadCustomerData(context);
    expect(calls).toEqual(["account"]);
  });
});

describe.each([
  ["wishlist", WISHLIST, getWishlist, listWishlist],
  ["stock alerts", ALERTS, getStockAlerts, listStockAlerts],
])("the %s", (_what, url, get, list) => {
  it("need a customer where the page needs one, and are empty elsewhere [SESS-13]", async () => {
    server.use(http.get(url, invalid), refuses);
    for (const session of [{}, SIGNED_IN]) {
      await expect(get(aContext({ session }))).rejects.toBeInstanceOf(UnauthorizedError);
      expect(await list(aContext({ session }))).toEqual([]);
    }
  });

  it("are empty where the page needs no customer and they fail [SESS-13, ACC-09]", async () => {
    server.use(http.get(url, () => HttpResponse.json({ code: "X", message: "" }, { status: 400 })));
    expect(await list(aContext({ session: SIGNED_IN }))).toEqual([]);
  });
});

describe("parallel calls of one request", () => {
  it("refresh once, and all of them go on [SESS-11]", async () => {
    let refreshes = 0;
    const answer =
      (body: object) =>
      async ({ request }: { request: Request }) => {
        await delay(Math.random() * 20);
        return request.headers.get("Authorization") === "Bearer access-2" ? HttpResponse.json(body) : invalid();
      };
    server.use(
      http.get(`${GATEWAY}/accounts-self/`, answer(aCustomer())),
      http.get(WISHLIST, answer({ values: [{ productId: "1" }] })),
      http.get(ALERTS, answer({ values: [] })),
      http.post(`${AUTH}/api/cookie-refresh-tokens`, async () => {
        refreshes += 1;
        await delay(10);
        return HttpResponse.json({ accessToken: "access-2", refreshToken: "refresh-2" });
      }),
    );
    const { shop } = aContext();
    const contexts = Array.from({ length: 34 }, () => ({ ...aContext({ session: SIGNED_IN }), shop }));
    const answers = await Promise.all(contexts.map((context) => loadCustomerData(context)));
    expect(answers.every((start) => start?.customer && start.wishlist.length === 1)).toBe(true);
    expect(refreshes).toBe(1);
    for (const { session } of contexts) expect(session.tokens?.refreshToken).toBe("refresh-2");
  });

  it("are all told when the refresh is refused, whoever is told first [SESS-05]", async () => {
    const slow = async () => {
      await delay(60);
      return invalid();
    };
    server.use(http.get(`${GATEWAY}/accounts-self/`, invalid), http.get(WISHLIST, slow), refuses);
    const context = aContext({ session: SIGNED_IN });
    const [account, wishlist] = await Promise.allSettled([getCustomer(context), getWishlist(context)]);
    for (const outcome of [account, wishlist]) {
      expect(outcome.status === "rejected" && outcome.reason).toBeInstanceOf(UnauthorizedError);
    }
  });
});
