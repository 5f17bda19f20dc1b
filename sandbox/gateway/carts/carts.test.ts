import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Cart, cartSchema, mergedCartSchema } from "../../../app/models/cart";
import { setStock } from "../../catalogue/products";
import { type Commerce, Shopper, startCommerce } from "../commerce.fixture";
import { listDemoSkus } from "../demo-products";

let commerce: Commerce;
let skus: string[];
let visitor: Shopper;
beforeAll(async () => {
  commerce = await startCommerce();
  skus = listDemoSkus(commerce.sandbox, 12).map(({ sku }) => sku);
}, 60_000);
afterAll(() => commerce.close());
beforeEach(() => {
  visitor = new Shopper(commerce);
  for (const sku of skus) setStock(commerce.sandbox, sku, 15);
  commerce.sandbox.db.exec("UPDATE carts SET status = 'deleted'");
});

const sku = (index: number): string => skus[index] ?? expect.fail("too few products");
const refused = (status: number, code: string) => ({ status, body: expect.objectContaining({ code }) as unknown });
const quantities = (cart: Cart) => cart.lineItems.map((line) => [line.sku, line.quantity]);

describe("a visitor's cart", () => {
  it("is made with the first version and answers whole after every change [CART-01]", async () => {
    const cart = await visitor.createCart();
    expect(cart).toMatchObject({ version: 1, customer: null, lineItems: [], totalPrice: { centAmount: 0 } });
    const one = await visitor.change(cart, "POST", `products/${sku(0)}`);
    const two = await visitor.change(one, "POST", `products/${sku(0)}`);
    expect(two.version).toBe(3);
    const [line] = two.lineItems;
    expect(line).toMatchObject({ sku: sku(0), quantity: 2, availableQuantity: 15 });
    expect(line?.totalPrice.centAmount).toBe((line?.price.centAmount ?? 0) * 2);
    expect(two.totalPrice).toEqual(line?.totalPrice);
    expect(await visitor.get(cartSchema, "GET", `/carts/${cart.id}`)).toEqual(two);
  });

  it("refuses a missing, malformed or stale version and changes nothing [CART-02]", async () => {
    const cart = await visitor.change(await visitor.createCart(), "POST", `products/${sku(0)}`);
    const path = `/carts/${cart.id}/products/${sku(1)}`;
    for (const query of [
      "",
      "?version=",
      "?version=x",
      "?version=-1",
      "?version=1.5",
      "?version=0",
      "?version=1&version=2",
    ]) {
      expect(await visitor.send("POST", path + query)).toEqual(refused(400, "VALIDATION"));
    }
    for (const version of [1, 3]) {
      expect(await visitor.send("POST", `${path}?version=${version}`)).toEqual(refused(409, "VERSION_CONFLICT"));
    }
    expect(await visitor.get(cartSchema, "GET", `/carts/${cart.id}`)).toEqual(cart);
  });

  it("is unknown in the words that the storefront looks for [CART-03]", async () => {
    for (const id of ["nope", "%00", "..%2f..", "' OR 1=1 --"]) {
      const answer = await visitor.send("GET", `/carts/${id}`);
      expect(answer).toMatchObject({
        status: 404,
        body: { message: expect.stringMatching(/^No cart found for id/) as unknown },
      });
      expect((await visitor.send("POST", `/carts/${id}/products/${sku(0)}?version=1`)).status).toBe(404);
    }
  });

  it("is gone once deleted", async () => {
    const cart = await visitor.createCart();
    expect((await visitor.send("DELETE", visitor.pathOf(cart, ""))).status).toBe(204);
    expect((await visitor.send("GET", `/carts/${cart.id}`)).status).toBe(404);
  });

  it("refuses unknown and sold-out skus", async () => {
    const cart = await visitor.createCart();
    const add = (wanted: string) => visitor.send("POST", visitor.pathOf(cart, `products/${wanted}`));
    expect(await add("0000000000")).toEqual(refused(404, "SKU_UNKNOWN"));
    for (const no of ["abc", "-1", "1".repeat(400)]) expect(await add(no)).toEqual(refused(400, "VALIDATION"));
    setStock(commerce.sandbox, sku(0), 0);
    const answer = await visitor.send("POST", visitor.pathOf(cart, `products/${sku(0)}`));
    expect(answer).toEqual(refused(422, "Product_out_of_stock"));
  });

  it.each(["0", "-1", "1.5", "abc", "1e3", "%20", "+2", "0x10"])(
    "refuses the quantity %s [CART-25]",
    async (quantity) => {
      const cart = await visitor.change(await visitor.createCart(), "POST", `products/${sku(0)}`);
      const path = `products/${cart.lineItems[0]?.lineId}/quantity/${quantity}`;
      expect(await visitor.send("PUT", visitor.pathOf(cart, path))).toEqual(refused(400, "VALIDATION"));
      expect(await visitor.get(cartSchema, "GET", `/carts/${cart.id}`)).toEqual(cart);
    },
  );

  it("sets absolute quantities up to stock and 20, and deletes lines [CART-07]", async () => {
    const cart = await visitor.change(await visitor.createCart(), "POST", `products/${sku(0)}`);
    const line = `products/${cart.lineItems[0]?.lineId}`;
    const seven = await visitor.change(cart, "PUT", `${line}/quantity/7`);
    expect(quantities(seven)).toEqual([[sku(0), 7]]);
    expect(await visitor.send("PUT", visitor.pathOf(seven, `${line}/quantity/16`))).toEqual(
      refused(422, "QUANTITY_ABOVE_STOCK"),
    );
    expect(await visitor.send("PUT", visitor.pathOf(seven, `${line}/quantity/1000000000`))).toEqual(
      refused(422, "QUANTITY_ABOVE_MAXIMUM"),
    );
    expect(await visitor.send("DELETE", visitor.pathOf(seven, "products/nope"))).toEqual(refused(404, "LINE_UNKNOWN"));
    expect((await visitor.change(seven, "DELETE", line)).lineItems).toEqual([]);
  });

  it("adds a list as far as it goes and says with 206 what was left out [CART-06]", async () => {
    const cart = await visitor.createCart();
    setStock(commerce.sandbox, sku(1), 0);
    const path = visitor.pathOf(cart, "products-list/");
    const call = { body: [sku(0), sku(1), sku(0)], status: 206 };
    const partial = await visitor.get(cartSchema, "POST", path, call);
    expect(quantities(partial)).toEqual([[sku(0), 2]]);
    expect(partial.productsNotAdded).toEqual([sku(1)]);
    const whole = await visitor.change(partial, "POST", "products-list/", [sku(2)]);
    expect([whole.productsNotAdded, whole.sourceCartId]).toEqual([[], null]);
    const shared = `${visitor.pathOf(whole, "products-list/")}&sourceCartId=cart-of-a-friend`;
    expect((await visitor.get(cartSchema, "POST", shared, { body: [sku(2)] })).sourceCartId).toBe("cart-of-a-friend");
    for (const body of [{}, [], ["x"], [1], "[", null]) {
      expect((await visitor.send("POST", visitor.pathOf(whole, "products-list"), { body })).status).toBe(400);
    }
  });

  it("takes out on refresh what the warehouse no longer has", async () => {
    let cart = await visitor.createCart();
    cart = await visitor.change(cart, "POST", "products-list", [sku(0), sku(0), sku(1)]);
    setStock(commerce.sandbox, sku(0), 1);
    setStock(commerce.sandbox, sku(1), 0);
    const seen = await visitor.get(cartSchema, "GET", `/carts/${cart.id}`);
    expect(seen.lineItems.map(({ availableQuantity }) => availableQuantity)).toEqual([1, 0]);
    const fresh = await visitor.change(cart, "PUT", "refresh");
    expect(quantities(fresh)).toEqual([[sku(0), 1]]);
    expect(fresh.productsNotAdded).toEqual([sku(0), sku(1)]);
  });

  it("takes promo codes off and names one whose gift is out of stock [CART-10]", async () => {
    let cart = await visitor.change(await visitor.createCart(), "POST", `products/${sku(0)}`);
    const price = cart.totalPrice.centAmount;
    cart = await visitor.change(cart, "POST", "promo-code/bienvenue10");
    const off = Math.round(price / 10);
    expect(cart.totalPrice.centAmount).toBe(price - off);
    expect(cart.discountCode).toMatchObject([{ code: "BIENVENUE10", type: "REM", value: { centAmount: off } }]);
    expect(cart.discounts).toEqual([{ label: "Code BIENVENUE10", value: { centAmount: off, currencyCode: "EUR" } }]);
    expect(cart.lineItems[0]?.discountMessages).toHaveLength(1);
    cart = await visitor.change(cart, "POST", "promo-code/RUPTURE");
    expect(cart.discountCode[1]).toMatchObject({ type: "CAD", productOutOfStock: true });
    expect(await visitor.send("POST", visitor.pathOf(cart, "promo-code/EXPIRE"))).toEqual(
      refused(422, "PROMO_CODE_EXPIRED"),
    );
    expect(await visitor.send("POST", visitor.pathOf(cart, "promo-code/NOPE"))).toEqual(
      refused(422, "PROMO_CODE_UNKNOWN"),
    );
    cart = await visitor.change(cart, "DELETE", "promo-code/BIENVENUE10");
    expect(cart.totalPrice.centAmount).toBe(price);
  });

  it("holds gift cards and donations", async () => {
    let cart = await visitor.createCart();
    const amount = { centAmount: 5000, currencyCode: "EUR" };
    cart = await visitor.change(cart, "POST", "gift-card", { amount, recipientEmail: "a@vitrine.test" });
    cart = await visitor.change(cart, "POST", "donation", { donationId: "don2" });
    expect(cart.totalPrice.centAmount).toBe(5200);
    cart = await visitor.change(cart, "DELETE", `gift-card/${cart.giftCards[0]?.giftCardId}`);
    cart = await visitor.change(cart, "DELETE", "donation/don2");
    expect(cart.totalPrice.centAmount).toBe(0);
  });

  it("is priced in the currency of the shop that asks, in its language", async () => {
    const cart = await visitor.change(await visitor.createCart(), "POST", `products/${sku(0)}`);
    const polish = new Shopper(commerce, null, { store: "1007", language: "pl-PL" });
    const seen = await polish.change(await polish.createCart(), "POST", `products/${sku(0)}`);
    expect(seen.totalPrice.currencyCode).toBe("PLN");
    expect(seen.lineItems[0]?.color.name).not.toBe(cart.lineItems[0]?.color.name);
  });
});

