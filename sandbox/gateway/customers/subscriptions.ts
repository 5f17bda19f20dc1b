import { type Response, Router } from "express";
import type { z } from "zod";
import {
  bankStatementsInputSchema,
  bankStatementsSchema,
  SUBSCRIPTION_TYPES,
  type subscriptionsSchema,
  subscriptionsUpdateSchema,
  transactionSubscriptionsQuerySchema,
} from "#models/customer.ts";
import validator from "validator";
import { findAccount } from "../../customers/accounts";
import { transaction } from "../../database";
import { handler } from "../../handler";
import type { Sandbox } from "../../service";
import { contextOf, customerOf } from "../context";
import { GatewayError, read } from "../errors";
import { findLastOrderTime } from "../orders/order-store";
import type { Resource } from "../resource";
import { isStore } from "../stores/is-store";
import { requireActiveCustomer } from "./active-customer";
import { readDocument, writeDocument, type DocumentKind } from "./customer-store";
import { changeOptins, readOptins } from "./optins";
import { localTime } from "../local-time";

type BankStatements = z.infer<typeof bankStatementsSchema>;
const bankStatements: DocumentKind<BankStatements> = {
  kind: "bank-statements",
  schema: bankStatementsSchema,
  empty: { iban: null },
};

/** What a customer wants to hear of, where refunds go, and when they last bought (S7). */
export const subscriptions: Resource = {
  name: "subscriptions",
  schema: "",
  seed: () => undefined,
  router(sandbox) {
    const router = Router();
    router.use("/customers-self", requireActiveCustomer(sandbox));
    mountSubscriptions(router, sandbox);
    mountBankStatements(router, sandbox);

    router.get(
      "/customers-self/lastPurchaseDate",
      handler((_request, response) => {
        const { country } = contextOf(response);
        const last = findLastOrderTime(sandbox, customerOf(response));
        response.json({ value: last === null ? null : localTime(country, last).day });
      }),
    );
    return router;
  },
};

function mountSubscriptions(router: Router, sandbox: Sandbox): void {
  const list = (response: Response): z.infer<typeof subscriptionsSchema> => {
    const customerId = customerOf(response);
    const chosen = readOptins(sandbox, customerId);
    const isVisible = {
      // Of what is bought in a shop.
      "e-ticket": contextOf(response).hasStores,
      invitations: findAccount(sandbox, customerId)?.loyaltyType !== undefined,
      newsletter: true,
      survey: true,
    };
    return {
      values: SUBSCRIPTION_TYPES.map((type) => ({ type, optin: chosen[type] ?? "NO", visible: isVisible[type] })),
    };
  };

  router.get(
    "/customers-self/subscriptions",
    handler((_request, response) => response.json(list(response))),
  );

  router.put(
    "/customers-self/subscriptions",
    handler((request, response) => {
      const customerId = customerOf(response);
      const { store, values } = read(subscriptionsUpdateSchema, request.body);
      if (!isStore(sandbox, store)) throw new GatewayError(422, "STORE_UNKNOWN", `There is no shop ${store}`);
      transaction(sandbox.db, () => {
        changeOptins(sandbox, customerId, values);
      });
      response.json(list(response));
    }),
  );

  router.get(
    "/customers-self/transaction-subscriptions",
    handler((request, response) => {
      const customerId = customerOf(response);
      const { isLoyaltyCardInTransaction } = read(transactionSubscriptionsQuerySchema, request.query);
      const chosen = readOptins(sandbox, customerId);
      const isMember = findAccount(sandbox, customerId)?.loyaltyType !== undefined;
      response.json({
        values: [
          { type: "SURV", optin: chosen.survey ?? "NO", visible: true },
          // Invitations to private sales go to members, and to those who are becoming one.
          {
            type: "INVIT",
            optin: chosen.invitations ?? "NO",
            visible: isMember || isLoyaltyCardInTransaction === "true",
          },
        ],
      });
    }),
  );
}

function mountBankStatements(router: Router, sandbox: Sandbox): void {
  router.get(
    "/customers-self/bankStatements",
    handler((_request, response) => response.json(readDocument(sandbox, customerOf(response), bankStatements))),
  );

  router.put(
    "/customers-self/bankStatements",
    handler((request, response) => {
      const { iban, holder } = read(bankStatementsInputSchema, request.body);
      if (/\s/.test(iban) || !validator.isIBAN(iban))
        throw new GatewayError(422, "IBAN_INVALID", "This is not an IBAN");
      const statements: BankStatements = { iban: iban.toUpperCase(), ...(holder ? { holder } : {}) };
      writeDocument(sandbox, customerOf(response), bankStatements, statements);
      response.json(statements);
    }),
  );
}
