import { describe, expect, it } from "vitest";
import { clientMetadata, isLocalCallback, isShopPage } from "./client";

describe("redirect addresses", () => {
  it("are the shop's callbacks on its hosts", () => {
    expect(clientMetadata.redirect_uris).toContain("https://www.vitrine.fr/fr-fr/auth/callback");
    expect(clientMetadata.redirect_uris).toContain("https://www.vitrine.com/en/auth/callback");
    expect(clientMetadata.redirect_uris).not.toContain("https://www.vitrine.fr/pl-pl/auth/callback");
    expect(clientMetadata.redirect_uris).toHaveLength(12);
  });

  it.each([
    "http://localhost:3000/fr-fr/auth/callback",
    "http://127.0.0.1:4131/en/auth/callback",
    "http://www.vitrine.localhost:3000/pl/auth/callback",
    "http://localhost/it-it/auth/callback",
  ])("are callbacks on this machine: %s", (uri) => expect(isLocalCallback(uri)).toBe(true));

  it.each([
    "https://localhost:3000/fr-fr/auth/callback",
    "http://localhost.evil.test/fr-fr/auth/callback",
    "http://evil.test/fr-fr/auth/callback",
    "http://localhost:3000@evil.test/fr-fr/auth/callback",
    "http://evil.test\\@localhost:3000/fr-fr/auth/callback",
    "http://localhost:3000/fr-be/auth/callback",
    "http://localhost:3000/fr-fr/auth/callback/",
    "http://localhost:3000/fr-fr/auth/callback?next=/",
    "http://localhost:3000/fr-fr/auth/callback#x",
    "http://localhost:3000/x/../fr-fr/auth/callback",
    "http://localhost:3000//fr-fr/auth/callback",
    "HTTP://localhost:3000/fr-fr/auth/callback",
    "javascript:alert(1)",
    "",
  ])("are nothing else: %s", (uri) => expect(isLocalCallback(uri)).toBe(false));
});

describe("pages after sign-out", () => {
  it.each(["http://localhost:3000", "http://localhost:3000/fr-fr", "https://www.vitrine.de/de-de?x=1"])(
    "are the shop's: %s",
    (uri) => expect(isShopPage(uri)).toBe(true),
  );
  it.each([
    "https://evil.test/",
    "http://www.vitrine.de/",
    "https://www.vitrine.de:8443/",
    "https://a@www.vitrine.de/",
  ])("are not elsewhere: %s", (uri) => expect(isShopPage(uri)).toBe(false));
});
