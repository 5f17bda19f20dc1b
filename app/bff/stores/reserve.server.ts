import { type Reservation, reservationSchema, reserveSchema } from "~/models/reservation";
import { isSignedIn } from "../auth/sign-in.server";
import type { RequestContext } from "../context.server";
import { personalCall } from "../gateway/calls.server";
import { path } from "../gateway/client.server";
import { hasStatus } from "../gateway/errors.server";

const CONTACT_FIELDS = ["firstName", "lastName", "email", "phoneNumber"] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Why nothing was put aside. */
export type ReserveProblem = { fields: ContactField[] } | { reason: "gone" | "tooMany" | "closed" };

/**
 * Has a shop put one piece aside (D5): for a customer, or for a visitor who says how to be reached. Throws as the
 * gateway client does.
 */
export async function reserve(
  context: RequestContext,
  { storeId, sku }: { storeId: string; sku: string },
  form: FormData,
): Promise<Reservation | ReserveProblem> {
  const contact = isSignedIn(context) ? undefined : contactOf(form);
  const read = reserveSchema.safeParse({ sku, contact });
  if (!read.success) return { fields: wrongFields(read.error.issues) };
  try {
    const { body } = await personalCall(context, {
      method: "POST",
      path: path`stores/${storeId}/reservations`,
      json: read.data,
      schema: reservationSchema,
    });
    return body;
  } catch (error) {
    if (!hasStatus(error, 404, 422)) throw error;
    if (error.code === "TOO_MANY_RESERVATIONS") return { reason: "tooMany" };
    return { reason: error.code === "Product_out_of_stock" ? "gone" : "closed" };
  }
}

/** Fields left empty are not sent: an empty number is none. */
function contactOf(form: FormData): Record<string, string> {
  const typed = CONTACT_FIELDS.map((name) => [name, form.get(name)] as const);
  return Object.fromEntries(
    typed.flatMap(([name, value]) => (typeof value === "string" && value.trim() ? [[name, value.trim()]] : [])),
  );
}

function wrongFields(issues: readonly { path: PropertyKey[] }[]): ContactField[] {
  const wrong = new Set(issues.map((issue) => issue.path[1]));
  return CONTACT_FIELDS.filter((name) => wrong.has(name));
}
