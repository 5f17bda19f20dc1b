import { afterEach, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { PREFIXES, type Prefix } from "#models/locale.ts";
import { MESSAGE_KINDS } from "#models/newsletter.ts";
import { paths } from "#app/paths.ts";
import { ask, postForm } from "../support/http";
import { bodiesSent, setFaults } from "../support/sandbox-control";

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");
const prefixes = Object.keys(PREFIXES) as Prefix[];

const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
const mailsSchema = z.array(z.object({ subject: z.string(), text: z.string() }));
const mailsTo = async (email: string) => {
  const response = await fetch(`${sandbox}/__sandbox/mails?to=${encodeURIComponent(email)}`);
  return mailsSchema.parse(await response.json());
};
const subscribe = (fields: Record<string, string>, path = "/fr-fr/newsletter/subscription", referer = "/fr-fr/cart") =>
  postForm(shop + path, fields, { referer: shop + referer });

afterEach(() => setFaults(sandbox, []));

describe("the newsletter", () => {
  it.each(prefixes)("has its pages under %s, on the newsletter layout [NEWS-01]", async (prefix) => {
    const pages = ["newsletter/subscription", "newsletter/confirmation", "unsubscribe/confirmation"];
    for (const kind of MESSAGE_KINDS) pages.push(`unsubscribe?token=sandbox-token-new&source=${kind}`);
    for (const page of pages) {
      const { status, text } = await ask(`${shop}/${prefix}/${page}`);
      expect([page, status]).toEqual([page, 200]);
      expect(text).toContain('data-layout="newsletter"');
      expect(mainOf(text)).toMatch(/<h1[^>]*>[^<{]+<\/h1>/);
    }
  });

  it.each([
    "unsubscribe",
    "unsubscribe?token=sandbox-token-new",
    "unsubscribe?source=NEWS",
    "unsubscribe?token=&source=NEWS",
    "unsubscribe/else?token=sandbox-token-new&source=NEWS",
    "newsletter/else",
    "newsletter",
  ])("has no page %s [NEWS-01]", async (page) => {
    const { status, text } = await ask(`${shop}/fr-fr/${page}`);
    expect(status).toBe(404);
    expect(text).toContain("<title>Page introuvable | Vitrine</title>");
  });

  it.each([
    ["es-es", "Este enlace está incompleto"],
    ["pl-pl", "Ten link jest niepełny"],
  ] as const)("says under %s what to do with a link that lost its token", async (prefix, title) => {
    const address = `${shop}/${prefix}/unsubscribe?source=NEWS`;
    for (const { status, text } of [await ask(address), await postForm(address, {})]) {
      expect(status).toBe(404);
      expect(mainOf(text)).toContain(`${title}</h1>`);
      expect(mainOf(text)).toContain(`href="${paths.help(prefix)}"`);
    }
  });

  it.each([
    ["source=crm-2026-11", "NEWS"],
    ["source=invit", "INVIT"],
    ["source=TIC).", "TIC"],
    ["source=crm-2026-11&type=SURV", "SURV"],
  ])("ends what a message from elsewhere was, %s [NEWS-01] [NEWS-02]", async (query, type) => {
    const path = `/fr-fr/unsubscribe?token=never-was-sent&${query}`;
    expect((await ask(shop + path)).status).toBe(200);
    const sent = await bodiesSent(sandbox, "/newsletters/unsubscribe", () => postForm(shop + path, {}));
    expect(sent).toMatchObject([{ token: "never-was-sent", type }]);
  });

  it("is subscribed without a script, tells where, and its letter leads out again [NEWS-01] [NEWS-02]", async () => {
    const email = "lea.newsletter@vitrine.test";
    const sent = await bodiesSent(sandbox, "/newsletters", async () => {
      const answer = await subscribe({ email });
      expect([answer.status, answer.headers.location]).toEqual([303, "/fr-fr/newsletter/confirmation"]);
    });
    expect(sent).toEqual([
      { email, additionalInformation: "/fr-fr/cart", store: expect.stringMatching(/^\d+$/) as string },
    ]);

    const [mail] = await mailsTo(email);
    const leave = /(\/fr-fr\/unsubscribe\?token=\w+&source=NEWS)/.exec(mail?.text ?? "")?.[1] ?? "";
    // Opening the link changes nothing, because mail scanners open it too.
    const page = await ask(shop + leave);
    const form = /<form[^>]*action="([^"]+)"/.exec(mainOf(page.text))?.[1]?.replaceAll("&amp;", "&") ?? "";
    expect(form).toBe(leave);
    const left = await postForm(shop + form, {});
    expect([left.status, left.headers.location]).toEqual([303, "/fr-fr/unsubscribe/confirmation"]);
    await subscribe({ email });
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it("takes the origin of its address for where it was asked [NEWS-02]", async () => {
    const page = await ask(`${shop}/en/newsletter/subscription?origin=autumn-fair`);
    const action = /<form[^>]*action="([^"]+)"/.exec(mainOf(page.text))?.[1] ?? "";
    const sent = await bodiesSent(sandbox, "/newsletters", () =>
      subscribe({ email: "fair@vitrine.test" }, action, "/en"),
    );
    expect(sent).toMatchObject([{ additionalInformation: "autumn-fair" }]);
  });

  it.each([
    ["without a script", {}, ""],
    ["by a script", { stay: "1" }, ".data"],
  ])("is asked for in the footer, %s, by the origin of the page around it [NEWS-02]", async (_how, more, data) => {
    const path = `/fr-fr/newsletter/subscription${data}`;
    const sent = await bodiesSent(sandbox, "/newsletters", () =>
      subscribe({ email: "insta@vitrine.test", ...more }, path, "/fr-fr/aide?origin=insta"),
    );
    expect(sent).toMatchObject([{ additionalInformation: "insta" }]);
  });

  it.each(prefixes)(
    "says in words under %s what is no address, and keeps it in the field [NEWS-03]",
    async (prefix) => {
      const { status, text } = await subscribe({ email: 'no"><b>body' }, `/${prefix}/newsletter/subscription`);
      expect(status).toBe(400);
      expect(text).toMatch(/<title>[^<]+ ?: [^<]+ \| Vitrine<\/title>/);
      const main = mainOf(text);
      expect(main).toMatch(/role="alert"[\s\S]*<a href="#subscription-email">[^<]+@[^<]+</);
      expect(main).toMatch(/<input[^>]*aria-invalid="true"/);
      expect(main).toContain('value="no&quot;&gt;&lt;b&gt;body"');
    },
  );

  it("takes no form where it only says thank you", async () => {
    const email = `confirmation-${Date.now()}@vitrine.test`;
    const sent = await bodiesSent(sandbox, "/newsletters", async () => {
      expect((await subscribe({ email }, "/fr-fr/newsletter/confirmation")).status).toBe(404);
    });
    expect(sent).toEqual([]);
  });

  it("apologises while the gateway does not take it, for an address and for a token [NEWS-04]", async () => {
    await setFaults(sandbox, [{ path: "/newsletters", status: 500 }]);
    const kept = await subscribe({ email: "later@vitrine.test" });
    expect(kept.status).toBe(503);
    expect(mainOf(kept.text)).toContain('value="later@vitrine.test"');
    expect(mainOf(kept.text)).toContain("Votre inscription n’a pas pu être enregistrée");
    const toast = await subscribe({ email: "later@vitrine.test", stay: "1" }, "/fr-fr/newsletter/subscription.data");
    expect([toast.status, toast.text]).toEqual([503, expect.stringContaining("n’a pas pu être enregistrée")]);
    const left = await postForm(`${shop}/fr-fr/unsubscribe?token=sandbox-token-new&source=NEWS`, {});
    expect(left.status).toBe(503);
    await setFaults(sandbox, []);
    const unknown = await postForm(`${shop}/fr-fr/unsubscribe?token=never-was-sent&source=NEWS`, {});
    expect(unknown.status).toBe(422);
    expect(mainOf(unknown.text)).toContain("Ce lien n’est plus reconnu");
  });

  it("answers a script with the words of a toast, and leaves it where it is [NEWS-04]", async () => {
    const path = "/fr-fr/newsletter/subscription.data";
    const good = await subscribe({ email: "toast@vitrine.test", stay: "1" }, path);
    expect([good.status, good.text.includes("vous recevrez notre prochaine newsletter")]).toEqual([200, true]);
    const bad = await subscribe({ email: "toast", stay: "1" }, path);
    expect([bad.status, bad.text.includes("Saisissez une adresse e-mail complète")]).toEqual([400, true]);
  });
});

describe("the small print of the offers", () => {
  it.each(prefixes)("has a page under %s, which the footer takes it from", async (prefix) => {
    const { status, text } = await ask(`${shop}/${prefix}/legal-notices`);
    expect(status).toBe(200);
    const notices = /data-legal-notices=""[^>]*>([\s\S]*?)<\/div>/.exec(mainOf(text))?.[1] ?? "";
    expect(notices.match(/<h2>/g)?.length).toBeGreaterThan(3);
    expect(text).toContain(`<a class="text-link text-link-tall" href="/${prefix}/legal-notices"`);
  });
});
