import { Router } from "express";
import type { z } from "zod";
import { canonicalPrefix } from "#models/locale.ts";
import { type newsletterStateSchema, subscribeNewsletterSchema, unsubscribeSchema } from "#models/newsletter.ts";
import { findAccountByEmail, updateAccount } from "../../customers/accounts";
import { DEMO_CUSTOMERS } from "../../customers/demo";
import { transaction } from "../../database";
import { handler } from "../../handler";
import type { Sandbox } from "../../service";
import { contextOf, type GatewayContext } from "../context";
import { changeOptins } from "../customers/optins";
import { GatewayError, notFound, read } from "../errors";
import { sendMail } from "../mails/mail-store";
import { writeMail } from "../mails/mail-words";
import type { Resource } from "../resource";
import { domainOf } from "../web-domains";
import { findEmailOfToken, giveToken, newslettersSchema, tokenOf, writeOptin } from "./newsletter-store";

type State = z.infer<typeof newsletterStateSchema>;

/** The newsletter for anyone with an address, and the way off every list (S7). */
export const newsletters: Resource = {
  name: "newsletters",
  schema: newslettersSchema,
  seed({ db }) {
    for (const { email } of DEMO_CUSTOMERS) giveToken(db, email, `sandbox-token-${email.split("@")[0]}`);
  },
  router(sandbox) {
    const router = Router();
    router.put(
      "/newsletters",
      handler((request, response) => {
        const body = read(subscribeNewsletterSchema, request.body);
        checkStore(sandbox, body.store);
        response.json(transaction(sandbox.db, () => subscribe(sandbox, contextOf(response), body)));
      }),
    );

    router.post(
      "/newsletters/unsubscribe",
      handler((request, response) => {
        const body = read(unsubscribeSchema, request.body);
        checkStore(sandbox, body.store);
        response.json(transaction(sandbox.db, () => unsubscribe(sandbox, body)));
      }),
    );
    return router;
  },
};

function checkStore(sandbox: Sandbox, storeId: string): void {
  if (!domainOf(sandbox, storeId)) throw new GatewayError(422, "STORE_UNKNOWN", `There is no shop ${storeId}`);
}

/** Asked twice it is one subscription, and one letter of welcome. */
function subscribe(
  sandbox: Sandbox,
  { language, country }: GatewayContext,
  body: z.infer<typeof subscribeNewsletterSchema>,
): State {
  const email = body.email.trim().toLowerCase();
  const account = findAccountByEmail(sandbox, email);
  if (account) updateAccount(sandbox, account.customerId, { optinNews: "YES" });
  const { store: storeId, additionalInformation: source } = body;
  if (writeOptin(sandbox, { email, type: "NEWS", optin: "YES", storeId, source })) {
    const path = `/${canonicalPrefix(country)}/unsubscribe?token=${tokenOf(sandbox, email)}&source=NEWS`;
    sendMail(sandbox, { recipient: email, ...writeMail(language, "newsletter", { path }) });
  }
  return { type: "NEWS", optin: "YES" };
}

/** A token opens one address's lists and nothing else. @throws GatewayError 404 for one that stands in no message */
function unsubscribe(sandbox: Sandbox, body: z.infer<typeof unsubscribeSchema>): State {
  const { token, type, store: storeId, additionalInformation: source } = body;
  const email = findEmailOfToken(sandbox, token);
  if (email === null) throw notFound("No message was sent with this token", "TOKEN_UNKNOWN");
  writeOptin(sandbox, { email, type, optin: "NO", storeId, source });
  const account = findAccountByEmail(sandbox, email);
  if (account) changeOptins(sandbox, account.customerId, [{ type: SUBSCRIPTIONS[type], optin: "NO" }]);
  return { type, optin: "NO" };
}

/** What the account calls each kind of message (S3). */
const SUBSCRIPTIONS = { NEWS: "newsletter", TIC: "e-ticket", INVIT: "invitations", SURV: "survey" } as const;
