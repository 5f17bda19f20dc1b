import { serverText } from "#app/i18n/i18n.server.ts";
import { addressToSend, toCartAddress } from "#app/models/address-rules.ts";
import type { CartAddress } from "#app/models/address.ts";
import type { FieldProblem } from "#app/models/form-problem.ts";
import { isPhoneAsked, isPlaceMethod, type ShippingMethod } from "#app/models/shipping.ts";
import { changeCart } from "../cart/cart.server";
import { listShippingMethods } from "../cart/shipping-methods.server";
import type { RequestContext } from "../context.server";
import { hasStatus } from "../gateway/errors.server";
import { dropDraft } from "../session/form-draft.server";
import type { Checkout } from "./access.server";
import { BILLING_ADDRESS, findOrSaveAddress, readAddress } from "./delivery-addresses.server";
import { flashOtherDelivery } from "./delivery-abroad.server";
import { type HspReceiver, readReceiver } from "./delivery-hsp.server";
import { offeredMethods } from "./delivery-methods.server";
import { readPlace, writeRefusal, placeRefusal } from "./delivery-place.server";
import { findPlacesAgain, keepSearch } from "./delivery-search.server";
import { forgetPlaceUnavailable } from "./notice.server";
import { problemFromError, stepProblem, type StepProblem } from "./save-problem.server";
import { pathAfter } from "./step-action.server";

/** Reads and sends the delivery step's form (C7), or searches for places. */

/** Saves the form, or searches for places; gives the path of the next page, or the form's mistakes. */
export async function saveDelivery(
  context: RequestContext,
  request: Request,
  checkout: Checkout,
  form: FormData,
): Promise<{ to: string } | StepProblem> {
  const offered = offeredMethods(context, checkout);
  return (
    (await findPlacesAgain(context, request, { form, offered })) ??
    save(context, request, checkout, { form, method: offered.find(({ key }) => key === form.get("method")) })
  );
}

interface SentForm {
  form: FormData;
  method: ShippingMethod | undefined;
}

async function save(
  context: RequestContext,
  request: Request,
  checkout: Checkout,
  { form, method }: SentForm,
): Promise<{ to: string } | StepProblem> {
  try {
    // If the methods cannot be loaded, the form could offer none: throw that failure rather than blame the shopper.
    if (!method) await listShippingMethods(context, checkout.cart.id);
    const read = await readDelivery(context, checkout, { form, method });
    if ("problems" in read) return await refuse(context, form, read.problems);
    const saved = await send(context, read);
    if ("problems" in saved) return await refuse(context, form, saved.problems);
    await flashOtherDelivery(context, checkout, saved.cart);
    dropDraft(context, "delivery");
    forgetPlaceUnavailable(context);
    // What the billing step asked for has been shown here: from now on the cart says where the parcel goes.
    context.session.funnel = { ...context.session.funnel, sameAddress: undefined };
    if (method?.key === "PR" || method?.key === "LO") {
      context.session.lastPlaces = {
        ...context.session.lastPlaces,
        [method.key]: saved.cart.shippingAddress?.deliveryPointIdV2,
      };
    }
    return { to: pathAfter(context, request, checkout, saved.cart) };
  } catch (error) {
    return problemFromError(context, "delivery", { form, error });
  }
}

/**
 * Shows the form again, with the list of places if one of them was refused. If what was chosen is offered no more, the
 * page is out of date, and the status has it loaded again.
 */
function refuse(context: RequestContext, form: FormData, fields: FieldProblem[]): Promise<StepProblem> {
  const method = form.get("method");
  if (typeof method === "string" && isPlaceMethod(method)) keepSearch(context, form, refusedPlaceOf(form, fields));
  const isChoice = (fieldId: string) => CHOICES.test(fieldId) && Boolean(form.get(fieldId));
  const status = fields.some(({ fieldId }) => isChoice(fieldId)) ? 422 : 400;
  return stepProblem(context, "delivery", { form, fields, status });
}

const CHOICES = /^(?:method|address|point-\w+)$/;

/** The refused place of a form, to be saved with it. */
function refusedPlaceOf(form: FormData, fields: readonly FieldProblem[]): Record<string, string> {
  const kept = fields.flatMap(({ fieldId, text }): [string, string][] => {
    const storeId = form.get(fieldId);
    if (!fieldId.startsWith("point-") || typeof storeId !== "string" || storeId === "") return [];
    return [[fieldId.replace("point", "refused"), writeRefusal(storeId, text)]];
  });
  return Object.fromEntries(kept);
}

/** Content of the form, ready to be sent: no address for VI. */
type Delivery =
  | { method: ShippingMethod; address: CartAddress | null }
  | { method: ShippingMethod; receiver: HspReceiver };

async function readDelivery(
  context: RequestContext,
  checkout: Checkout,
  { form, method }: SentForm,
): Promise<Delivery | { problems: FieldProblem[] }> {
  if (method?.key === "VI") return { method, address: null };
  if (method?.key === "HSP") {
    const read = await readReceiver(context, form);
    return "problems" in read ? read : { method, receiver: read.receiver };
  }
  if (method && isPlaceMethod(method.key)) {
    const read = await readPlace(context, checkout, { form, method: method.key });
    return "problems" in read ? read : { method, address: read.address };
  }
  const t = await serverText(context.language, "checkout");
  const problems: FieldProblem[] = method ? [] : [{ fieldId: "method", text: t("error.deliveryMethod") }];
  const isAsked = method !== undefined && isPhoneAsked(method.key, context.site.params);
  const read = await readAddress(context, checkout, { form, isPhoneAsked: isAsked });
  if ("problems" in read) problems.push(...read.problems);
  if (!method || "problems" in read) return { problems };
  const address = await findOrSaveAddress(context, read.address);
  // The billing address is a saved one by now: its id selects it when the form comes back.
  if (address.id && form.get("address") === BILLING_ADDRESS) form.set("address", address.id);
  return { method, address: toCartAddress(address) };
}

/** Sends the delivery in capitals (PAY-05). The gateway's refusal of a place is shown beside that place. */
async function send(
  context: RequestContext,
  delivery: Delivery,
): Promise<{ cart: Awaited<ReturnType<typeof changeCart>> } | { problems: FieldProblem[] }> {
  const { key } = delivery.method;
  if ("receiver" in delivery) {
    const change = { method: "POST", path: "shipping-method-hsp", self: true, json: delivery.receiver } as const;
    return { cart: await changeCart(context, change) };
  }
  const { address } = delivery;
  const json = address ? addressToSend(address) : {};
  try {
    return { cart: await changeCart(context, { method: "POST", path: `shipping-method/${key}`, self: true, json }) };
  } catch (error) {
    const text = address && hasStatus(error, 422) ? await placeRefusal(context, error.code, address) : null;
    if (text === null) throw error;
    return { problems: [{ fieldId: `point-${key}`, text }] };
  }
}
