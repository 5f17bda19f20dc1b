import type { SubscriptionChoice } from "#app/bff/checkout/subscriptions.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { ownerMark } from "#app/bff/session/form-owner.server.ts";
import { serverHtml } from "#app/document/server-html.server.tsx";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { MoreText, useText } from "#app/i18n/use-text.tsx";
import { OWNER_FIELD } from "#app/models/form-problem.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Subscriptions } from "#app/ui/checkout/subscriptions.tsx";
import type { ServerHtml } from "#app/ui/static-html/server-html.tsx";
import { funnelPath } from "#app/paths.ts";

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
