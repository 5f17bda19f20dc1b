import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { CartPageSummary, CartView } from "#app/bff/cart/page-view.server.ts";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { formatMoney } from "#app/models/money-format.ts";
import { Banner } from "#app/ui/banner/banner.tsx";
import { WaysOn } from "#app/ui/banner/flash-banner.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { CartColumns } from "#app/ui/cart/cart-layout.tsx";
import { ContentHtml } from "#app/ui/content-html/content-html.tsx";
import type { ServerHtml } from "#app/ui/static-html/server-html.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { ErrorSummary } from "#app/ui/error-summary/error-summary.tsx";
import { Progress } from "#app/ui/progress/progress.tsx";
import { Lines } from "./cart-lines";
import { QuestionForm } from "./cart-question";
import { useExpectedCart } from "./line-form";
import type { CartProblem } from "./refusal.server";
import { CartSummary } from "./summary";
// Parts rendered in server-only modules are not followed by the CSS bundle: their styles are imported here.
import "../../ui/choice/choice.module.css";
import "../../ui/empty-page/empty-page.module.css";
import "../../ui/family-links/family-links.module.css";
import "../../ui/method/method.module.css";
import "./below/extras.module.css";
import "./below/share.module.css";
import styles from "./view.module.css";

export interface CartPageProps {
  cart: CartView;
  /** Promo code that was typed before the session ended. */
  typedCode?: string;
  problem: CartProblem | null;
  hasWishlist: boolean;
  /** Saved for later, extras, sharing: rendered on the server. */
  below: ServerHtml;
  /** Below the order button, rendered on the server. */
  notes: ServerHtml;
  /** Recommendations, rendered on the server. */
  recommended: ServerHtml | null;
}

/** The cart: the amount missing for free delivery, lines, extras, totals, and the order button. */
export function CartPage(props: CartPageProps) {
  const { problem, typedCode, hasWishlist, below, notes, recommended } = props;
  const t = useText("cart");
  const cart = useExpectedCart(props.cart);
  const summary = <CartSummary {...{ cart, problem, typedCode, notes }} />;
  return (
    <>
      <CartColumns title={t("title")} count={t("count", { count: cart.count })} summary={summary}>
        <Problem problem={problem} />
        {cart.isShort && <Adjust />}
        {cart.summary.pieces > 0 && <FreeDelivery summary={cart.summary} />}
        <h2 className="visually-hidden">{t("lines")}</h2>
        <Lines {...{ problem, hasWishlist }} cart={props.cart} />
        <ContentHtml content={below} />
      </CartColumns>
      {recommended && <ContentHtml content={recommended} />}
    </>
  );
}

/** The refusal: each error links to its field; one without a field is shown as text. */
function Problem({ problem }: { problem: CartProblem | null }) {
  const box = useRef<HTMLDivElement>(null);
  // The button may be far below. (`Notice` does the same, but would exceed this page's script budget.)
  useEffect(() => {
    if (problem?.notice) box.current?.focus();
  }, [problem]);
  if (!problem) return null;
  return (
    <div ref={box} className={styles.problem} tabIndex={-1}>
      {problem.notice && (
        <Banner
          kind="danger"
          announce
          action={problem.question ? <QuestionForm {...problem.question} /> : <WaysOn links={problem.links} />}
        >
          <p>{problem.notice}</p>
        </Banner>
      )}
      <ErrorSummary errors={problem.fields} />
    </div>
  );
}

/** The stock is lower than the chosen quantities: one press reduces the cart to what is available. */
function Adjust() {
  const t = useText("cart");
  return (
    <Form className={styles.problem} method="post" preventScrollReset>
      <input type="hidden" name="intent" value="adjust" />
      <Banner
        kind="warning"
        action={
          <Button variant="outline" size="small">
            {t("adjust.button")}
          </Button>
        }
      >
        <p>{t("adjust.text")}</p>
      </Banner>
    </Form>
  );
}

function FreeDelivery({ summary: { freeDelivery } }: { summary: CartPageSummary }) {
  const { locale } = useLocale();
  const t = useText("cart");
  if (!freeDelivery) return null;
  const { from, missing } = freeDelivery;
  const amount = formatMoney(missing, locale);
  const [before, after] = t("freeDelivery.missing", { amount }).split(amount);
  return (
    <Progress className={styles.progress} max={from.centAmount} value={from.centAmount - missing.centAmount}>
      {missing.centAmount > 0 ? (
        <>
          {before}
          <b>{amount}</b>
          {after}
        </>
      ) : (
        <>
          <Icon name="check" size="small" /> {t("freeDelivery.reached")}
        </>
      )}
    </Progress>
  );
}

/** Replaces the cart page: an empty cart, one that cannot be loaded, or a shared one that is gone. */
export function OtherPage({ problem, content }: { problem: CartProblem | null; content: ServerHtml }) {
  return (
    <>
      {problem && (
        <div className="container">
          <Problem problem={problem} />
        </div>
      )}
      <ContentHtml content={content} />
    </>
  );
}
