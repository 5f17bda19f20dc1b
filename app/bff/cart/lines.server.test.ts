import { HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { refusal } from "#tests/support/gateway-answers.ts";
import { CartWorld } from "#tests/support/cart-world.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, nextRequest } from "#tests/support/request-context.ts";
import type { RequestContext } from "../context.server";
import { ServiceUnavailableError } from "../gateway/errors.server";
import { findCart } from "./cart.server";
import { addProduct, deleteLine, LineChangedError, setQuantity } from "./lines.server";

const server = useGatewayServer();
let world: CartWorld;
let tab: RequestContext;

beforeEach(() => {
  world = new CartWorld();
  server.use(...world.handlers);
  world.put();
  tab = aContext({ session: { cart: { cartId: "cart-1", version: 3 } } });
  return () => vi.useRealTimers();
});

const [A, B] = ["1000010101", "1000010102"];
const ADD_A = `POST carts/cart-1/products/${A}`;

describe("addProduct", () => {
  it("is one call [CART-06]", async () => {
    await addProduct(tab, A);
    expect(world.calls).toEqual([`${ADD_A}?version=3`]);
  });

  it("adds one more at each press", async () => {
    await addProduct(tab, A);
    await addProduct(nextRequest(tab), A);
    expect(world.quantities()).toEqual({ [A]: 2 });
  });

  it("takes a double click for one press", async () => {
    const second = nextRequest(tab);
    await addProduct(tab, A);
    await addProduct(second, A);
    expect(world.quantities()).toEqual({ [A]: 1 });
    expect(world.calls).toEqual([`${ADD_A}?version=3`, `${ADD_A}?version=3`, "GET carts/cart-1"]);
  });

  it("adds what another tab did not, in a cart that it changed", async () => {
    const second = nextRequest(tab);
    await addProduct(tab, B);
    await addProduct(second, A);
    expect(world.quantities()).toEqual({ [A]: 1, [B]: 1 });
  });

  it("adds one beside the same piece as a gift, in a cart that was changed", async () => {
    world.elsewhere(() => [world.line(A, { isFree: true })]);
    await addProduct(tab, A);
    expect(world.calls).toEqual([`${ADD_A}?version=3`, "GET carts/cart-1", `${ADD_A}?version=4`]);
  });

  it("adds one more of what this browser knows to be in, in a cart that another tab changed besides", async () => {
    const now = new Date().toISOString();
    world.put({ version: 4, lineItems: [world.line(A, { lastModifiedAt: now })] });
    await findCart(tab);
    const next = nextRequest(tab);
    world.elsewhere((lines) => [...lines, world.line(B, { lastModifiedAt: now })]);
    await addProduct(next, A);
    expect(world.quantities()).toEqual({ [A]: 2, [B]: 1 });
  });

  it.each([undefined, B])("adds one more of what was put in long ago elsewhere, unanswered: %s", async (unanswered) => {
    tab = aContext({ session: { cart: { cartId: "cart-1", version: 3, unanswered } } });
    world.elsewhere(() => [world.line(A, { lastModifiedAt: "2026-01-01T00:00:00.000Z" })]);
    await addProduct(tab, A);
    expect(world.quantities()).toEqual({ [A]: 2 });
  });

  it.each([
    ["0.4 s later", "2026-11-28T10:00:05Z", "2026-11-28T10:00:05.400Z"],
    ["after the clocks went back", "2026-10-25T02:59:59+02:00", "2026-10-25T02:00:01+01:00"],
  ])("takes a double click for one press where the gateway writes its times otherwise: %s", async (_when, was, is) => {
    vi.useFakeTimers({ now: Date.parse(is), toFake: ["Date"] });
    world.put({ version: 4, lineItems: [world.line(A, { lastModifiedAt: was })] });
    await findCart(tab);
    const second = nextRequest(tab);
    world.elsewhere(() => [world.line(A, { quantity: 2, lastModifiedAt: is })]);
    await addProduct(second, A);
    expect(world.quantities()).toEqual({ [A]: 2 });
  });

  it("tried again after no answer, is in once: it was in already", async () => {
    world.instead(ADD_A, () => {
      world.elsewhere((lines) => [...lines, world.line(A)]);
      return HttpResponse.error();
    });
    await expect(addProduct(tab, A)).rejects.toBeInstanceOf(ServiceUnavailableError);
    // The page with the message shows the cart; the shopper answers some minutes later.
    await findCart(tab);
    vi.useFakeTimers({ now: Date.now() + 300_000, toFake: ["Date"] });
    const second = nextRequest(tab);
    await addProduct(second, A);
    expect(world.quantities()).toEqual({ [A]: 1 });
    await addProduct(nextRequest(second), A);
    expect(world.quantities()).toEqual({ [A]: 2 });
  });

  it("tried again after no answer, is in once: it was not", async () => {
    world.instead(ADD_A, () => refusal(503, "DOWN"));
    await expect(addProduct(tab, A)).rejects.toBeInstanceOf(ServiceUnavailableError);
    await addProduct(nextRequest(tab), A);
    expect(world.quantities()).toEqual({ [A]: 1 });
  });
});

describe("setQuantity", () => {
  beforeEach(() => world.put({ lineItems: [world.line(A, { quantity: 1 })] }));
  const LINE = `line-${A}`;

  it("is one call [CART-07]", async () => {
    await setQuantity(tab, LINE, 3);
    expect(world.calls).toEqual([`PUT carts/cart-1/products/${LINE}/quantity/3?version=3`]);
    expect(world.quantities()).toEqual({ [A]: 3 });
  });

  it("is done over another change elsewhere", async () => {
    world.elsewhere((lines) => [...lines, world.line(B)]);
    await setQuantity(tab, LINE, 3, { version: 3, quantity: 1 });
    expect(world.quantities()).toEqual({ [A]: 3, [B]: 1 });
    expect(tab.session.takeFlash()).toEqual([{ kind: "info", key: "cart.changedElsewhere" }]);
  });

  it("asks when the line has another quantity than was seen, and changes nothing", async () => {
    world.elsewhere(([line]) => [{ ...line!, quantity: 5 }]);
    const error: unknown = await setQuantity(tab, LINE, 3, { version: 3, quantity: 1 }).catch((err: unknown) => err);
    expect(error).toBeInstanceOf(LineChangedError);
    expect((error as LineChangedError).line).toMatchObject({ quantity: 5 });
    expect(world.quantities()).toEqual({ [A]: 5 });
  });

  it("does nothing where the line is so already", async () => {
    world.elsewhere(([line]) => [{ ...line!, quantity: 3 }]);
    await setQuantity(tab, LINE, 3, { version: 3, quantity: 1 });
    expect(world.cart.version).toBe(4);
  });

  it.each([true, false])("says that the line is gone (noticed by its version: %s)", async (isOld) => {
    if (isOld) world.elsewhere(() => []);
    else world.put({ lineItems: [] });
    const error: unknown = await setQuantity(tab, LINE, 3).catch((err: unknown) => err);
    expect(error).toBeInstanceOf(LineChangedError);
    expect((error as LineChangedError).line).toBeNull();
  });

  it.each(["", ".", "..", "../..", "%2e%2e"])("never takes the line %j for another address", async (lineId) => {
    await expect(setQuantity(tab, lineId, 3)).rejects.toThrow();
    await deleteLine(tab, lineId).catch(() => null);
    expect(world.carts.has("cart-1")).toBe(true);
    for (const call of world.calls) expect(call).not.toMatch(/^DELETE carts\/cart-1\/?(\?|$)/);
  });
});
