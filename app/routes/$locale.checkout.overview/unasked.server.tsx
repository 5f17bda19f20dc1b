import { funnelPath } from "~/bff/checkout/access.server";
import type { SubscriptionChoice } from "~/bff/checkout/subscriptions.server";
import type { RequestContext } from "~/bff/context.server";
import { ownerMark } from "~/bff/session/form-owner.server";
import { serverHtml } from "~/document/server-html.server";
import { pageMessages } from "~/i18n/messages.server";
import { MoreText, useText } from "~/i18n/use-text";
import { OWNER_FIELD } from "~/models/form-problem";
import { Button } from "~/ui/button/button";
import { Subscriptions } from "~/ui/checkout/subscriptions";
import type { ServerHtml } from "~/ui/static-html/server-html";

/** Intent of the overview's second form, which does not pay. */
export const SUBSCRIPTIONS = "subscriptions";

/** Subscriptions offered beside the order, in a separate form that sends a document; null without any. */
export function unaskedPart(context: RequestContext, choices: SubscriptionChoice[]): ServerHtml | null {
  if (choices.length === 0) return null;
  return serverHtml(
    context,
    <MoreText messages={pageMessages(context.language, "storedValue", "preferences")}>
      <form className="stack" method="post" action={funnelPath(context, "overview")}>
        <input type="hidden" name="intent" value={SUBSCRIPTIONS} />
        <input type="hidden" name={OWNER_FIELD} value={ownerMark(context.session.tokens) ?? ""} />
        <Subscriptions choices={choices} problem={null} />
        <Save />
      </form>
    </MoreText>,
  );
}

function Save() {
  const t = useText("preferences");
  return (
    <div>
      <Button variant="outline" size="small">
        {t("subscriptions.submit")}
      </Button>
    </div>
  );
}
