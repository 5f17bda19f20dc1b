import { toCartAddress } from "#app/models/address-rules.ts";
import { formatDate } from "#app/models/day-format.ts";
import { formatIban, maskIban } from "#app/models/iban.ts";
import { formatPersonName } from "#app/models/person-name.ts";
import type { RequestContext } from "../context.server";
import { nullIfUnavailable } from "../http/error-responses.server";
import { getBillingAddress, listDeliveryAddresses } from "./addresses.server";
import { getBankDetails } from "./bank-details.server";
import { getCustomer } from "./customer.server";
import { postalLines } from "./address-lines.server";
import { phoneText } from "./phone-number.server";

/** The customer's details at a glance. A part that cannot be read now is null. */
export interface SettingsView {
  name: string;
  email: string;
  phone: string | null;
  /** In words. */
  birthday: string | null;
  /** What the gateway could not confirm (ACC-03). */
  unconfirmed: { email: boolean; phone: boolean };
  hasPassword: boolean;
  delivery: { favourite: string[] | null; count: number } | null;
  billing: { lines: string[] | null } | null;
  bank: { iban: string | null } | null;
}

/** Everything in one round of calls; the IBAN leaves the server masked. Fails as `getCustomer` does. */
export async function loadSettings(context: RequestContext): Promise<SettingsView> {
  const [customer, delivery, billing, bank] = await Promise.all([
    getCustomer(context),
    nullIfUnavailable(context, listDeliveryAddresses(context)),
    nullIfUnavailable(context, loadBilling(context)),
    nullIfUnavailable(context, getBankDetails(context)),
  ]);
  const [favourite] = delivery ?? [];
  const names = { firstName: customer.firstName, lastName: customer.lastName };
  return {
    name: formatPersonName(`${customer.firstName} ${customer.lastName}`),
    email: customer.email,
    phone: phoneText(customer, context.site.country) ?? null,
    birthday: customer.birthday ? formatDate(customer.birthday, context.locale) : null,
    unconfirmed: { email: isDoubtful(customer.emailQuality), phone: isDoubtful(customer.phoneNumberQuality) },
    hasPassword: customer.hasPassword,
    delivery: delivery && {
      favourite: favourite ? postalLines(toCartAddress(favourite), context) : null,
      count: delivery.length,
    },
    billing: billing && {
      lines: billing.address && postalLines(toCartAddress({ ...names, ...billing.address }), context),
    },
    bank: bank && { iban: bank.iban && maskIban(formatIban(bank.iban)) },
  };
}

async function loadBilling(context: RequestContext) {
  return { address: await getBillingAddress(context) };
}

function isDoubtful(quality: string | undefined): boolean {
  return quality === "KO";
}
