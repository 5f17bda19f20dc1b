import { serverText } from "#app/i18n/i18n.server.ts";
import { upperCaseNames } from "#app/models/address-rules.ts";
import type { FieldProblem } from "#app/models/form-problem.ts";
import { formatPersonName, isPersonName } from "#app/models/person-name.ts";
import { isPhoneAsked } from "#app/models/shipping.ts";
import { oneLine } from "#app/models/text.ts";
import { phoneText } from "../account/phone-number.server";
import type { RequestContext } from "../context.server";
import { formText } from "../http/form-problem.server";
import type { Checkout } from "./access.server";
import { readPhone } from "./phone-field.server";

/** Happy shopping: handed to the person whom the customer names, at the billing address (PAY-09). */

const NAME_MAX = 50;

/** `POST /carts-self/{cartId}/shipping-method-hsp` */
export interface HspReceiver {
  firstName: string;
  lastName: string;
  phone?: string;
  phoneNumberCountry?: string;
}

/** Values of the receiver's fields: this cart's last receiver, else empty. */
export function receiverValues({ site }: RequestContext, { cart }: Pick<Checkout, "cart">): Record<string, string> {
  const { shippingInfo, shippingAddress } = cart;
  if (shippingInfo?.shippingMethodKey !== "HSP" || !shippingAddress) return {};
  const { firstName, lastName, phone: phoneNumber, phoneNumberCountry } = shippingAddress;
  return {
    hspFirstName: formatPersonName(firstName),
    hspLastName: formatPersonName(lastName),
    hspPhone: phoneText({ phoneNumber, phoneNumberCountry }, site.country) ?? "",
  };
}

/** The receiver from a form, names in capitals (PAY-05), or the form's mistakes. */
export async function readReceiver(
  context: RequestContext,
  form: FormData,
): Promise<{ receiver: HspReceiver } | { problems: FieldProblem[] }> {
  const { language, site } = context;
  const [t, address] = await Promise.all([serverText(language, "places"), serverText(language, "address")]);
  const problems: FieldProblem[] = [];
  const name = (of: "firstName" | "lastName") => {
    const fieldId = of === "firstName" ? "hspFirstName" : "hspLastName";
    const words = { field: address(of), max: NAME_MAX };
    const typed = oneLine(formText(form, fieldId));
    if (typed === "") problems.push({ fieldId, text: t(`hsp.error.${of}`) });
    else if (!isPersonName(typed)) problems.push({ fieldId, text: address("error.name", words) });
    else if (typed.length > NAME_MAX) problems.push({ fieldId, text: address("error.tooLong", words) });
    return typed;
  };
  const names = { firstName: name("firstName"), lastName: name("lastName") };
  const isAsked = isPhoneAsked("HSP", site.params);
  const phone = await readPhone(context, form, { fieldId: "hspPhone", country: site.country, isAsked });
  problems.push(...phone.problems);
  if (problems.length > 0) return { problems };
  const { number } = phone;
  const sent = number && { phone: number.phoneNumber, phoneNumberCountry: number.phoneNumberCountry };
  return { receiver: { ...upperCaseNames(names), ...sent } };
}
