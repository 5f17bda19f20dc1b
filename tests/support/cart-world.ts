import { http, HttpResponse, type HttpHandler } from "msw";
import type { Cart, LineItem } from "#models/cart.ts";
import { aCart, aLine } from "./builders";
import { refusal } from "./gateway-answers";
import { aCustomer } from "./customer-builders";
import { GATEWAY } from "./request-context";

type Answer = () => Response | Promise<Response>;

/** A fake gateway for the cart: carts with versions, and responses that a test can replace. */
export class CartWorld {
  readonly carts = new Map<string, Cart>();
  /** Id of the cart that `carts-self` returns. */
  customersCart: string | null = null;
  /** Every call in order, such as `PUT carts/cart-1/refresh?version=2`. */
  readonly calls: string[] = [];
  /** Responses that replace the usual ones, in turn, by call: `POST carts`. */
  readonly #instead = new Map<string, Answer[]>();
  #clock = Date.now();

  put(cart: Partial<Cart> = {}): Cart {
    const whole = aCart({ id: "cart-1", version: 3, lineItems: [], ...cart });
    this.carts.set(whole.id, whole);
    if (whole.customer) this.customersCart = whole.id;
    return whole;
  }

  get cart(): Cart {
    return this.carts.get("cart-1")!;
  }

  quantities(id = "cart-1"): Record<string, number> {
    return Object.fromEntries(this.carts.get(id)?.lineItems.map(({ sku, quantity }) => [sku, quantity]) ?? []);
  }

  instead(name: string, ...answers: Answer[]): void {
    this.#instead.set(name, answers);
  }

  /** Changes the cart as another client would. */
  elsewhere(change: (lines: LineItem[]) => LineItem[] = (lines) => lines, id = "cart-1"): void {
    this.#save(this.carts.get(id)!, change(this.carts.get(id)!.lineItems));
  }

  /** A line last changed now, by the gateway's clock. */
  line(sku: string, line: Partial<LineItem> = {}): LineItem {
    this.#clock += 1;
    return aLine({ lineId: `line-${sku}`, sku, lastModifiedAt: new Date(this.#clock).toISOString(), ...line });
  }

  get handlers(): HttpHandler[] {
    return [
      http.all(`${GATEWAY}/*`, async ({ request }) => {
        const { pathname, search } = new URL(request.url);
        this.calls.push(`${request.method} ${pathname.slice(1)}${search}`);
        const name = `${request.method} ${pathname.slice(1)}`;
        const instead = this.#instead.get(name)?.shift();
        if (instead) return instead();
        return this.#answer(name, request);
      }),
    ];
  }

  #answer(name: string, request: Request): Response | Promise<Response> {
    if (name === "GET accounts-self/") return HttpResponse.json(aCustomer());
    if (name === "GET customers-self/lastPurchaseDate") return HttpResponse.json({ value: null });
    if (name === "GET carts-self") {
      const cart = this.carts.get(this.customersCart ?? "");
      return cart ? HttpResponse.json(cart) : refusal(404, "CART_NONE", "No cart found for customer 1");
    }
    if (name === "POST carts") {
      return HttpResponse.json(this.put({ id: `cart-${this.carts.size + 1}`, version: 1 }), { status: 201 });
    }
    const [, id = "", rest = ""] = /^\w+ carts(?:-self)?\/([\w-]+)\/?(.*)$/.exec(name) ?? [];
    const cart = this.carts.get(id);
    if (!cart) return refusal(404, "CART_UNKNOWN", `No cart found for id ${id}`);
    if (request.method === "GET") return HttpResponse.json(cart);
    if (new URL(request.url).searchParams.get("version") !== String(cart.version)) return refusal(409, "VERSION");
    if (request.method === "DELETE" && rest === "") {
      this.carts.delete(id);
      return new HttpResponse(null, { status: 204 });
    }
    return this.#change(cart, `${request.method} ${rest}`, request);
  }

  async #change(cart: Cart, name: string, request: Request): Promise<Response> {
    const lines = cart.lineItems;
    const [, lineId, quantity] = /^(?:PUT|DELETE) products\/([\w-]+)(?:\/quantity\/(\d+))?$/.exec(name) ?? [];
    if (lineId) {
      if (!lines.some((line) => line.lineId === lineId)) return refusal(404, "LINE_UNKNOWN", `No line ${lineId}`);
      const others = lines.filter((line) => line.lineId !== lineId);
      const set = lines.map((line) =>
        line.lineId === lineId ? this.line(line.sku, { quantity: Number(quantity) }) : line,
      );
      return this.#ok(cart, quantity ? set : others);
    }
    if (name.startsWith("POST products-list")) {
      const { searchParams } = new URL(request.url);
      return this.#addAll(cart, (await request.json()) as string[], searchParams);
    }
    if (name.includes("%")) return refusal(404, "NO_ROUTE");
    const sku = /^POST products\/(\w+)$/.exec(name)?.[1];
    return this.#ok(cart, sku ? this.#withOne(lines, sku) : lines);
  }

  #addAll(cart: Cart, skus: string[], search: URLSearchParams): Response {
    const known = skus.filter((sku) => sku.startsWith("1"));
    const lines = known.reduce((all, sku) => this.#withOne(all, sku), cart.lineItems);
    const productsNotAdded = skus.filter((sku) => !known.includes(sku));
    const sourceCartId = search.get("sourceCartId") ?? cart.sourceCartId;
    return this.#ok({ ...cart, productsNotAdded, sourceCartId }, lines, productsNotAdded.length > 0 ? 206 : 200);
  }

  #withOne(lines: LineItem[], sku: string): LineItem[] {
    const own = lines.find((line) => line.sku === sku);
    if (!own) return [...lines, this.line(sku)];
    return lines.map((line) => (line === own ? this.line(sku, { quantity: own.quantity + 1 }) : line));
  }

  #save(cart: Cart, lineItems: LineItem[]): Cart {
    const saved = aCart({ ...cart, version: cart.version + 1, lineItems });
    this.carts.set(cart.id, saved);
    return saved;
  }

  #ok(cart: Cart, lineItems: LineItem[], status = 200): Response {
    return HttpResponse.json(this.#save(cart, lineItems), { status });
  }
}
