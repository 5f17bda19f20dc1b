import { connect } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { gatewayErrorSchema } from "#models/schema-parts.ts";
import { GATEWAY_HEADERS, startSandbox, type TestSandbox } from "./sandbox.fixture";
import { SERVICES } from "./services";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ services: SERVICES, products: 24 });
}, 120_000);
afterAll(() => sandbox.close());

/** Every route of the services beside the gateway; X stands for whatever comes. */
const ROUTES = [
  "GET /auth/X",
  "GET /auth/.well-known/openid-configuration?X=X",
  "GET /auth/auth?client_id=X&redirect_uri=X&response_type=X&scope=X&prompt=X",
  "GET /auth/auth?client_id=vitrine&redirect_uri=X&response_type=code&scope=openid&code_challenge=X",
  "GET /auth/interaction/X",
  "POST /auth/interaction/X",
  "GET /auth/interaction/X/cancel",
  "POST /auth/token",
  "GET /auth/me",
  "GET /auth/session/end?post_logout_redirect_uri=X&id_token_hint=X",
  "POST /auth/session/end/confirm",
  "POST /auth/api/cookie-refresh-tokens",
  "GET /pay/X",
  "GET /pay/hosted/X",
  "POST /pay/hosted/X",
  "GET /pay/challenge/X",
  "POST /pay/challenge/X",
  "POST /pay/identify/X",
  "GET /pay/__log/payments?cartId=X",
  "PUT /pay/__log/settings",
  "GET /content/v3/content_types/X/entries?environment=dev&locale=fr-fr&query=X&include[][]=X&only[BASE][]=X&skip=X&limit=X",
  "GET /content/v3/content_types/header_layout/entries?environment=dev&locale=X&query=X&asc=X&desc=X",
  "GET /content/v3/content_types/blog/entries/X?environment=dev&locale=fr-fr",
  "GET /content/v3/assets?environment=dev&locale=fr-fr&folder=X&query=X",
  "GET /content/v3/assets/X?environment=dev&locale=fr-fr",
  "GET /places/suggestions?input=X&countries=X&limit=X&kind=X",
  "GET /places/suggestions?input=X&countries=FR,GB",
  "GET /places/places/X",
  "GET /images/X",
  "GET /images/products/X/AP-1.webp?w=X",
  "GET /images/products/10000101/X?w=X&h=X&q=X",
  "GET /images/scenes/X.webp?w=X",
  "GET /__sandbox/calls?since=X",
  "GET /__sandbox/mails?to=X",
  "PUT /__sandbox/faults",
  "PUT /__sandbox/stock/X",
  "PUT /__sandbox/clock",
  "PUT /__sandbox/domains/X",
  "GET /X",
  "POST /X",
  "DELETE /X/X",
];

const hostile = fc.oneof(
  fc.constantFrom(
    "'; DROP TABLE accounts; --",
    "' OR '1'='1",
    "../../../../etc/passwd",
    "..%2f..%2fetc%2fpasswd",
    "%00",
    "\u0000",
    "__proto__",
    "{",
    '{"$regex":"(a+)+$"}',
    '{"title":{"$regex":"("}}',
    "javascript:alert(1)",
    "<script>",
    "-1",
    "1e309",
    "9".repeat(300),
  ),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ minLength: 3_000, maxLength: 3_000 }),
);
const types = fc.constantFrom("application/json", "application/x-www-form-urlencoded", "text/plain", "nonsense");
const bodies = fc.oneof(fc.json(), hostile, fc.constant("a[b]=1&a[b]=2&__proto__[x]=1"), fc.constant("{"));

interface Wrong {
  route: string;
  values: string[];
  type: string;
  body: string;
}

async function send({ route, values, type, body }: Wrong): Promise<number> {
  const [method = "", template = ""] = route.split(" ");
  let turn = 0;
  const next = (): string => encodeURIComponent((values[turn++ % values.length] ?? "").replace(/\p{Surrogate}/gu, "?"));
  const path = template.replace(/X/g, next);
  const response = await fetch(`${sandbox.baseUrl}${path}`, {
    method,
    redirect: "manual",
    headers: {
      "Content-Type": type,
      api_key: "sandbox-content-key",
      access_token: "sandbox-delivery-token",
    },
    ...(method === "GET" ? {} : { body }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** What comes back for a request as it is written here, byte by byte. */
function sendRaw(lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(Number(new URL(sandbox.baseUrl).port), "localhost");
    socket
      .on("data", (bytes) => (answer += bytes.toString()))
      .on("error", reject)
      .on("close", () => {
        resolve(answer);
      });
    socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  });
}

describe("bad input to the services beside the gateway", () => {
  it("is answered below 500", async () => {
    const wrong = fc.record({
      route: fc.constantFrom(...ROUTES),
      values: fc.array(hostile, { minLength: 1, maxLength: 4 }),
      type: types,
      body: bodies,
    });
    await fc.assert(
      fc.asyncProperty(wrong, async (given) => {
        expect(await send(given), JSON.stringify(given).slice(0, 500)).toBeLessThan(500);
      }),
      { numRuns: 500 },
    );
    expect((await fetch(`${sandbox.baseUrl}/auth/.well-known/openid-configuration`)).status).toBe(200);
  });

  it.each(ROUTES.filter((route) => /^P/.test(route)))("of ten megabytes is refused: %s", async (route) => {
    const values = ["1"];
    for (const type of ["application/json", "application/x-www-form-urlencoded"]) {
      const status = await send({ route, values, type, body: `{"x":"${"x".repeat(10_000_000)}"}` });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  });

  it.each([
    [400, "a zero byte in an id", ["GET /gateway/carts/a\0b HTTP/1.1", "Host: x"]],
    [400, "a zero byte in a header", ["GET /gateway/carts/a HTTP/1.1", "Host: x", "store: 10\0"]],
    [400, "no request at all", ["hello"]],
    [431, "an address of 20,000 characters", [`GET /gateway/${"x".repeat(20_000)} HTTP/1.1`, "Host: x"]],
  ])("that is not even HTTP is refused with %i, a code and a message: %s", async (status, _, lines) => {
    const [head = "", body = ""] = (await sendRaw(lines)).split("\r\n\r\n");
    expect(head).toContain(`HTTP/1.1 ${status} `);
    gatewayErrorSchema.parse(JSON.parse(body));
  });
});

describe("a call with another method", () => {
  it.each([
    ["DELETE", "ecommerce/v3/catalog/search", "GET"],
    ["OPTIONS", "carts/c1", "GET, DELETE"],
  ])("%s %s is refused, and told that it is %s", async (method, path, allowed) => {
    const response = await fetch(`${sandbox.baseUrl}/gateway/${path}`, { method, headers: GATEWAY_HEADERS });
    expect([response.status, response.headers.get("allow")]).toEqual([405, allowed]);
    expect(gatewayErrorSchema.parse(await response.json()).code).toBe("METHOD_NOT_ALLOWED");
  });

  it("is none where there is no such path", async () => {
    const response = await fetch(`${sandbox.baseUrl}/gateway/nothing/here`, { headers: GATEWAY_HEADERS });
    expect(response.status).toBe(404);
    expect(gatewayErrorSchema.parse(await response.json()).code).toBe("UNKNOWN_CALL");
  });
});
