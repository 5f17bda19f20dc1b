import { serverText } from "~/i18n/i18n.server";
import { paths } from "~/paths";
import type { RequestContext } from "../context.server";
import { personalCall } from "../gateway/calls.server";
import type { FormAnswer } from "./account-form.server";

/** Deletes the account once the customer has ticked that they mean it (ACC-12). It can be reactivated afterwards. */
export async function closeAccount(context: RequestContext, form: FormData): Promise<FormAnswer> {
  if (form.get("understood") !== "on") {
    const t = await serverText(context.language, "settings");
    return { fields: [{ fieldId: "understood", text: t("error.understood") }] };
  }
  await personalCall(context, { method: "DELETE", path: "accounts-self/" });
  context.memo.delete("customer");
  return { to: paths.account(context.prefix, "reactivate") };
}
