import { expect, it } from "vitest";
import { aContext } from "#tests/support/request-context.ts";
import type { Shop } from "#app/bff/shop.server.ts";
import { measuring } from "./measuring.server";

it.each([true, false])(
  "wants the script against fraud on every page where the domain does: %s [TRK-06]",
  (recaptcha) => {
    const env = { ANALYTICS: ["none"], ANTI_ABUSE_URL: "https://abuse.test/a.js", SITE_ENV: "local" } as unknown;
    const context = aContext({ params: { recaptcha }, shop: { env: env as Shop["env"] } });
    const html = measuring(context, { context: "home", section: "-", step: "-" });
    expect(html).toContain('"abuse":"https://abuse.test/a.js"');
    expect(html).toContain(`"isAbuseEverywhere":${recaptcha}`);
  },
);

it.each([
  ["fr-fr", "production", "vitrine-fr-production"],
  ["fr-ch", "production", "vitrine-ch-production"],
  ["en", "integration", "vitrine-com-integration"],
  ["es-es", "production", "vitrine-es-production"],
  ["de", "preview", "vitrine-de-preview"],
  ["it-it", "local", "vitrine-it-local"],
  ["pl-pl", "production", "vitrine-pl-production"],
] as const)("names the A/B script on %s in %s by its host's ending [TRK-04]", (prefix, SITE_ENV, id) => {
  const env = { ANALYTICS: ["none"], AB_SCRIPT_URL: "https://ab.test/{id}.js", SITE_ENV } as unknown;
  const context = aContext({ prefix, shop: { env: env as Shop["env"] } });
  const html = measuring(context, { context: "home", section: "-", step: "-" });
  expect(html).toContain(`"ab":"https://ab.test/${id}.js"`);
});