describe("a cart of another country's shop", () => {
  it("is unknown, to a visitor and to its own customer, who has one in each [BEY-05]", async () => {
    for (const customerId of [null, "c-1001"]) {
      const cart = await new Shopper(commerce, customerId).createCart();
      const polish = new Shopper(commerce, customerId, { store: "1007", language: "pl-PL" });
      const gone = refused(404, "CART_UNKNOWN");
      expect(await polish.send("GET", `/carts/${cart.id}`)).toEqual(gone);
      expect(await polish.send("PUT", polish.pathOf(cart, "refresh"))).toEqual(gone);
      expect((await polish.createCart()).id).not.toBe(cart.id);
    }
  });
});

describe("a customer's cart", () => {
  const fid = () => new Shopper(commerce, "c-1001");

  it("is one, and carries who the customer is [CART-04] [CART-23]", async () => {
    const cart = await fid().createCart();
    expect(cart.customer).toMatchObject({ customerId: "c-1001", email: "fid@vitrine.test", loyaltyType: "FID" });
    const again = await fid().send("POST", "/carts", { body: { user: { customerId: "c-1001", email: "x" } } });
    expect(again).toEqual(refused(406, "CART_EXISTS"));
    expect(await fid().get(cartSchema, "GET", "/carts-self")).toEqual(cart);
  });

  it("is nobody else's to see or change", async () => {
    const cart = await fid().createCart();
    for (const other of [visitor, new Shopper(commerce, "c-1002")]) {
      expect((await other.send("GET", `/carts/${cart.id}`)).status).toBe(404);
      expect((await other.send("POST", other.pathOf(cart, `products/${sku(0)}`))).status).toBe(404);
      expect((await other.send("DELETE", other.pathOf(cart, ""))).status).toBe(404);
    }
    expect((await visitor.send("POST", visitor.pathOf(cart, "validate", "carts-self"))).status).toBe(401);
    expect(
      await visitor.send("POST", "/carts", { body: { user: { customerId: "c-1001", email: "x" } } }),
    ).toMatchObject({
      status: 401,
      body: { message: "Invalid JWT." },
    });
    const thief = new Shopper(commerce, "c-1002");
    expect(await thief.send("POST", "/carts", { body: { user: { customerId: "c-1001", email: "x" } } })).toEqual(
      refused(403, "CUSTOMER_MISMATCH"),
    );
  });

  it("is not there at first", async () => {
    expect(await fid().send("GET", "/carts-self")).toMatchObject({
      status: 404,
      body: { message: "No cart found for customer c-1001" },
    });
    expect((await visitor.send("GET", "/carts-self")).status).toBe(401);
  });

  it("does not let the checkout touch a visitor's cart before the merge, nor lose it", async () => {
    const cart = await visitor.createCart();
    expect(await fid().send("POST", fid().pathOf(cart, "loyalty-card", "carts-self"))).toEqual(
      refused(403, "CART_NOT_MERGED"),
    );
  });
});

