import { createHash } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { gatewayErrorSchema } from "#models/schema-parts.ts";
import type { ContractCall } from "#contract/call.ts";
import { CALLS } from "#contract/contract.ts";
import { type Answer, type Commerce, Shopper, startCommerce } from "./commerce.fixture";
import { listDemoSkus } from "./demo-products";

let commerce: Commerce;
let shopper: Shopper;
let known: Record<string, string>;
beforeAll(async () => {
  commerce = await startCommerce();
  shopper = new Shopper(commerce, "c-1001");
  const cart = await shopper.createCart();
  const [product] = listDemoSkus(commerce.sandbox, 1);
  const filled = await shopper.change(cart, "POST", `products/${product?.sku}`);
  known = { cartId: cart.id, id: filled.lineItems[0]?.lineId ?? "", productId: product?.productId ?? "" };
}, 60_000);
afterAll(() => commerce.close());

const CHANGES = z.object({ changes: z.number() });

/** The last fingerprint of `written`, and how many rows had been written by then. */
let last = { changes: -1, fingerprint: "" };

/** Everything that requests may change, as one fingerprint. */
function written(): string {
  const { changes } = CHANGES.parse(commerce.sandbox.db.prepare("SELECT total_changes() AS changes").get());
  // Reading everything takes most of this file's time, and most requests write nothing.
  if (changes !== last.changes) last = { changes, fingerprint: fingerprintOf(commerce.sandbox) };
  return last.fingerprint;
}

function fingerprintOf({ db }: Commerce["sandbox"]): string {
  const tables = z
    .array(z.object({ name: z.string() }))
    .parse(db.prepare("SELECT name FROM pragma_table_list WHERE type = 'table' AND schema = 'main'").all());
  const hash = createHash("sha1");
  for (const { name } of tables) {
    if (/^(sqlite_|products?|catalogue)/.test(name)) continue;
    // Long documents are only added; short rows are compared whole.
    const isLong = name === "orders" || name === "documents";
    const columns = isLong ? "count(*) AS n" : "*";
    hash.update(name).update(JSON.stringify(db.prepare(`SELECT ${columns} FROM "${name}"`).all()));
  }
  return hash.digest("hex");
}

const hostile = fc.oneof(
  fc.constantFrom(
    "'; DROP TABLE carts; --",
    "' OR '1'='1",
    '" UNION SELECT * FROM accounts --',
    "../../../etc/passwd",
    "..\\..\\windows",
    "%00",
    "\u0000",
    "\ud800",
    "__proto__",
    "constructor",
    "<script>alert(1)</script>",
    "${7*7}",
    "1e9",
    "-1",
    "0",
    "NaN",
    "9".repeat(400),
    "",
  ),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ minLength: 2_000, maxLength: 2_000 }),
  fc.integer().map(String),
);

const money = fc.record({
  centAmount: fc.oneof(fc.constantFrom(-1, 0, 0.5, 2 ** 53, -1_000_000), fc.integer()),
  currencyCode: fc.constantFrom("EUR", "XXX", "eur", "PLN", ""),
});
const value = fc.oneof(fc.jsonValue(), hostile, money, fc.array(hostile, { maxLength: 5 }), fc.constant(1e308));

/** Bodies with the contract's own field names and the wrong things under them, or nothing right at all. */
function bodyFor({ body }: ContractCall): fc.Arbitrary<unknown> {
  const names = body instanceof z.ZodObject ? Object.keys(body.shape) : ["amount"];
  const fields = fc.dictionary(fc.oneof(fc.constantFrom(...names), hostile), value, { maxKeys: 8 });
  return fc.oneof(
    { weight: 3, arbitrary: fields },
    fc.jsonValue(),
    hostile.filter((text) => text !== ""),
  );
}

/** A value of a parameter: often one that there is, so that what lies behind it is reached too. */
const parameter = (name: string): fc.Arbitrary<string> =>
  known[name] === undefined ? hostile : fc.oneof(fc.constant(known[name]), hostile);

interface Request {
  call: ContractCall;
  path: string;
  body: unknown;
}

function requests(call: ContractCall): fc.Arbitrary<Request> {
  const params = fc.record(Object.fromEntries(Object.keys(call.params.shape).map((name) => [name, parameter(name)])));
  const names = [...Object.keys(call.query.shape), "version"];
  const query = fc.array(fc.tuple(fc.constantFrom(...names), fc.oneof(fc.constantFrom("1", "2", "3"), hostile)), {
    maxLength: 3,
  });
  return fc.tuple(params, query, call.body ? bodyFor(call) : fc.constant(undefined)).map(([given, pairs, body]) => {
    const values = new Map<string, string>(Object.entries(given));
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encode(values.get(name) ?? ""));
    const search = pairs.map(([name, text]) => `${encode(name)}=${encode(text)}`).join("&");
    return { call, path: search === "" ? path : `${path}?${search}`, body };
  });
}

