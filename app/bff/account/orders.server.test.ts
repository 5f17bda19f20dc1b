import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { anOrder, anOrderList } from "#tests/support/customer-builders.ts";
import { notByContract } from "#tests/support/gateway-answers.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, GATEWAY, SIGNED_IN } from "#tests/support/request-context.ts";
import { ContractError, GatewayError, ServiceUnavailableError } from "../gateway/errors.server";
import { findOrder, listLatestOrders, listOrders } from "./orders.server";

const server = useGatewayServer();
const customer = () => aContext({ session: SIGNED_IN });

describe("orders", () => {
  it("come ten to a page", async () => {
    let search = "";
    server.use(
      http.get(`${GATEWAY}/orders-self`, ({ request }) => {
        search = new URL(request.url).search;
        return HttpResponse.json(anOrderList(12, { page: 2 }));
      }),
    );
    expect((await listOrders(customer(), { page: 2 })).values).toHaveLength(2);
    expect(search).toBe("?page=2&size=10");
  });

  it("are found by number", async () => {
    server.use(http.get(`${GATEWAY}/orders-self/2610000001`, () => HttpResponse.json(anOrder())));
    expect((await findOrder(customer(), "2610000001"))?.orderNumber).toBe("2610000001");
  });

  it.each(["", "..", "../accounts-self", "1/2", "a b", "é", "%2e%2e", "1?size=1", "x".repeat(41)])(
    "are not looked for under %j",
    async (number) => expect(await findOrder(customer(), number)).toBeNull(),
  );

  it.each([400, 403, 404])("of somebody else, or unknown, are none (%i)", async (status) => {
    server.use(http.get(`${GATEWAY}/orders-self/1`, () => HttpResponse.json({ code: "X", message: "No" }, { status })));
    expect(await findOrder(customer(), "1")).toBeNull();
  });

  it("fail as the gateway does", async () => {
    const answer = (respond: () => Response) => server.use(http.get(`${GATEWAY}/orders-self/1`, respond));
    answer(() => HttpResponse.json({ code: "X", message: "" }, { status: 409 }));
    await expect(findOrder(customer(), "1")).rejects.toBeInstanceOf(GatewayError);
    answer(() => new HttpResponse(null, { status: 502 }));
    await expect(findOrder(customer(), "1")).rejects.toBeInstanceOf(ServiceUnavailableError);
    answer(() => notByContract({ orderNumber: 1 }));
    await expect(findOrder(customer(), "1")).rejects.toBeInstanceOf(ContractError);
  });

  it("the latest ones are teasers, the newest first, or none", async () => {
    server.use(
      http.get(`${GATEWAY}/orders-self`, ({ request }) =>
        HttpResponse.json(anOrderList(3, { size: Number(new URL(request.url).searchParams.get("size")) })),
      ),
    );
    const numbers = async () => (await listLatestOrders(customer(), 2)).map(({ orderNumber }) => orderNumber);
    expect(await numbers()).toEqual(["2610000003", "2610000002"]);
    server.use(http.get(`${GATEWAY}/orders-self`, () => HttpResponse.json(anOrderList(0, { size: 2 }))));
    expect(await numbers()).toEqual([]);
  });
});