describe("merging at sign-in [CART-05]", () => {
  const fid = () => new Shopper(commerce, "c-1001");
  const customer = { customerId: "c-1001", email: "fid@vitrine.test" };
  const merge = async (cartId: string, status: number) =>
    fid().get(mergedCartSchema, "POST", "/carts/merge", { body: { cartId, customer }, status });

  it("makes a visitor's cart the customer's, under its own id", async () => {
    const cart = await visitor.change(await visitor.createCart(), "POST", `products/${sku(0)}`);
    const merged = await merge(cart.id, 200);
    expect(merged).toMatchObject({ hasBeenMerged: false, cart: { id: cart.id, customer: { customerId: "c-1001" } } });
    expect((await visitor.send("GET", `/carts/${cart.id}`)).status).toBe(404);
    expect(await merge(cart.id, 200)).toEqual(merged);
  });

  it("adds the quantities of two carts up, stock respected, and says 226", async () => {
    let own = await fid().createCart();
    own = await fid().change(own, "POST", "products-list", [sku(0), sku(0), sku(1)]);
    let theirs = await visitor.createCart();
    theirs = await visitor.change(theirs, "POST", "products-list", [sku(0), sku(0), sku(2)]);
    setStock(commerce.sandbox, sku(0), 3);
    const { cart, hasBeenMerged } = await merge(theirs.id, 226);
    expect(hasBeenMerged).toBe(true);
    expect(cart).toMatchObject({ id: own.id, sourceCartId: theirs.id, productsNotAdded: [sku(0)] });
    expect(cart && quantities(cart)).toEqual([
      [sku(0), 3],
      [sku(1), 1],
      [sku(2), 1],
    ]);
  });

  it("answers no cart when nothing is left, and lets a new one be made", async () => {
    await fid().createCart();
    const theirs = await visitor.change(await visitor.createCart(), "POST", `products/${sku(0)}`);
    setStock(commerce.sandbox, sku(0), 0);
    expect(await merge(theirs.id, 200)).toEqual({ cart: null, hasBeenMerged: false });
    expect((await fid().createCart()).lineItems).toEqual([]);
  });

  it("leaves the customer's cart alone when the other one is unknown or another's", async () => {
    const own = await fid().change(await fid().createCart(), "POST", `products/${sku(0)}`);
    const others = await new Shopper(commerce, "c-1002").createCart();
    for (const id of ["nope", others.id, own.id]) {
      expect(await merge(id, 200)).toEqual({ cart: own, hasBeenMerged: false });
    }
  });
});

