import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { notByContract } from "#tests/support/gateway-answers.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, GATEWAY } from "#tests/support/request-context.ts";
import { contentSecurityPolicy } from "./security-headers.server";
import { createSecurityPolicy } from "./security-policy.server";
import type { Shop } from "../shop.server";

const server = useGatewayServer();
const RULES = `${GATEWAY}/applications/front-ecommerce/rules/merge-csp`;

function policyOf(answers: (Response | (() => Response))[]) {
  const bodies: unknown[] = [];
  const headers: Headers[] = [];
  server.use(
    http.post(RULES, async ({ request }) => {
      bodies.push(await request.json());
      headers.push(request.headers);
      const answer = answers.shift();
      return typeof answer === "function" ? answer() : answer;
    }),
  );
  const { shop } = aContext();
  const policy = createSecurityPolicy(shop.gateway, "process", shop.log);
  const env = { SITE_ENV: "production", IMAGES_URL: "https://images.example/i", AUTH_ISSUER: "https://auth.example/o" };
  return { shop: { ...shop, env, policy } as unknown as Shop, policy, bodies, headers };
}

const directive = (header: string, name: string) =>
  header
    .split("; ")
    .find((part) => part.startsWith(`${name} `))
    ?.split(" ")
    .slice(1);

describe("the content security policy [SEC-01]", () => {
  it("is asked for by the process, with the default checkout version: no cookie and no domain say v2 [SESS-12]", async () => {
    const { policy, headers } = policyOf([HttpResponse.json({})]);
    await policy.load();
    const sent = ["session-id", "checkout-version", "store"].map((name) => headers[0]!.get(name));
    expect(sent).toEqual(["process", "v1", null]);
  });

  it("joins what the gateway allows with the shop's own sources and the hashes of the page's scripts", async () => {
    const { shop, policy, bodies } = policyOf([
      HttpResponse.json({
        "script-src": ["https://pay.example"],
        "form-action": ["https://bank.example"],
        "frame-src": ["https://3ds.example"],
      }),
    ]);
    expect(policy.isReady).toBe(false);
    await policy.load();
    expect([policy.isReady, bodies]).toEqual([true, [{ rulesType: "CSP" }]]);
    const header = contentSecurityPolicy(shop, ["'sha256-abc'"]);
    expect(directive(header, "script-src")).toEqual(["'self'", "'sha256-abc'", "https://pay.example"]);
    expect(directive(header, "form-action")).toEqual(["'self'", "https://auth.example", "https://bank.example"]);
    expect(directive(header, "frame-src")).toEqual(["'self'", "https://3ds.example"]);
    expect(directive(header, "object-src")).toEqual(["'none'"]);
    expect(directive(header, "script-src")!.join()).not.toMatch(/unsafe/);
  });

  it("allows the shop's own alone where the gateway names nothing, and the builder's socket to developers only", async () => {
    const { shop, policy } = policyOf([HttpResponse.json({})]);
    await policy.load();
    expect(contentSecurityPolicy(shop, []).split("; ")).toEqual([
      "default-src 'self'",
      "base-uri 'self'",
      "object-src 'none'",
      "frame-ancestors 'self'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: https://images.example",
      "font-src 'self'",
      "connect-src 'self'",
      "form-action 'self' https://auth.example",
    ]);
    const local = { ...shop, env: { ...shop.env, SITE_ENV: "local" as const } };
    expect(directive(contentSecurityPolicy(local, []), "connect-src")).toEqual(["'self'", "ws:"]);
  });

  it.each([
    ["a failure", () => new HttpResponse(null, { status: 503 })],
    ["what is no policy", () => notByContract({ "script-src": ["https://a; script-src *"] })],
    ["no connection", () => HttpResponse.error()],
  ])("rethrows %s, is not ready for it, and keeps the last policy", async (_name, broken) => {
    const { policy } = policyOf([broken]);
    await expect(policy.load()).rejects.toThrow();
    expect(policy.isReady).toBe(false);

    const later = policyOf([HttpResponse.json({ "img-src": ["https://images.example"] }), broken]);
    await later.policy.load();
    await expect(later.policy.load()).rejects.toThrow();
    expect([later.policy.isReady, later.policy.directives]).toEqual([true, { "img-src": ["https://images.example"] }]);
  });
});
