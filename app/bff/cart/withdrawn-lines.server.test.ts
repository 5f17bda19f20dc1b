import { beforeEach, describe, expect, it } from "vitest";
import { CartWorld } from "#tests/support/cart-world.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext } from "#tests/support/request-context.ts";
import type { Opened } from "../session/cookies.server";
import { findCart } from "./cart.server";
import { deleteLine } from "./lines.server";

const server = useGatewayServer();
let world: CartWorld;

beforeEach(() => {
  world = new CartWorld();
  server.use(...world.handlers);
});

/** Another page of the browser that has seen the cart with these lines. */
const shopper = (cart: Opened["cart"]) => aContext({ session: { cart } });

async function seen(...names: string[]): Promise<NonNullable<Opened["cart"]>> {
  const lineItems = names.map((name, index) => world.line(`100001010${index}`, { name }));
  world.put({ version: 3, lineItems });
  const context = shopper({ cartId: "cart-1" });
  await findCart(context);
  return context.session.cartCookie!;
}

describe("a line that the gateway shows no longer", () => {
  it("although nobody has changed the cart is no longer sold: the shopper is told which, once", async () => {
    const known = await seen("Robe en lin", "Pull torsadé", "Jupe");
    world.put({ version: 3, lineItems: [world.line("1000010101", { name: "Pull torsadé" })] });
    const context = shopper(known);
    await findCart(context);
    const told = { kind: "warning", key: "cart.withdrawn", values: { count: 2, names: "Robe en lin, Jupe" } };
    expect(context.session.takeFlash()).toEqual([told]);
    const next = shopper(context.session.cartCookie!);
    await findCart(next);
    expect(next.session.takeFlash()).toEqual([]);
  });

  it("because it was removed elsewhere is what the shopper wanted", async () => {
    const known = await seen("Robe en lin", "Pull torsadé");
    world.elsewhere((lines) => lines.slice(1));
    const context = shopper(known);
    await findCart(context);
    expect(context.session.takeFlash()).toEqual([]);
  });

  it("while a change is unanswered is not told, and the change is still remembered", async () => {
    const known = await seen("Robe en lin", "Pull torsadé");
    world.put({ version: 3, lineItems: [] });
    const context = shopper({ ...known, unanswered: "1000010105" });
    await findCart(context);
    expect(context.session.takeFlash()).toEqual([]);
    expect(context.session.cartCookie).toMatchObject({ unanswered: "1000010105" });
  });

  it("because it was removed here is nothing to tell either", async () => {
    const known = await seen("Robe en lin", "Pull torsadé");
    const context = shopper(known);
    await deleteLine(context, "line-1000010100");
    await findCart(context);
    expect(context.session.takeFlash()).toEqual([]);
    const next = shopper(context.session.cartCookie!);
    await findCart(next);
    expect(next.session.takeFlash()).toEqual([]);
  });
});

it("a code that the gateway has dropped from a cart that nobody changed is told too, once", async () => {
  const money = { centAmount: 1_000, currencyCode: "EUR" };
  const code = (name: string) =>
    ({ code: name, type: "COU", value: money, productOutOfStock: false, opcId: "O1" }) as const;
  world.put({ version: 3, discountCode: [code("MERCI"), code("BIENVENUE10")] });
  const first = shopper({ cartId: "cart-1" });
  await findCart(first);
  world.put({ version: 3, discountCode: [code("BIENVENUE10")] });
  const context = shopper(first.session.cartCookie!);
  await findCart(context);
  expect(context.session.takeFlash()).toEqual([
    { kind: "warning", key: "cart.codeGone", values: { count: 1, codes: "MERCI" } },
  ]);
  const next = shopper(context.session.cartCookie!);
  await findCart(next);
  expect(next.session.takeFlash()).toEqual([]);
});
