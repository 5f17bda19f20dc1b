import { customerSchema } from "#models/customer.ts";
import { gatewayErrorSchema } from "#models/schema-parts.ts";
import { domainListSchema } from "#models/site.ts";
import type { ContractCall } from "../call";
import { CALLS } from "../contract";
import { type Answered, type Prober, reasonOf } from "./prober";

/** The tests cannot begin; the message says which argument to change. */
export class NotReady extends Error {}

/**
 * Checks that the arguments lead to a gateway at all; otherwise a thousand checks would fail for the same reason.
 * @throws NotReady
 */
export async function preflight(prober: Prober): Promise<void> {
  const { gateway, store } = prober.target;
  const answered = await send(prober, "listDomains");
  const { code = "" } = gatewayErrorSchema.safeParse(answered.body).data ?? {};
  if (answered.status === 401) throw new NotReady(`The gateway refuses the subscription key (${code}): give --key.`);
  const domains = domainListSchema.safeParse(answered.body);
  if (answered.status !== 200 || !domains.success) {
    const [issue] = domains.error?.issues ?? [];
    const wrong = answered.status === 200 ? `${issue?.path.join(".")}: ${issue?.message}` : `status ${answered.status}`;
    throw new NotReady(
      `${gateway}/web-domains/ gives no domain parameters (${wrong}): is ${gateway} the gateway's address? The sandbox's ends in /gateway.`,
    );
  }
  const known = domains.data.map(({ storeId, countryCodeISO2 }) => `${storeId} (${countryCodeISO2})`);
  if (domains.data.every(({ storeId }) => storeId !== store)) {
    throw new NotReady(`No domain has the store ${store}: give --store, one of ${known.join(", ")}.`);
  }
}

/** Checks the customer's token. @throws NotReady */
export async function preflightCustomer(prober: Prober): Promise<void> {
  const account = await send(prober, "getAccount");
  if (account.status !== 200) {
    const { message } = gatewayErrorSchema.safeParse(account.body).data ?? {};
    throw new NotReady(
      `The customer's account answers ${account.status} (${message}): give another --token or --email.`,
    );
  }
  const { data } = customerSchema.safeParse(account.body);
  if (data?.isDeleted) throw new NotReady("The customer's account is deleted: give another --token or --email.");
}

async function send(prober: Prober, id: string): Promise<Answered> {
  const call = CALLS.find((one): one is ContractCall => one.id === id);
  if (!call) throw new Error(`The contract has no call ${id}`);
  try {
    return await prober.send(call, {});
  } catch (error) {
    const reason = error instanceof Error ? reasonOf(error) : String(error);
    throw new NotReady(`${prober.target.gateway} gives no answer: ${reason}.`);
  }
}