function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));
}

function send({ call, path, body }: Request): Promise<Answer> {
  return shopper.send(call.method, path, { body, headers: { "Idempotency-Key": "fuzz-fuzz-fuzz" } });
}

/** Deleting the account ends everything; it is asked for by name elsewhere. */
const FUZZED = CALLS.filter(({ id }) => id !== "deleteAccount");

describe("bad input to any call", () => {
  it("is answered below 500 with a code and a message, and what is refused writes nothing", async () => {
    const all = fc.constantFrom(...FUZZED).chain(requests);
    await fc.assert(
      fc.asyncProperty(all, async (request) => {
        const before = written();
        const answer = await send(request);
        expect(answer.status, `${request.call.id} ${JSON.stringify(answer.body)}`).toBeLessThan(500);
        if (answer.status < 400) return;
        gatewayErrorSchema.parse(answer.body);
        expect(written(), `${request.call.id} wrote although it was refused`).toBe(before);
      }),
      { numRuns: 200 },
    );
    // Among two hundred there may be one that is right, and takes the cart away.
    expect([200, 404]).toContain((await shopper.send("GET", "/carts-self")).status);
  });

  it.each(FUZZED.filter(({ body }) => body !== null).map((call) => [call.id, call] as const))(
    "of ten megabytes is refused by %s, as is JSON that breaks off",
    async (_, call) => {
      const path = call.path.replace(/\{(\w+)\}/g, (__, name: string) => known[name] ?? "1");
      const before = written();
      const huge = await shopper.send(call.method, path, { body: `{"x":"${"x".repeat(10_000_000)}"}` });
      expect(huge).toMatchObject({ status: 413, body: { code: "TOO_LARGE" } });
      for (const broken of ["{", '{"a":', "[1,", "\u0000", "'a'", "{}{}"]) {
        const answer = await shopper.send(call.method, path, { body: broken });
        expect(answer).toMatchObject({ status: 400, body: { code: "MALFORMED_JSON" } });
      }
      expect(written()).toBe(before);
    },
  );

  it("within a field that is right, or in its text, is refused and writes nothing", async () => {
    const money = { centAmount: 5_000, currencyCode: "EUR" };
    const amount = { ...money, centAmount: 5_000, more: 1 };
    const cart = shopper.pathOf({ id: known.cartId ?? "", version: 2 }, "gift-card");
    const values = [{ type: "survey", optin: "YES", visible: false }];
    const wrong: [string, string, unknown, string][] = [
      ["POST", cart, { amount }, "amount.more"],
      ["POST", cart, { amount: money, message: "a\u0000b" }, "message"],
      ["POST", cart, { amount: money, recipientName: "\ud83d" }, "recipientName"],
      ["PUT", "/customers-self/subscriptions", { store: "1001", source: "WEB", values }, "values.0.visible"],
      ["PUT", "/accounts-self/", { firstName: "\u001b" }, "firstName"],
      ["GET", "/ecommerce/v2/storelocator/stores?search=%00", undefined, "search"],
    ];
    const before = written();
    for (const [method, path, body, field] of wrong) {
      const answer = await shopper.send(method, path, { body });
      expect(answer).toMatchObject({ status: 400, body: { code: "VALIDATION" } });
      expect(gatewayErrorSchema.parse(answer.body).message).toContain(`${field}:`);
    }
    expect(written()).toBe(before);
  });

  it("of another kind than JSON is refused, and not taken for an empty body", async () => {
    const headers = { "Content-Type": "text/plain" };
    const asked = [
      ["PUT", "/accounts-self/", '{"firstName":"Lou"}'],
      ["POST", shopper.pathOf({ id: known.cartId ?? "", version: 2 }, "shipping-method/VI", "carts-self"), "{}"],
    ] as const;
    const before = written();
    for (const [method, path, body] of asked) {
      const answer = await shopper.send(method, path, { body, headers });
      expect(answer).toMatchObject({ status: 415, body: { code: "UNSUPPORTED_MEDIA_TYPE" } });
    }
    expect(written()).toBe(before);
  });

  it("in the headers is refused", async () => {
    for (const header of ["store", "session-id", "device-channel", "checkout-version", "Accept-Language"]) {
      for (const text of ["'; DROP TABLE carts; --", "../..", "x".repeat(5_000), "ÿ"]) {
        const answer = await shopper.send("GET", "/carts-self", { headers: { [header]: text } });
        expect([header, answer.status]).toEqual([header, 400]);
        gatewayErrorSchema.parse(answer.body);
      }
    }
  });

  it.each(["/%E0%A4%A", "/carts/%", "/carts/%2", "/carts//", "/..;/carts", "/carts/a?%=%"])(
    "in the path %s is refused",
    async (path) => {
      const response = await shopper.fetch("GET", path);
      expect([400, 404]).toContain(response.status);
      gatewayErrorSchema.parse(await response.json());
    },
  );
});
