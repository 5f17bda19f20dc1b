import fc from "fast-check";
import { HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { refusal } from "#tests/support/gateway-answers.ts";
import { CartWorld } from "#tests/support/cart-world.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, nextRequest } from "#tests/support/request-context.ts";
import type { RequestContext } from "../context.server";
import { createDedupe } from "../gateway/dedupe.server";
import { ServiceUnavailableError } from "../gateway/errors.server";
import { findCart } from "./cart.server";
import { deleteLine, type SeenLine, undoDelete } from "./lines.server";

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

describe("deleteLine", () => {
  const LINE = `line-${A}`;
  const seen: SeenLine = { sku: A, quantity: 2, name: "Robe", version: 3, position: 0 };
  beforeEach(() => world.put({ lineItems: [world.line(A, { quantity: 2, name: "Robe" })] }));

  it("is one call where the page says what is deleted [CART-07]", async () => {
    await deleteLine(tab, LINE, seen);
    expect(world.calls).toEqual([`DELETE carts/cart-1/products/${LINE}?version=3`]);
    expect(tab.session.undo.lines).toMatchObject([{ sku: A, quantity: 2, name: "Robe", position: 0 }]);
  });

  it("asks what it was where the page does not", async () => {
    await deleteLine(tab, LINE);
    expect(tab.session.undo.lines).toMatchObject([{ sku: A, quantity: 2, name: "Robe", position: 0 }]);
  });

  it("remembers the line as it was when it went", async () => {
    world.elsewhere(([line]) => [world.line(B), { ...line!, quantity: 4 }]);
    await deleteLine(tab, LINE, seen);
    expect(tab.session.undo.lines).toMatchObject([{ sku: A, quantity: 4, position: 1 }]);
  });

  it("in two tabs deletes once and is taken back once", async () => {
    const second = nextRequest(tab);
    await deleteLine(tab, LINE, seen);
    const cart = await deleteLine(second, LINE, seen);
    expect(cart.lineItems).toEqual([]);
    // The browser may get the second answer only: a form pressed again drops the answer to the first.
    expect([second.session.undo.lines, second.session.takeFlash()]).toMatchObject([[{ sku: A, quantity: 2 }], []]);
    const { undoId } = tab.session.undo.lines[0]!;
    expect(second.session.undo.lines[0]!.undoId).toBe(undoId);
    expect(await undoDelete(nextRequest(tab), undoId)).toBe(true);
    expect(await undoDelete(nextRequest(second), undoId)).toBe(true);
    expect(world.quantities()).toEqual({ [A]: 2 });
  });

  it("offers both undos where two lines are deleted before the first answer is there [CART-08]", async () => {
    world.put({ lineItems: [world.line(A, { quantity: 2, name: "Robe" }), world.line(B, { name: "Pull" })] });
    const second = nextRequest(tab);
    await deleteLine(tab, LINE, seen);
    await deleteLine(second, `line-${B}`, { sku: B, quantity: 1, name: "Pull", version: 3, position: 1 });
    expect(second.session.undo.lines).toMatchObject([{ sku: A, quantity: 2, name: "Robe" }, { sku: B }]);
    const back = nextRequest(second);
    for (const { undoId } of back.session.undo.lines) expect(await undoDelete(back, undoId)).toBe(true);
    expect(world.quantities()).toEqual({ [A]: 2, [B]: 1 });
    // What was taken back is not offered again beside the next one.
    const next = nextRequest(back);
    await deleteLine(next, (await findCart(next))!.lineItems.find(({ sku }) => sku === B)!.lineId);
    expect(next.session.undo.lines).toMatchObject([{ sku: B }]);
  });

  it("neither says nor offers anything for a line that another tab has taken back already", async () => {
    const second = nextRequest(tab);
    await deleteLine(tab, LINE, seen);
    world.elsewhere(() => [{ ...world.line(A, { name: "Robe" }), lineId: "line-back" }]);
    await deleteLine(second, LINE, seen);
    expect([second.session.undo.lines, second.session.takeFlash()]).toEqual([[], []]);
    expect(world.quantities()).toEqual({ [A]: 1 });
  });

  it("pressed again after its answer says nothing beside the undo", async () => {
    await deleteLine(tab, LINE, seen);
    const again = nextRequest(tab);
    await deleteLine(again, LINE, seen);
    expect([again.session.undo.lines.length, again.session.takeFlash()]).toEqual([1, []]);
  });

  it("offers one undo for a product, whichever of its lines was removed", async () => {
    await deleteLine(tab, LINE, seen);
    const back = nextRequest(tab);
    await undoDelete(back, back.session.undo.lines[0]!.undoId);
    world.elsewhere(([line]) => [{ ...line!, lineId: "line-back" }]);
    const again = nextRequest(back);
    await deleteLine(again, "line-back");
    const stale = nextRequest(again);
    await deleteLine(stale, LINE, seen);
    expect(stale.session.undo.lines).toMatchObject([{ sku: A, quantity: 2 }]);
  });

  it("offers no undo where nothing is left [CART-08]", async () => {
    world.put({ lineItems: [world.line(A, { name: "Robe", availableQuantity: 0 })] });
    await deleteLine(tab, LINE);
    expect(tab.session.undo.lines).toEqual([]);
    expect(tab.session.changes.flash?.messages).toMatchObject([{ key: "cart.removed", values: { name: "Robe" } }]);
  });
});

describe("undoDelete", () => {
  beforeEach(async () => {
    world.put({ lineItems: [world.line(A, { quantity: 3 })] });
    await deleteLine(tab, `line-${A}`);
  });
  const undoId = () => tab.session.undo.lines[0]!.undoId;

  const LIST = "POST carts/cart-1/products-list/";

  it("adds the sku with its quantity, in one call [CART-08]", async () => {
    const request = nextRequest(tab);
    world.calls.length = 0;
    expect(await undoDelete(request, undoId())).toBe(true);
    expect(world.quantities()).toEqual({ [A]: 3 });
    expect(world.calls).toEqual([`${LIST}?version=4`]);
  });

  it("gives back what stock still has, and says that it is not all [CART-08]", async () => {
    world.instead(LIST, () => {
      world.elsewhere(() => [world.line(A, { quantity: 2, name: "Robe" })]);
      return HttpResponse.json({ ...world.cart, productsNotAdded: [A] }, { status: 206 });
    });
    const request = nextRequest(tab);
    expect(await undoDelete(request, undoId())).toBe(true);
    expect(request.session.takeFlash()).toEqual([
      { kind: "warning", key: "cart.notAdded", values: { names: "Robe (38)" } },
    ]);
  });

  it("is refused when stock has none any more, and may be tried again [CART-08]", async () => {
    world.instead(LIST, () => HttpResponse.json({ ...world.cart, productsNotAdded: [A] }, { status: 206 }));
    const request = nextRequest(tab);
    await expect(undoDelete(request, undoId())).rejects.toMatchObject({ code: "Product_out_of_stock" });
    expect(await undoDelete(nextRequest(request), undoId())).toBe(true);
  });

  it("tried again after an answer that was lost gives back what there was, once", async () => {
    world.instead(LIST, () => {
      world.elsewhere(() => [world.line(A, { quantity: 3 })]);
      return HttpResponse.error();
    });
    const request = nextRequest(tab);
    await expect(undoDelete(request, undoId())).rejects.toBeInstanceOf(ServiceUnavailableError);
    await findCart(request);
    expect(await undoDelete(nextRequest(request), undoId())).toBe(true);
    expect(world.quantities()).toEqual({ [A]: 3 });
  });

  it("is honoured once", async () => {
    const request = nextRequest(tab);
    const id = undoId();
    await undoDelete(request, id);
    expect(await undoDelete(request, id)).toBe(true);
    expect(await undoDelete(nextRequest(request), id)).toBe(false);
    expect(world.quantities()).toEqual({ [A]: 3 });
  });

  it("is over after a minute", async () => {
    vi.useFakeTimers({ now: Date.now() + 60_001, toFake: ["Date"] });
    expect(await undoDelete(nextRequest(tab), undoId())).toBe(false);
    expect(world.quantities()).toEqual({});
  });

  it("may be tried again when nobody answered", async () => {
    const request = nextRequest(tab);
    const id = undoId();
    world.instead(LIST, () => refusal(503, "DOWN"));
    await expect(undoDelete(request, id)).rejects.toBeInstanceOf(ServiceUnavailableError);
    expect(await undoDelete(nextRequest(request), id)).toBe(true);
    expect(world.quantities()).toEqual({ [A]: 3 });
  });
});

describe("deleting and taking back", () => {
  it("gives the same lines, quantities and places, whatever was deleted in whatever order [CART-08]", async () => {
    const cart = fc.uniqueArray(fc.integer({ min: 10, max: 99 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(cart, fc.infiniteStream(fc.nat()), async (skus, chance) => {
        const chosen = (of: number) => (chance.next().value as number) % of;
        const lineItems = skus.map((sku) => world.line(`1000${sku}`, { quantity: 1 + chosen(5) }));
        world.put({ lineItems });
        const before = lineItems.map(({ sku, quantity }) => [sku, quantity]);
        let request: RequestContext = aContext({
          session: { cart: { cartId: "cart-1", version: 3 } },
          // Another cart of the same id.
          shop: { ...tab.shop, dedupe: createDedupe({ ttl: 10_000 }) },
        });
        for (let count = 1 + chosen(Math.min(3, skus.length)); count > 0; count -= 1) {
          const shown = (await findCart(request))!.lineItems;
          request = nextRequest(request);
          await deleteLine(request, shown[chosen(shown.length)]!.lineId);
          request = nextRequest(request);
        }
        while (request.session.undo.lines.length > 0) {
          const { lines } = request.session.undo;
          expect(await undoDelete(request, lines[chosen(lines.length)]!.undoId)).toBe(true);
          request = nextRequest(request);
        }
        const after = (await findCart(request))!.lineItems.map(({ sku, quantity }) => [sku, quantity]);
        expect(after).toEqual(before);
      }),
      { numRuns: 40 },
    );
  });
});
