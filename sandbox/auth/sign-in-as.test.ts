import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refresh, startAuth, type Fixture } from "./auth.fixture";
import { authorization, Browser, CALLBACK, shopClient, signIn } from "#contract/sign-in.ts";

let fixture: Fixture;
beforeAll(async () => {
  fixture = await startAuth();
});
afterAll(() => fixture.close());

/** Where the provider sends a browser that the shop has sent to it: back to the shop, or to the sign-in form. */
async function askedToSignIn(browser: Browser): Promise<{ isForm: boolean; customerId?: unknown }> {
  const { url, finish } = await authorization(await shopClient(fixture.issuer), { prompt: "consent" });
  const response = await browser.follow(await browser.get(url), fixture.issuer);
  const location = response.headers.get("location") ?? "";
  if (!location.startsWith(CALLBACK)) return { isForm: response.status === 200 };
  return { isForm: false, customerId: (await finish(location)).claims()?.sub };
}

const become = (browser: Browser, customerId: string) => browser.post(`${fixture.issuer}/sign-in-as`, { customerId });

describe("signing in as anyone from the sandbox's page", () => {
  it("lets the shop's next sign-in through without a form, also for whoever is somebody else already", async () => {
    const browser = new Browser();
    expect(await askedToSignIn(browser)).toEqual({ isForm: true });
    for (const customerId of ["c-1005", "c-1002"]) {
      const response = await become(browser, customerId);
      expect([response.status, response.headers.get("location")]).toEqual([
        303,
        `/__sandbox?as=${customerId}#customers`,
      ]);
      expect(await askedToSignIn(browser)).toEqual({ isForm: false, customerId });
    }
  });

  it("ends the session of whoever was signed in before, and their tokens", async () => {
    const { browser, tokens } = await signIn(fixture, "fid@vitrine.test");
    await become(browser, "c-1003");
    expect((await refresh(fixture.issuer, tokens)).status).toBe(401);
  });

  it("signs out, and takes nobody that it does not know", async () => {
    const browser = new Browser();
    await become(browser, "c-1001");
    expect((await become(browser, "c-9999")).status).toBe(404);
    expect(await askedToSignIn(browser)).toMatchObject({ customerId: "c-1001" });
    expect((await become(browser, "")).status).toBe(303);
    expect(await askedToSignIn(browser)).toEqual({ isForm: true });
    expect((await browser.post(`${fixture.issuer}/sign-in-as`, {})).status).toBe(400);
  });
});
