import type { CodeView, CartView } from "#app/bff/cart/page-view.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { serverHtml } from "#app/document/server-html.server.tsx";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { MoreText, useText } from "#app/i18n/use-text.tsx";
import type { FormProblem } from "#app/models/form-problem.ts";
import { Accordion } from "#app/ui/accordion/accordion.tsx";
import { Subscriptions, type SubscriptionsProps } from "#app/ui/checkout/subscriptions.tsx";
import type { ServerHtml } from "#app/ui/static-html/server-html.tsx";
import { OffersFields, offersError } from "../$locale.cart/below/loyalty-offers";
import { CodeEntry, CodeField } from "../$locale.cart/code-field";
import cart from "../$locale.cart/summary.module.css";
import styles from "./gift-cards.module.css";

/** Reductions that need no script: buttons of the step's form that send documents, as in the cart. */
export interface Reductions {
  codes: readonly CodeView[];
  offers: CartView["offers"];
  problem: FormProblem | null;
  /** A code that was typed when the session ended. */
  typedCode: string | undefined;
}

/** Promo codes and loyalty offers. */
export function reductionsPart(context: RequestContext, reductions: Reductions): ServerHtml {
  const messages = pageMessages(context.language, "cart", "cartParts");
  return serverHtml(
    context,
    <MoreText messages={messages}>
      <PromoCodes {...reductions} />
      <Rewards {...reductions} />
    </MoreText>,
  );
}

/** Subscriptions inside the form that chooses the method; null without any. */
export function subscriptionsPart(context: RequestContext, props: SubscriptionsProps): ServerHtml | null {
  if (props.choices.length === 0) return null;
  return serverHtml(
    context,
    <MoreText messages={pageMessages(context.language, "storedValue")}>
      <Subscriptions {...props} />
    </MoreText>,
  );
}

function PromoCodes({ codes, problem, typedCode }: Reductions) {
  const t = useText("cart");
  const error = problem?.fields.find(({ fieldId }) => fieldId === "promo")?.text;
  const isSent = problem?.values.intent === "add-code";
  const typed = isSent ? problem.values.promo : problem?.values.promo || typedCode;
  return (
    <Accordion title={t("promo.open")} headingLevel={2} open={typed !== undefined || codes.length > 0 || undefined}>
      {codes.length > 0 && (
        <ul className={cart.codes} aria-label={t("promo.applied")} id="codes" tabIndex={-1}>
          {codes.map((code) => (
            <CodeEntry key={code.code} code={code}>
              <button className="text-link" name="intent" value={`remove-code:${code.code}`}>
                {t("code.remove")}
                <span className="visually-hidden">, {code.code}</span>
              </button>
            </CodeEntry>
          ))}
        </ul>
      )}
      <div className={styles.narrow}>
        {isSent && <input type="hidden" name="refused" value={typed} />}
        <CodeField typed={typed} error={error} />
      </div>
    </Accordion>
  );
}

function Rewards({ offers, problem }: Reductions) {
  const t = useText("cartParts");
  if (!offers) return null;
  return (
    <Accordion
      title={t("offers.title")}
      headingLevel={2}
      open={offersError(problem) !== undefined || offers.chosen.length > 0 || undefined}
    >
      <p id="points" tabIndex={-1}>
        {t("offers.balance", { count: offers.balance })}
      </p>
      <div id="offers" className={styles.offers}>
        <OffersFields {...{ offers, problem }} />
      </div>
    </Accordion>
  );
}