describe("ten writers on one cart [CART-02]", () => {
  it("lose no line that was acknowledged", async () => {
    const cart = await visitor.createCart();
    let conflicts = 0;
    const acknowledged: string[] = [];
    const write = async (mine: string): Promise<void> => {
      let { version } = await visitor.get(cartSchema, "GET", `/carts/${cart.id}`);
      for (let done = 0; done < 3;) {
        const answer = await visitor.send("POST", `/carts/${cart.id}/products/${mine}?version=${version}`);
        if (answer.status === 200) {
          acknowledged.push(mine);
          done += 1;
        } else if (answer.status === 409) conflicts += 1;
        else throw new Error(JSON.stringify(answer));
        ({ version } = await visitor.get(cartSchema, "GET", `/carts/${cart.id}`));
      }
    };
    await Promise.all(skus.slice(0, 10).map(write));
    const after = await visitor.get(cartSchema, "GET", `/carts/${cart.id}`);
    expect(conflicts).toBeGreaterThan(0);
    expect(after.version).toBe(31);
    expect(acknowledged).toHaveLength(30);
    expect(new Map(after.lineItems.map((line) => [line.sku, line.quantity]))).toEqual(
      new Map(skus.slice(0, 10).map((mine) => [mine, 3])),
    );
  });
});
