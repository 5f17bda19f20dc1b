import { delay, http, HttpResponse } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { tokenCookies } from "#tests/support/auth-provider.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, GATEWAY } from "#tests/support/request-context.ts";
import { wishlistProductSchema } from "#app/models/customer.ts";
import { mergeWishlist, removeWish, setWished, undoRemoveWish } from "./wishlist.server";

const server = useGatewayServer();
const WISHLIST = `${GATEWAY}/customers-self/knowledges/wishlist`;

const eur = (centAmount: number) => ({ centAmount, currencyCode: "EUR" });
const COAT = { productId: "100001", optionId: "10000102", sku: "1000010203", wishedPrice: eur(24_900) };

const customer = tokenCookies;

function know(refuse: readonly string[] = [], status = 503): string[] {
  const asked: string[] = [];
  server.use(
    http.post(WISHLIST, async ({ request }) => {
      const { productId, optionId, sku, wishedPrice } = wishlistProductSchema.parse(await request.json());
      asked.push(["+", productId, optionId, sku, wishedPrice?.centAmount].filter(Boolean).join(" "));
      return refuse.includes(productId ?? "")
        ? HttpResponse.json({ code: "NO", message: "" }, { status })
        : HttpResponse.json({ values: [{ productId }] });
    }),
    http.delete(`${WISHLIST}/:id`, ({ params }) => {
      asked.push(`- ${String(params.id)}`);
      return HttpResponse.json({ code: "UNKNOWN", message: "" }, { status: 404 });
    }),
  );
  return asked;
}

afterEach(() => void vi.useRealTimers());

describe("a visitor's wishlist [PDP-07, BEY-07]", () => {
  it("is kept in the browser, each product once, and has an end", async () => {
    const context = aContext();
    await setWished(context, COAT, true);
    await setWished(context, COAT, true);
    expect(context.session.wishlist).toEqual([{ productId: "100001", optionId: "10000102", wishedPrice: eur(24_900) }]);
    await setWished(context, COAT, false);
    await setWished(context, COAT, false);
    expect(context.session.wishlist).toEqual([]);
    for (let id = 100_000; id < 100_060; id++) await setWished(context, { productId: String(id) }, true);
    expect(context.session.wishlist).toHaveLength(50);
    expect(context.session.wishlist.at(-1)?.productId).toBe("100059");
  });

  it("keeps prices of one currency: those of another country cannot be compared", async () => {
    const context = aContext();
    const pln = { centAmount: 99_900, currencyCode: "PLN" };
    await setWished(context, COAT, true);
    await setWished(context, { productId: "100002" }, true);
    expect(context.session.wishlist[0]?.wishedPrice).toEqual(COAT.wishedPrice);
    await setWished(context, { productId: "100003", optionId: "10000301", wishedPrice: pln }, true);
    expect(context.session.wishlist.map(({ wishedPrice }) => wishedPrice)).toEqual([undefined, undefined, pln]);
  });

  it("moves to the customer's own at sign-in with its prices; what cannot be moved stays, what is gone does not", async () => {
    const asked = know(["100001"]);
    const context = aContext({
      session: {
        ...(await customer()),
        wishlist: {
          products: ["100001", "100002"],
          options: { "100001": "10000102" },
          prices: { currency: "EUR", cents: [24_900, 0] },
        },
      },
    });
    await mergeWishlist(context);
    expect(asked).toEqual(["+ 100002", "+ 100001 10000102 24900"]);
    expect(context.session.wishlist).toMatchObject([{ productId: "100001" }]);
    know(["100001"], 404);
    await mergeWishlist(context);
    expect(context.session.wishlist).toEqual([]);
  });

  it("moves in its order, before what is on the customer's own, and asks for one after the other", async () => {
    let kept = ["100009"];
    let [underWay, most] = [0, 0];
    server.use(
      http.post(WISHLIST, async ({ request }) => {
        most = Math.max(most, (underWay += 1));
        const { productId, position = 0 } = wishlistProductSchema.parse(await request.json());
        await delay(productId === "100005" ? 20 : 1);
        underWay -= 1;
        if (productId === "100003") return HttpResponse.json({ code: "NO", message: "" }, { status: 404 });
        kept = kept.toSpliced(position, 0, productId);
        return HttpResponse.json({ values: [] });
      }),
    );
    const products = ["100001", "100002", "100003", "100004", "100005"];
    const context = aContext({ session: { ...(await customer()), wishlist: { products } } });
    await mergeWishlist(context);
    expect(kept).toEqual(["100005", "100004", "100002", "100001", "100009"]);
    expect(most).toBe(1);
  });

  it("is left to the next time where it takes long, so that signing in does not wait for all of it", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    server.use(
      http.post(WISHLIST, () => {
        vi.setSystemTime(Date.now() + 2_000);
        return HttpResponse.json({ values: [] });
      }),
    );
    const products = ["100001", "100002", "100003", "100004", "100005"];
    const context = aContext({ session: { ...(await customer()), wishlist: { products } } });
    await mergeWishlist(context);
    expect(context.session.wishlist.map(({ productId }) => productId)).toEqual(["100001", "100002"]);
  });
});

