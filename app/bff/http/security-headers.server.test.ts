import { hash } from "node:crypto";
import type { Request } from "express";
import { describe, expect, it, vi } from "vitest";
import type { Shop } from "../shop.server";
import { contentSecurityPolicy, scriptHashes, securityHeaders } from "./security-headers.server";

const hashOf = (script: string) => `'sha256-${hash("sha256", script, "base64")}'`;

describe("hashes of a page's inline scripts", () => {
  it("name every script that runs, once, and neither data nor what is fetched", () => {
    const html = `<head><script>one()</script><script type="application/ld+json">{"a":1}</script></head>
      <body><script type="module" async="">import "/build/x.js";</script><script src="/y.js"></script>
      <script data-x="a>b">two(
)</script><script>one()</script><p>script</p></body>`;
    expect(scriptHashes(html)).toEqual(["one()", 'import "/build/x.js";', "two(\n)"].map(hashOf));
  });

  it("are of the bytes that are sent: accents count as UTF-8", () => {
    expect(scriptHashes("<script>'é'</script>")).toEqual([hashOf("'é'")]);
  });
});

describe("headers of every answer", () => {
  function headersOf(SITE_ENV: string): Map<string, string> {
    const headers = new Map<string, string>();
    const answer = {
      setHeader: (name: string, value: string) => headers.set(name.toLowerCase(), value),
      removeHeader: (name: string) => headers.delete(name.toLowerCase()),
    };
    const next = vi.fn();
    securityHeaders({ env: { SITE_ENV } } as Shop)({} as Request, answer as never, next);
    expect(next).toHaveBeenCalledOnce();
    return headers;
  }

  it("keep other sites from framing a page, and browsers from guessing types and telling whole addresses", () => {
    expect(Object.fromEntries(headersOf("production"))).toMatchObject({
      "x-frame-options": "SAMEORIGIN",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin-allow-popups",
    });
  });

  it("ask for HTTPS for a year, everywhere but on a developer's machine", () => {
    expect(headersOf("production").get("strict-transport-security")).toBe("max-age=31536000");
    expect(headersOf("preview").has("strict-transport-security")).toBe(true);
    expect(headersOf("local").has("strict-transport-security")).toBe(false);
  });
});

describe("the content security policy", () => {
  it("names a host once that serves several scripts, pictures and what the gateway allows", () => {
    const env = {
      SITE_ENV: "production",
      IMAGES_URL: "https://static.example/images",
      AUTH_ISSUER: "https://login.example",
      AB_SCRIPT_URL: "https://static.example/ab/{id}.js",
      ANTI_ABUSE_URL: "https://static.example/anti-abuse.js",
    };
    const policy = { directives: { "img-src": ["https://static.example"], "frame-src": ["https://pay.example"] } };
    const directives = contentSecurityPolicy({ env, policy } as unknown as Shop, ["'sha256-a'"]).split("; ");
    expect(directives).toContain("script-src 'self' https://static.example 'sha256-a'");
    expect(directives).toContain("img-src 'self' data: https://static.example");
    expect(directives).toContain("frame-src 'self' https://pay.example");
  });
});
