import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import type { Shop } from "#app/bff/shop.server.ts";
import { aLine } from "#tests/support/builders.ts";
import { CartWorld } from "#tests/support/cart-world.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { refusal } from "#tests/support/gateway-answers.ts";
import { aContext, AUTH, SIGNED_IN } from "#tests/support/request-context.ts";
import { loadCartPage } from "./loader.server";
import { loader } from "./route";

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

it("asks once for the cart that a customer may have elsewhere, and is shown although the session ends then", async () => {
  const world = new CartWorld();
  world.instead(
    "GET carts-self",
    () => refusal(404, "CART_NONE"),
    () => refusal(401, "UNAUTHORIZED", "Invalid JWT."),
  );
  server.use(
    http.post(`${AUTH}/api/cookie-refresh-tokens`, () => new HttpResponse(null, { status: 401 })),
    ...world.handlers,
  );
  const context = aContext({ session: SIGNED_IN, shop: { env: { IMAGES_URL: "" } as Shop["env"] } });
  const request = new Request("http://shop.test/fr-fr/cart");
  const { data } = await loader({ context, request, params: {}, unstable_pattern: "" } as never);
  expect(data.kind).toBe("other");
  expect(world.calls.filter((call) => call.startsWith("GET carts-self"))).toHaveLength(1);
});

it("says that a cart needs cookies to a browser that sends none", async () => {
  const textFor = async (headers: Record<string, string>) => {
    server.use(...new CartWorld().handlers);
    const context = aContext({ shop: { env: { IMAGES_URL: "" } as Shop["env"] } });
    const request = new Request("http://shop.test/fr-fr/cart", { headers });
    const { data } = await loader({ context, request, params: {}, unstable_pattern: "" } as never);
    return data.kind === "other" ? context.html.get(data.content.key) : null;
  };
  expect(await textFor({})).toContain("Le panier a besoin de cookies");
  expect(await textFor({ cookie: "locale=fr-fr" })).not.toContain("cookies");
});