describe("a customer's wishlist [PDP-07]", () => {
  it("is the gateway's; taking off what is not on it is no failure", async () => {
    const asked = know();
    const context = aContext({ session: await customer() });
    await setWished(context, COAT, true);
    await setWished(context, COAT, false);
    expect(asked).toEqual(["+ 100001 10000102 1000010203 24900", "- 100001"]);
    expect(context.session.wishlist).toEqual([]);
  });

  it("takes the heart off what was not moved at sign-in, too", async () => {
    know();
    const wishlist = { products: ["100001", "100002"] };
    const context = aContext({ session: { ...(await customer()), wishlist } });
    await setWished(context, COAT, false);
    expect(context.session.wishlist.map(({ productId }) => productId)).toEqual(["100002"]);
  });

  it("takes what is put back in the place that it had, whatever was taken off besides", async () => {
    const context = aContext({ session: await customer() });
    let kept = ["100001", "100002", "100003", "100004", "100005"];
    server.use(
      http.get(`${WISHLIST}/`, () => HttpResponse.json({ values: kept.map((productId) => ({ productId })) })),
      http.post(WISHLIST, async ({ request }) => {
        const { productId, position = 0 } = (await request.json()) as { productId: string; position?: number };
        kept = kept.toSpliced(position, 0, productId);
        return HttpResponse.json({ values: [] });
      }),
      http.delete(`${WISHLIST}/:id`, ({ params }) => {
        kept = kept.filter((id) => id !== params.id);
        return HttpResponse.json({ values: [] });
      }),
    );
    const before = [...kept];
    for (const order of [["100003"], ["100002", "100004", "100001"], ["100001", "100004", "100002"]]) {
      for (const productId of order) await removeWish(context, productId);
      for (const productId of order) expect(await undoRemoveWish(context, productId)).toBe(true);
      expect(await undoRemoveWish(context, order.at(-1)!)).toBe(true);
      expect(kept).toEqual(before);
    }
  });

  it("can be put back where the button was pressed twice and the browser got the second answer only [ACC-09]", async () => {
    const visitor = { anonymousId: "0b8a7c1e-3d2f-4a5b-8c6d-7e8f9a0b1c2d" };
    const session = { ...(await customer()), visitor };
    const context = aContext({ session });
    let kept = ["100001", "100002"];
    server.use(
      http.get(`${WISHLIST}/`, () => HttpResponse.json({ values: kept.map((productId) => ({ productId })) })),
      http.delete(`${WISHLIST}/:id`, ({ params }) => {
        kept = kept.filter((id) => id !== params.id);
        return HttpResponse.json({ values: [] });
      }),
    );
    const again = aContext({ session, shop: context.shop });
    for (const request of [context, again]) await removeWish(request, "100002");
    await removeWish(again, "100003");
    expect(again.session.undo.wishes).toMatchObject([{ productId: "100002", position: 1 }]);
  });

  it.each([
    [60_000, true],
    [60_001, false],
  ])("is put back within a minute: %d ms after it was taken off (%s)", async (ms, isBack) => {
    const context = aContext();
    await setWished(context, COAT, true);
    await removeWish(context, COAT.productId);
    const { deletedAt } = context.session.undo.wishes[0]!;
    vi.useFakeTimers({ now: deletedAt + ms, toFake: ["Date"] });
    expect(await undoRemoveWish(context, COAT.productId)).toBe(isBack);
    expect(context.session.wishlist).toHaveLength(isBack ? 1 : 0);
  });
});
