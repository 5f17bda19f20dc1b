import { z } from "zod";
import { SUBSCRIPTION_TYPES } from "#models/customer.ts";
import { findAccount, updateAccount } from "../../customers/accounts";
import type { Sandbox } from "../../service";
import { type DocumentKind, readDocument, writeDocument } from "./customer-store";

type SubscriptionType = (typeof SUBSCRIPTION_TYPES)[number];
type Optins = Partial<Record<SubscriptionType, "YES" | "NO">>;

const optins: DocumentKind<Optins> = {
  kind: "subscriptions",
  schema: z.partialRecord(z.enum(SUBSCRIPTION_TYPES), z.enum(["YES", "NO"])),
  empty: {},
};

/** What a customer wants to hear of. The newsletter is the account's own word on it (S3). */
export function readOptins(sandbox: Sandbox, customerId: string): Optins {
  const newsletter = findAccount(sandbox, customerId)?.optinNews ?? "NO";
  return { ...readDocument(sandbox, customerId, optins), newsletter };
}

export function changeOptins(
  sandbox: Sandbox,
  customerId: string,
  values: readonly { type: SubscriptionType; optin: "YES" | "NO" }[],
): void {
  const changed = Object.fromEntries(values.map(({ type, optin }) => [type, optin]));
  writeDocument(sandbox, customerId, optins, { ...readDocument(sandbox, customerId, optins), ...changed });
  const newsletter = values.find(({ type }) => type === "newsletter")?.optin;
  if (newsletter) updateAccount(sandbox, customerId, { optinNews: newsletter });
}
