import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { CartWorld } from "#tests/support/cart-world.ts";
import { aContext, GATEWAY } from "#tests/support/request-context.ts";
import { someSites } from "#tests/support/some-sites.ts";
import { openTransfer, transferUrl } from "./cart-transfer.server";

const server = useGatewayServer();

it("leads to the other country without the cart where that cannot be read, and the log says why", async () => {
  server.use(http.get(`${GATEWAY}/*`, () => HttpResponse.json({ code: "NONE", message: "" }, { status: 400 })));
  const sites = await someSites("FR", "PL");
  const context = aContext({ session: { cart: { cartId: "cart-1", version: 3 } }, shop: { sites } });
  expect(await transferUrl(context, "pl-pl", null)).toMatch(/\/pl-pl$/);
  expect(context.lines.filter((line) => line.includes("a service is unavailable"))).toHaveLength(1);
});

it("takes the lines along to the site that the link leads to, and to no other [BEY-05]", async () => {
  const world = new CartWorld();
  world.put({ lineItems: [world.line("1000010101", { quantity: 2 })] });
  server.use(...world.handlers);
  const sites = await someSites("FR", "CH", "PL");
  const context = aContext({ session: { cart: { cartId: "cart-1", version: 3 } }, shop: { sites } });
  const { pathname, searchParams } = new URL(await transferUrl(context, "pl-pl", null), "http://shop");
  const seal = searchParams.get("transfer");
  const openedAt = (prefix: "pl-pl" | "fr-ch") => openTransfer({ ...context, prefix }, seal);
  expect(pathname).toBe("/pl-pl/cart/arrival");
  expect(await openedAt("pl-pl")).toMatchObject({ from: "fr-fr", lines: [{ sku: "1000010101", quantity: 2 }] });
  expect(await openedAt("fr-ch")).toBeNull();
});
