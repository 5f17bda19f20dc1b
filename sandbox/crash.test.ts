import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { cartSchema, validatedCartSchema } from "#models/cart.ts";
import { orderSchema } from "#models/order.ts";
import { productAnswerSchema } from "#models/product.ts";
import { signIn } from "#contract/sign-in.ts";
import { type Ask, Prober, Unanswered } from "#contract/runner/prober.ts";
import { openDatabase } from "./database";
import { SUBSCRIPTION_KEY } from "./gateway/context";

const KILLS = 2;
const STOCK = 1_000_000;
const EMAILS = ["fid", "hsp", "new", "big"].map((name) => `${name}@vitrine.test`);

let folder: string;
let port: number;
let sandbox: ChildProcess;
const baseUrl = (): string => `http://localhost:${port}`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "sandbox-crash-"));
  port = await freePort();
  sandbox = await start();
}, 120_000);
afterAll(async () => {
  await kill(sandbox);
  rmSync(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port: free } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return free;
}

/** The sandbox as `npm run sandbox` starts it, on the same port and file every time. */
async function start(): Promise<ChildProcess> {
  const env = {
    ...process.env,
    SANDBOX_PORT: String(port),
    SANDBOX_CACHE: folder,
    SANDBOX_DB: join(folder, "sandbox.db"),
    SANDBOX_PRODUCTS: "60",
  };
  const child = spawn(process.execPath, ["sandbox/start.mjs"], { env });
  child.stderr.resume();
  let output = "";
  for await (const chunk of child.stdout) {
    output += String(chunk);
    if (output.includes("ready")) break;
  }
  if (!output.includes("ready")) throw new Error("The sandbox did not start");
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

async function shopper(email: string): Promise<Prober> {
  const { tokens } = await signIn({ issuer: `${baseUrl()}/auth` }, email);
  return new Prober({
    gateway: `${baseUrl()}/gateway`,
    subscriptionKey: SUBSCRIPTION_KEY,
    // Britain takes Multibanco, whose voucher is promise enough for an order: no page is needed.
    store: "1003",
    locale: "en-GB",
    token: tokens.accessToken,
    password: null,
    messageToken: "",
  });
}

async function plentyOf(prober: Prober): Promise<string> {
  const { product } = await prober.get(productAnswerSchema, "getProduct", { params: { productId: "100001" } });
  const sku = product.options[0]?.skus[0]?.sku ?? "";
  const response = await fetch(`${baseUrl()}/__sandbox/stock/${sku}`, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ quantity: STOCK }),
  });
  expect(response.status).toBe(200);
  return sku;
}

const HOME = {
  firstName: "CRASH",
  lastName: "TEST",
  address1: "1 HIGH STREET",
  zipCode: "W1B 5AH",
  city: "LONDON",
  country: "GB",
};

/** Buys one of a sku; gives the order's number as soon as the gateway has said it. */
async function order(prober: Prober, sku: string, turn: number): Promise<string> {
  const of = (cart: z.infer<typeof cartSchema>, step = "any"): Ask => ({
    params: { cartId: cart.id },
    query: { version: cart.version },
    headers: { "Idempotency-Key": `crash-${cart.id}-${turn}-${step}` },
    as: "customer",
  });
  const account = await prober.get(z.object({ customerId: z.string(), email: z.string() }), "getAccount");
  // What a kill left behind is taken up again.
  const known = await prober.ask("getOwnCart", {}, 200, 404);
  let cart =
    cartSchema.safeParse(known.body).data ??
    (await prober.get(cartSchema, "createCart", { body: { user: { ...account } }, as: "customer" }, 201));
  if (cart.lineItems.length === 0) {
    cart = await prober.get(cartSchema, "addProduct", { ...of(cart), params: { cartId: cart.id, id: sku } });
  }
  cart = await prober.get(cartSchema, "setBillingAddress", { ...of(cart), body: HOME });
  cart = await prober.get(cartSchema, "setShippingMethod", {
    ...of(cart),
    params: { cartId: cart.id, shippingMethodId: "NO" },
    body: HOME,
  });
  const body = {
    paymentProvider: "adyen",
    paymentProduct: "multibanco",
    amount: cart.totalPrice,
    returnUrl: "http://localhost:3000/",
    device: { userAgent: "tests", acceptHeader: "text/html", language: "en" },
  };
  await prober.ask("startPayment", { ...of(cart, "pay"), body }, 200);
  cart = await prober.get(cartSchema, "getOwnCart");
  return (await prober.get(validatedCartSchema, "validateCart", of(cart, "order"))).orderNumber;
}

/** Orders without end; what was acknowledged is noted, until the gateway is gone. */
async function buyUntilGone(prober: Prober, sku: string, acknowledged: Map<string, Prober>): Promise<void> {
  try {
    for (let turn = 0; ; turn += 1) acknowledged.set(await order(prober, sku, turn), prober);
  } catch (error) {
    // Only the killed connection ends it: anything else is a failure.
    if (!(error instanceof Unanswered)) throw error;
  }
}

async function moreThan(acknowledged: ReadonlyMap<string, unknown>, count: number): Promise<void> {
  while (acknowledged.size <= count) await new Promise((resolve) => setTimeout(resolve, 5));
}

const number = z.object({ n: z.number() });

/** What the file says once nobody holds it. */
function inspect(sku: string): { integrity: unknown; orders: number; stock: number } {
  const db = openDatabase(join(folder, "sandbox.db"));
  try {
    const integrity: unknown = db.prepare("PRAGMA integrity_check").get();
    const orders = number.parse(db.prepare("SELECT count(*) AS n FROM orders").get()).n;
    const stock = number.parse(db.prepare("SELECT quantity AS n FROM stock_levels WHERE sku = ?").get(sku)).n;
    return { integrity, orders, stock };
  } finally {
    db.close();
  }
}

it("draws each garment its own picture when it is started as `npm run sandbox` does", async () => {
  const pictures = ["10000101", "10000201"].map(async (option) => {
    const answer = await fetch(`${baseUrl()}/images/products/${option}/AP-1.webp?w=96`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
    return Buffer.from(await answer.arrayBuffer()).toString("base64");
  });
  expect(new Set(await Promise.all(pictures)).size).toBe(2);
});

describe("a sandbox that is killed in the middle of writes", () => {
  it("opens again with every order that it acknowledged, and none by halves", async () => {
    const sku = await plentyOf(await shopper("fid@vitrine.test"));
    const acknowledged = new Map<string, Prober>();
    const first = inspect(sku).orders;
    for (let round = 1; round <= KILLS; round += 1) {
      const probers = await Promise.all(EMAILS.map(shopper));
      const buyers = Promise.all(probers.map((prober) => buyUntilGone(prober, sku, acknowledged)));
      await Promise.race([moreThan(acknowledged, acknowledged.size + 12 + round * 7), buyers]);
      await kill(sandbox);
      await buyers;

      const { integrity, orders, stock } = inspect(sku);
      expect(integrity).toMatchObject({ integrity_check: "ok" });
      expect(orders - first).toBeGreaterThanOrEqual(acknowledged.size);
      expect(STOCK - stock).toBe(orders - first);
      sandbox = await start();
      for (const [orderNumber, prober] of acknowledged) {
        const kept = await prober.get(orderSchema, "getOrder", { params: { orderNumber } });
        expect(kept.lineItems.map((line) => line.sku)).toEqual([sku]);
      }
    }
    expect(acknowledged.size).toBeGreaterThan(KILLS * 12);
  }, 90_000);
});
