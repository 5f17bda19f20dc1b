import { isReservationOpen, type Reservation, reservationSchema, reserveSchema } from "#app/models/reservation.ts";
import { formatPersonName, isPersonName } from "#app/models/person-name.ts";
import { isOthersForm } from "../session/form-owner.server";
import { isSignedIn } from "../session/sign-in.server";
import type { RequestContext } from "../context.server";
import { personalCall } from "../gateway/calls.server";
import { path } from "../gateway/client.server";
import { hasStatus, UnauthorizedError } from "../gateway/errors.server";
import { isUnanswered, noteUnavailable, optional } from "../http/error-responses.server";
import { consumeRateLimit } from "../http/rate-limit.server";
import { getReservations } from "../account/customer-lists.server";
import { asciiEmail } from "../account/email.server";
import { parsePhoneNumber } from "../account/phone-number.server";

const CONTACT_FIELDS = ["firstName", "lastName", "email", "phoneNumber"] as const;
/** Fields formatted as the shop writes names (SITE-10). */
const NAMES = ["firstName", "lastName"] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/**
 * Why nothing was put aside; `unsure` when it is not known whether it was. `misnamed`: those of the fields whose name
 * is not written in letters.
 */
export type ReserveProblem =
  | { fields: ContactField[]; misnamed: ContactField[] }
  | { reason: "gone" | "tooMany" | "closed" | "rateLimited" | "unsure" | "othersAccount" | "signedIn" };

/**
 * Has a shop put one piece aside (D5): for a customer, or for a visitor who leaves contact details. Throws as the
 * gateway client does, and UnauthorizedError when a customer's session has ended.
 */
export async function reserve(
  context: RequestContext,
  { storeId, sku }: { storeId: string; sku: string },
  form: FormData,
): Promise<Reservation | ReserveProblem> {
  const isVisitor = !isSignedIn(context);
  if (!isVisitor && isOthersForm(context, form)) return { reason: "othersAccount" };
  const isVisitors = CONTACT_FIELDS.some((name) => form.has(name));
  // The customer's session ended before the form was sent.
  if (isVisitor && !isVisitors) throw new UnauthorizedError("The session is over");
  // Somebody signed in after the form was opened: the account's contact details would replace those that were typed.
  if (!isVisitor && isVisitors) return { reason: "signedIn" };
  const contact = isVisitor ? contactOf(form) : undefined;
  const phone = contact?.phoneNumber && parsePhoneNumber(contact.phoneNumber, context.site.country);
  if (contact && phone) contact.phoneNumber = phone.phoneNumber;
  if (contact?.email) contact.email = asciiEmail(contact.email);
  const misnamed = NAMES.filter((name) => contact?.[name] !== undefined && !isPersonName(contact[name]));
  if (contact) for (const name of NAMES) if (contact[name]) contact[name] = formatPersonName(contact[name]);
  const read = reserveSchema.safeParse({ sku, contact });
  const wrong = new Set([...(read.error?.issues.map((issue) => issue.path[1]) ?? []), ...misnamed]);
  // A shop that cannot reach the visitor would put the piece back.
  if (phone === null) wrong.add("phoneNumber");
  if (!read.success || wrong.size > 0) return { fields: CONTACT_FIELDS.filter((name) => wrong.has(name)), misnamed };
  if (await consumeRateLimit(context, "reservation")) return { reason: "rateLimited" };
  const call = {
    method: "POST",
    path: path`stores/${storeId}/reservations`,
    json: read.data,
    schema: reservationSchema,
  } as const;
  // A visitor may have no id yet, but the contact details identify the press.
  const press = contact ? JSON.stringify(["reserve", storeId, read.data]) : customersPress(context, storeId, sku);
  try {
    // Two presses at once put one piece aside.
    return await context.shop.dedupe(press, async () => (await personalCall(context, call)).body);
  } catch (error) {
    if (isUnanswered(error)) return afterNoAnswer(context, { storeId, sku }, error);
    if (!hasStatus(error, 404, 422)) throw error;
    // The session ended during the call, which was then repeated without a customer.
    if (error.code === "CONTACT_REQUIRED") throw new UnauthorizedError("The session is over", { cause: error });
    if (error.code === "TOO_MANY_RESERVATIONS") return { reason: "tooMany" };
    return { reason: error.code === "Product_out_of_stock" ? "gone" : "closed" };
  }
}

/** How much the gateway's clock may be behind, in milliseconds. */
const CLOCK_MS = 60_000;

/**
 * After an unanswered call, a customer's list tells whether the piece was put aside; if it is not there, it may still
 * come.
 */
async function afterNoAnswer(
  context: RequestContext,
  { storeId, sku }: { storeId: string; sku: string },
  error: unknown,
): Promise<Reservation | ReserveProblem> {
  noteUnavailable(context, error);
  const since = Date.now() - CLOCK_MS;
  const made = await optional(context, "reservations are not known", undefined, async () => {
    const { values } = isSignedIn(context) ? await getReservations(context, { page: 1, size: 10 }) : { values: [] };
    return values.find(
      ({ store, product, createdAt, status }) =>
        store.storeId === storeId && product.sku === sku && isReservationOpen(status) && Date.parse(createdAt) >= since,
    );
  });
  return made ?? { reason: "unsure" };
}

/** Identifies a customer's press, so that a second one at once makes no second reservation. */
function customersPress({ session }: RequestContext, storeId: string, sku: string): string {
  return JSON.stringify(["reserve", session.ensureAnonymousId(), storeId, sku]);
}

/** After a cancellation, asking for the piece again is a new reservation. */
export function forgetReservation(context: RequestContext, { store, product }: Reservation): void {
  context.shop.dedupe.forget(customersPress(context, store.storeId, product.sku));
}

/** Empty fields are not sent: the gateway would refuse an empty number. */
function contactOf(form: FormData): Partial<Record<ContactField, string>> {
  const typed = CONTACT_FIELDS.map((name) => [name, form.get(name)] as const);
  return Object.fromEntries(
    typed.flatMap(([name, value]) => (typeof value === "string" && value.trim() ? [[name, value.trim()]] : [])),
  );
}
