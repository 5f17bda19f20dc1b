import { expect, it } from "vitest";
import type { Shop } from "#app/bff/shop.server.ts";
import { aLine } from "#tests/support/builders.ts";
import { CartWorld } from "#tests/support/cart-world.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext } from "#tests/support/request-context.ts";
import { loadCartPage } from "./loader.server";

const server = useGatewayServer();

async function notesOf(cents: number, maxTotal = 0): Promise<string> {
  const world = new CartWorld();
  server.use(...world.handlers);
  world.put({ lineItems: [aLine()], totalPrice: { centAmount: cents, currencyCode: "EUR" } });
  const context = aContext({
    session: { cart: { cartId: "cart-1", version: 3 } },
    params: { freeCartCriteria: { maxTotal } },
    shop: { env: { IMAGES_URL: "http://images.test" } as Shop["env"] },
  });
  const page = await loadCartPage(context);
  return (page.kind === "cart" && context.html.get(page.notes.key)) || "nothing to order";
}

it("says at the cart what can be paid at once, where the cart is more", async () => {
  const said = /Ce montant dépasse les 9\s999,99\s€ qui peuvent être payés en ligne en une fois/;
  expect(await notesOf(1_000_000)).toMatch(said);
  expect(await notesOf(999_999)).not.toMatch(said);
  expect(await notesOf(1_000_000, 1_000_000)).not.toMatch(said);
});
