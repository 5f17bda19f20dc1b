import { z } from "zod";
import { serverText } from "#app/i18n/i18n.server.ts";
import { paths } from "#app/paths.ts";
import type { RequestContext } from "../context.server";
import { personalCall } from "../gateway/calls.server";
import { hasStatus } from "../gateway/errors.server";
import { consumeRateLimit, refundRateLimit } from "../http/rate-limit.server";
import { type FormAnswer, readForm } from "./account-form.server";

const SHORTEST = 8;
const LONGEST = 200;

/** Changes the password (ACC-11). Guesses at the current one are stopped after ten tries. */
export async function changePassword(context: RequestContext, form: FormData): Promise<FormAnswer> {
  const { session, shop } = context;
  const t = await serverText(context.language, "settings");
  const schema = z
    .object({
      currentPassword: z.string({ error: t("error.passwordCurrent") }).max(LONGEST, t("error.passwordWrong")),
      newPassword: z
        .string({ error: t("error.passwordShort") })
        .min(SHORTEST, t("error.passwordShort"))
        .max(LONGEST, t("error.passwordLong")),
    })
    .refine(({ currentPassword, newPassword }) => currentPassword !== newPassword, {
      path: ["newPassword"],
      message: t("error.passwordSame"),
    });
  const read = readForm(form, schema);
  if ("problems" in read) return { fields: read.problems };
  if (await consumeRateLimit(context, "password")) {
    return { fields: [{ fieldId: "currentPassword", text: t("error.rateLimited") }], status: 429 };
  }
  try {
    // Pressed twice, the second press would be refused: the current password is the new one by then.
    await shop.dedupe(JSON.stringify(["password", session.sessionIds, read.values]), () =>
      personalCall(context, { method: "PUT", path: "accounts-self/password", json: read.values }),
    );
  } catch (error) {
    if (!hasStatus(error, 422)) {
      // The failed call says nothing about the password, so it is no guess.
      await refundRateLimit(context, "password");
      throw error;
    }
    // The gateway may have refused the new one. That counts as a guess all the same: a gateway's code for a wrong
    // password may be another.
    if (error.code !== "PASSWORD_WRONG") throw error;
    return { fields: [{ fieldId: "currentPassword", text: t("error.passwordWrong") }], status: 422 };
  }
  return {
    to: paths.account(context.prefix, "settings"),
    flash: { kind: "success", key: "account.passwordChanged" },
  };
}
