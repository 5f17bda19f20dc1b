import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { domainListSchema } from "#models/site.ts";
import { startSandbox, type TestSandbox } from "../sandbox.fixture";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
}, 60_000);
afterAll(() => sandbox.close());

const PATH = "ecommerce/v3/catalog/segmentations/";

describe("the gateway's common headers", () => {
  it.each([undefined, "wrong", "SANDBOX-KEY"])("refuse the subscription key %s with 401", async (key) => {
    const answer = await sandbox.gateway(PATH, { headers: { "Ocp-Apim-Subscription-Key": key } });
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: "SUBSCRIPTION_KEY" });
  });

  it.each([
    ["store", undefined],
    ["store", "9999"],
    ["store", "1001'--"],
    ["session-id", undefined],
    ["session-id", "a b"],
    ["Accept-Language", undefined],
    ["Accept-Language", "nl-NL"],
    ["device-channel", undefined],
    ["device-channel", "TV"],
    ["checkout-version", undefined],
    ["checkout-version", "v3"],
  ])("refuse %s: %s with 400 that names it", async (header, value) => {
    // Node adds `Accept-Language: *` where there is none.
    const answer = await sandbox.gateway(PATH, { headers: { [header]: value } });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      code: "HEADERS",
      message: expect.stringContaining(header.toLowerCase()) as string,
    });
  });

  it("take a list of languages by its first, and give the request's id back", async () => {
    const headers = { "Accept-Language": "de-DE,de;q=0.9", "x-request-id": "r-1" };
    const answer = await sandbox.gateway(PATH, { headers });
    expect(JSON.stringify(answer.body)).toContain("Damen");
    expect(answer.headers.get("x-request-id")).toBe("r-1");
  });

  it.each(["Bearer x.y.z", "Bearer ", "Basic dXNlcg==", "nonsense"])(
    "refuse the bearer %s with 401",
    async (bearer) => {
      const answer = await sandbox.gateway(PATH, { headers: { Authorization: bearer } });
      expect([answer.status, answer.body]).toEqual([401, { code: "UNAUTHORIZED", message: "Invalid JWT." }]);
    },
  );
});

describe("bodies", () => {
  const post = (body: string | Uint8Array<ArrayBuffer>, type = "application/json") =>
    sandbox.gateway("applications/front-ecommerce/rules/merge-csp", {
      method: "POST",
      headers: { "Content-Type": type },
      body,
    });

  it("that are no JSON, too large, or of another kind are refused", async () => {
    expect((await post("{")).body).toMatchObject({ code: "MALFORMED_JSON" });
    expect((await post(JSON.stringify({ rulesType: "x".repeat(1_100_000) }))).status).toBe(413);
    expect((await post('{"rulesType":"CSP"}', "application/json; charset=klingon")).status).toBe(415);
    expect((await post('{"rulesType":"OTHER"}')).body).toMatchObject({
      code: "VALIDATION",
      message: expect.stringContaining("rulesType") as string,
    });
    expect((await post("null")).status).toBe(400);
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "application/vnd.api+json"])(
    "of the kind %s are refused, right though they may be",
    async (type) => {
      const answer = await post('{"rulesType":"CSP"}', type);
      expect([answer.status, answer.body]).toMatchObject([415, { code: "UNSUPPORTED_MEDIA_TYPE" }]);
    },
  );

  it("that are not text through and through are refused", async () => {
    const broken = Buffer.concat([Buffer.from('{"rulesType":"'), Buffer.from([0xff, 0xc3, 0x28]), Buffer.from('"}')]);
    expect(await post(broken)).toMatchObject({ status: 400, body: { code: "MALFORMED_JSON" } });
  });

  it("of merge-csp give directives with their sources, before any shop is known", async () => {
    const answer = await sandbox.gateway("applications/front-ecommerce/rules/merge-csp", {
      method: "POST",
      headers: { "Content-Type": "application/json", store: undefined, "session-id": undefined },
      body: '{"rulesType":"CSP"}',
    });
    expect(answer.body).toMatchObject({ "img-src": [sandbox.baseUrl], "form-action": [sandbox.baseUrl] });
  });
});

describe("GET /web-domains/", () => {
  it("gives every country's shop without a store header", async () => {
    const { body } = await sandbox.gateway("web-domains/", { headers: { store: undefined } });
    const domains = domainListSchema.parse(body);
    expect(domains.map(({ countryCodeISO2 }) => countryCodeISO2)).toEqual(["FR", "CH", "GB", "ES", "DE", "IT", "PL"]);
    expect(new Set(domains.map(({ storeId }) => storeId)).size).toBe(7);
    const located = domains.filter(({ params }) => params.storeLocator.isActive);
    expect(located.map(({ countryCodeISO2 }) => countryCodeISO2)).toEqual(["FR", "CH", "GB"]);
    for (const { params } of domains) {
      const ranks = params.paymentProducts.map(({ rank }) => rank);
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
      expect(params.orderConfirmation).toEqual({ maxAttempts: 10, attemptDelay: 500 });
    }
  });
});
