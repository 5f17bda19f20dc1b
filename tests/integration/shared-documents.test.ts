import { beforeAll, describe, expect, inject, it } from "vitest";
import { type Answer, ask } from "../support/http";

const shop = inject("shopUrl");

/** The document without its nonce, which differs by design. */
function withoutNonce({ text, headers }: Answer): string {
  const nonce = /'nonce-([^']+)'/.exec(headers["content-security-policy"] ?? "")?.[1] ?? "no nonce";
  return text.replaceAll(nonce, "NONCE");
}

describe("documents that read nothing personal", () => {
  let pages: string[];

  beforeAll(async () => {
    const home = (await ask(`${shop}/en`)).text;
    const family = /href="(\/en\/[^"]+--pl\w+)"/.exec(home)?.[1] ?? "";
    const listing = (await ask(`${shop}${family}`)).text;
    const product = /href="(\/en\/[^"]+--p\d+)"/.exec(listing)?.[1] ?? "";
    expect([family, product]).not.toContain("");
    pages = ["/en", family, `${family}?page=2`, product, "/en/cart", "/en/search", "/en/not/a/page"];
  });

  it("are the same bytes for two visitors and set no cookie [BEY-08, SEC-06]", async () => {
    for (const page of pages) {
      const first = await ask(shop + page);
      const second = await ask(shop + page, { headers: { "user-agent": "Another/1.0", cookie: "unknown=1" } });
      expect(withoutNonce(first), page).toBe(withoutNonce(second));
      expect([...first.cookies, ...second.cookies], page).toEqual([]);
      expect(first.headers["cache-control"], page).toBe("public, max-age=0, must-revalidate");
    }
  });

  it("are answered to HEAD with the same head and no body", async () => {
    const answer = await ask(`${shop}/en`, { method: "HEAD" });
    expect([answer.status, answer.text]).toEqual([200, ""]);
  });

  it("name no token, key or gateway call [SESS-02]", async () => {
    for (const page of pages) {
      const { text } = await ask(shop + page);
      expect(text).not.toMatch(/sandbox-key|sandbox-secret|delivery-token|\/gateway|session-id|Bearer/i);
    }
  });
});
