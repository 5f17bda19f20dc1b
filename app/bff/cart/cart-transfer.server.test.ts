import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { useGatewayServer } from "#tests/support/gateway-server";
import { aContext, GATEWAY } from "#tests/support/request-context";
import { someSites } from "#tests/support/some-sites";
import { transferUrl } from "./cart-transfer.server";

const server = useGatewayServer();

it("leads to the other country without the cart where that cannot be read, and the log says why", async () => {
  server.use(http.get(`${GATEWAY}/*`, () => HttpResponse.json({ code: "NONE", message: "" }, { status: 400 })));
  const sites = await someSites("FR", "PL");
  const context = aContext({ session: { cart: { cartId: "cart-1", version: 3 } }, shop: { sites } });
  expect(await transferUrl(context, "pl-pl", null)).toMatch(/\/pl-pl$/);
  expect(context.lines.filter((line) => line.includes("a service is unavailable"))).toHaveLength(1);
});
