import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { customerSchema, subscriptionsSchema } from "#models/customer.ts";
import { gatewayErrorSchema } from "#models/schema-parts.ts";
import { newsletterStateSchema } from "#models/newsletter.ts";
import { type Commerce, Shopper, startCommerce } from "../commerce.fixture";
import { listMails } from "../mails/mail-store";

let commerce: Commerce;
beforeAll(async () => {
  commerce = await startCommerce();
}, 60_000);
afterAll(() => commerce.close());
let visitor: Shopper;
beforeEach(() => {
  visitor = new Shopper(commerce);
});

const subscribe = (body: unknown, shopper = visitor) => shopper.send("PUT", "/newsletters", { body });
const unsubscribe = (body: unknown) => visitor.send("POST", "/newsletters/unsubscribe", { body });

describe("the newsletter", () => {
  it("is subscribed once however often it is asked for, and the letter of welcome leads out again", async () => {
    const body = { email: "Ines.Roy@vitrine.test", store: "1001", additionalInformation: "/fr-fr" };
    expect(newsletterStateSchema.parse((await subscribe(body)).body)).toEqual({ type: "NEWS", optin: "YES" });
    await subscribe({ ...body, email: "ines.roy@VITRINE.test" });
    const mails = listMails(commerce.sandbox, { to: "ines.roy@vitrine.test" });
    expect(mails.map(({ subject }) => subject)).toEqual(["Bienvenue dans la newsletter de Vitrine"]);
    const token = /\/fr-fr\/unsubscribe\?token=(\w+)&source=NEWS/.exec(mails[0]?.text ?? "")?.[1];
    const answer = await unsubscribe({ token, type: "NEWS", store: "1001" });
    expect(newsletterStateSchema.parse(answer.body)).toEqual({ type: "NEWS", optin: "NO" });
    expect((await unsubscribe({ token, type: "NEWS", store: "1001" })).status).toBe(200);
    await subscribe(body);
    expect(listMails(commerce.sandbox, { to: "ines.roy@vitrine.test" })).toHaveLength(2);
  });

  it("is what the account says, both ways", async () => {
    const member = new Shopper(commerce, "c-1003");
    const optin = async () => (await member.get(customerSchema, "GET", "/accounts-self")).optinNews;
    expect(await optin()).toBe("NO");
    await subscribe({ email: "new@vitrine.test", store: "1001" });
    expect(await optin()).toBe("YES");
    await unsubscribe({ token: "sandbox-token-new", type: "NEWS", store: "1001" });
    expect(await optin()).toBe("NO");
    const put = { store: "1001", source: "WEB", values: [{ type: "survey", optin: "YES" }] };
    await member.send("PUT", "/customers-self/subscriptions", { body: put });
    await unsubscribe({ token: "sandbox-token-new", type: "SURV", store: "1001" });
    const { values } = await member.get(subscriptionsSchema, "GET", "/customers-self/subscriptions");
    expect(values.find(({ type }) => type === "survey")?.optin).toBe("NO");
  });

  it.each([
    [{ email: "", store: "1001" }, "email"],
    [{ email: "nobody", store: "1001" }, "email"],
    [{ email: `${"x".repeat(100)}@vitrine.test`, store: "1001" }, "email"],
    [{ email: "a@vitrine.test" }, "store"],
    [{ email: "a@vitrine.test", store: "1' OR 1=1" }, "store"],
    [{ email: "a@vitrine.test", store: "1001", optin: "YES" }, "optin"],
    [[], "body"],
  ])("refuses %j with 400 that names %s", async (body, field) => {
    const answer = await subscribe(body);
    expect(answer.status).toBe(400);
    expect(gatewayErrorSchema.parse(answer.body).message).toContain(field);
  });

  it("knows neither other shops nor tokens that were never sent, and says nothing of whom a token is", async () => {
    expect(await subscribe({ email: "a@vitrine.test", store: "9999" })).toMatchObject({ status: 422 });
    const answer = await unsubscribe({ token: "sandbox-token-nobody", type: "NEWS", store: "1001" });
    expect(answer).toMatchObject({ status: 404, body: { code: "TOKEN_UNKNOWN" } });
    expect((await unsubscribe({ token: "'; DROP TABLE carts", type: "NEWS", store: "1001" })).status).toBe(400);
    expect((await unsubscribe({ token: "sandbox-token-fid", type: "SPAM", store: "1001" })).status).toBe(400);
    expect(listMails(commerce.sandbox, { to: "a@vitrine.test" })).toEqual([]);
  });
});
