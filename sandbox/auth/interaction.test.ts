import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LANGUAGES } from "#models/locale.ts";
import { checkPassword, findAccountByEmail } from "../customers/accounts";
import { DEMO_CUSTOMERS } from "../customers/demo";
import { startAuth, type Fixture } from "./auth.fixture";
import { Browser, authorization, shopClient } from "#contract/sign-in.ts";
import { AUTH_TEXTS } from "./sign-in-words";

let fixture: Fixture;
let browser: Browser;
beforeEach(async () => {
  fixture = await startAuth();
  browser = new Browser();
});
afterEach(() => fixture.close());

/** Opens the form as the shop would. */
async function open(extra: Record<string, string> = {}) {
  const { url, finish } = await authorization(await shopClient(fixture.issuer), extra);
  const response = await browser.follow(await browser.get(url), fixture.issuer);
  return { action: response.url, finish, response, text: await response.text() };
}

async function done(response: Response): Promise<string> {
  return (await browser.follow(response, fixture.issuer)).headers.get("location") ?? "";
}

describe("the sign-in page", () => {
  it("speaks the language it is asked for", async () => {
    for (const language of LANGUAGES) {
      browser = new Browser();
      const { text } = await open({ ui_locales: `${language}-XX` });
      expect(text).toContain(`<html lang="${language}"`);
      expect(text).toContain(`<title>${AUTH_TEXTS[language].signIn.title} · Vitrine</title>`);
    }
  });

  it("lists the demo customers, and a press fills the form in", async () => {
    const { action, text } = await open({ ui_locales: "fr" });
    for (const { email } of DEMO_CUSTOMERS) expect(text).toContain(`value="${email}"`);
    const filled = await (await browser.get(`${action}?demo=big@vitrine.test`)).text();
    expect(filled).toMatch(/name="email"\s+type="email"\s+value="big@vitrine.test"/);
    expect(filled).toMatch(/name="password"\s+type="password"\s+value="vitrine"/);
  });

  it("says beside each field what is missing, and keeps the address but not the password", async () => {
    const { action } = await open({ ui_locales: "en" });
    const response = await browser.post(action, { intent: "sign-in", email: "<b>fid</b>", password: "secret" });
    expect(response.status).toBe(400);
    const text = await response.text();
    expect(text).toContain("<title>Error: Sign in · Vitrine</title>");
    expect(text).toContain('<a href="#email">Enter a full address');
    expect(text).toContain('aria-describedby="email-error"');
    expect(text).toContain('value="&#60;b&#62;fid&#60;/b&#62;"');
    expect(text).not.toContain("<b>");
    expect(text).not.toContain("secret");
  });

  it("locks an address after five wrong passwords, whether it has an account or not, for 15 minutes", async () => {
    for (const email of ["fid@vitrine.test", "nobody@vitrine.test"]) {
      const { action } = await open({ ui_locales: "en", prompt: "login" });
      const attempt = (password: string) => browser.post(action, { intent: "sign-in", email, password });
      for (let tries = 1; tries < 5; tries++) {
        const wrong = await attempt("wrong");
        expect([wrong.status, (await wrong.text()).includes("Check both and try again.")]).toEqual([400, true]);
      }
      const fifth = await attempt("wrong");
      expect([fifth.status, fifth.headers.get("retry-after")]).toEqual([429, "900"]);
      expect(await fifth.text()).toContain("try again in 15 min.");
      expect((await attempt("vitrine")).status).toBe(429);
    }
    const { action } = await open({ prompt: "login" });
    const right = { intent: "sign-in", email: "fid@vitrine.test", password: "vitrine" };
    fixture.setOffset(14 * 60_000);
    expect((await browser.post(action, right)).status).toBe(429);
    fixture.setOffset(15 * 60_000 + 1000);
    expect((await browser.post(action, right)).status).toBe(303);
  });

  it("counts tries that are sent side by side", async () => {
    const { action } = await open();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        browser.post(action, { intent: "sign-in", email: "fid@vitrine.test", password: `wrong ${index}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(7);
  });

  it("goes back to the shop when one changes one's mind", async () => {
    const { action, text } = await open();
    expect(text).toContain(`href="${new URL(action).pathname}/cancel"`);
    const back = new URL(await done(await browser.get(`${action}/cancel`)));
    expect([back.origin, back.searchParams.get("error")]).toEqual(["http://localhost:3000", "access_denied"]);
  });

  it("allows the form to end at the shop and runs no script", async () => {
    const { response, text } = await open();
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://localhost:3000");
    expect(text).not.toContain("<script");
  });

  it("leads back to the shop, in its language, when the form is too old or was sent already", async () => {
    const { action } = await open({ redirect_uri: "http://localhost:3000/pl-pl/auth/callback" });
    fixture.setOffset(2 * 3_600_000);
    const fields = { intent: "sign-in", email: "fid@vitrine.test", password: "vitrine" };
    const late = await browser.post(action, fields);
    const text = await late.text();
    expect([late.status, /<html lang="(..)"/.exec(text)?.[1]]).toEqual([400, "pl"]);
    expect(text).toMatch(/<a [^>]*href="http:\/\/localhost:3000\/pl-pl"/);
    fixture.setOffset(0);
    const { action: other } = await open();
    await done(await browser.post(other, fields));
    const back = await browser.get(other);
    expect(await back.text()).toMatch(/<html lang="fr"[^]*<a [^>]*href="http:\/\/localhost:3000\/fr-fr"/);
  });

  it("shows no way to anywhere but a shop, whatever the browser says that it remembers", async () => {
    for (const address of ["https://evil.test/fr-fr", "javascript:alert(1)", "http://localhost:3000/xx", "%zz"]) {
      const headers = { cookie: `sandbox_shop=${encodeURIComponent(address)}` };
      const page = await fetch(`${fixture.issuer}/interaction/unknown`, { headers });
      expect([page.status, (await page.text()).includes("<a ")], address).toEqual([400, false]);
    }
  });

  it("counts a form that is sent twice at once as one try", async () => {
    const { action } = await open();
    const wrong = { intent: "sign-in", email: "hsp@vitrine.test", password: "wrong" };
    for (let time = 0; time < 4; time += 1) {
      const twice = await Promise.all([browser.post(action, wrong), browser.post(action, wrong)]);
      expect(twice.map(({ status }) => status)).toEqual([400, 400]);
    }
    expect(await done(await browser.post(action, { ...wrong, password: "vitrine" }))).toContain("code=");
  });

  it("is gone for another browser", async () => {
    const { action } = await open();
    const response = await new Browser().get(action);
    expect([response.status, (await response.text()).includes("invalid_request")]).toEqual([400, true]);
  });
});

describe("registration", () => {
  const filled = {
    intent: "register",
    firstName: "Łucja",
    lastName: "d’Été",
    email: "lucja@vitrine.test",
    password: "une phrase simple",
  };

  it("opens by prompt=create, makes an account and signs in", async () => {
    const { action, finish, text } = await open({ prompt: "create", ui_locales: "fr" });
    expect(text).toContain("<title>Créer un compte · Vitrine</title>");
    const answer = await finish(await done(await browser.post(action, filled)));
    expect(answer.claims()).toMatchObject({ given_name: "Łucja", family_name: "d’Été", newCustomer: true });
    expect(answer.refresh_token).toBeDefined();
    const account = findAccountByEmail(fixture.sandbox, "lucja@vitrine.test");
    expect(await checkPassword(fixture.sandbox, account?.customerId ?? "", filled.password)).toBe(true);
  });

  it("makes one account of a double click, whichever answer the browser follows", async () => {
    const { action, finish } = await open({ prompt: "create" });
    const twice = await Promise.all([browser.post(action, filled), browser.post(action, filled)]);
    expect(twice.map(({ status }) => status)).toEqual([303, 303]);
    const late = await browser.post(action, filled);
    expect(late.status).toBe(303);
    expect((await finish(await done(late))).claims()).toMatchObject({ given_name: "Łucja" });
  });

  it("is reached from the sign-in page, and the other way round", async () => {
    const signIn = await open({ prompt: "consent" });
    expect(signIn.text).toContain("?view=register");
    expect(await (await browser.get(`${signIn.action}?view=register`)).text()).toContain("new-password");
    const create = await open({ prompt: "create" });
    const back = await done(
      await browser.post(create.action, { intent: "sign-in", email: "hsp@vitrine.test", password: "vitrine" }),
    );
    expect((await create.finish(back)).claims()?.sub).toBe("c-1002");
  });

  it("says what is wrong, and keeps what was typed", async () => {
    const { action } = await open({ prompt: "create", ui_locales: "fr" });
    const short = await browser.post(action, { ...filled, password: "court", firstName: " " });
    expect(short.status).toBe(400);
    const text = await short.text();
    expect(text).toContain(AUTH_TEXTS.fr.errors.passwordShort);
    expect(text).toContain(AUTH_TEXTS.fr.errors.firstNameMissing);
    expect(text).toContain('value="lucja@vitrine.test"');
    const taken = await browser.post(action, { ...filled, email: "FID@vitrine.test" });
    expect([taken.status, (await taken.text()).includes(AUTH_TEXTS.fr.errors.emailTaken)]).toEqual([400, true]);
    expect(findAccountByEmail(fixture.sandbox, "lucja@vitrine.test")).toBeNull();
  });

  it("withstands odd bodies", async () => {
    const { action } = await open({ prompt: "create" });
    const bodies: Record<string, string>[] = [
      {},
      { intent: "register" },
      { "email[]": "x" },
      { email: "x".repeat(9000) },
    ];
    for (const body of bodies) expect((await browser.post(action, body)).status).toBe(400);
    expect((await browser.post(action, { email: "x".repeat(60_000) })).status).toBe(413);
  });
});
