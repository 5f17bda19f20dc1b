import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { CartPageSummary, CartView } from "~/bff/cart/page-view.server";
import { useLocale, useText } from "~/i18n/use-text";
import { formatMoney } from "~/models/money-format";
import { Banner } from "~/ui/banner/banner";
import { WaysOn } from "~/ui/banner/flash-banner";
import { Button } from "~/ui/button/button";
import { CartColumns } from "~/ui/cart/cart-layout";
import { ContentHtml } from "~/ui/content-html/content-html";
import type { ServerHtml } from "~/ui/static-html/server-html";
import { Icon } from "~/ui/icon/icon";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import { Progress } from "~/ui/progress/progress";
import { Lines } from "./cart-lines";
import { QuestionForm } from "./cart-question";
import { useExpectedCart } from "./line-form";
import type { CartProblem } from "./refusal.server";
import { CartSummary } from "./summary";
// Styles of parts that are rendered on the server alone: the CSS bundle would not have them otherwise.
import "~/ui/choice/choice.module.css";
import "~/ui/empty-page/empty-page.module.css";
import "~/ui/family-links/family-links.module.css";
import "~/ui/method/method.module.css";
import "./below/extras.module.css";
import "./below/share.module.css";
import styles from "./view.module.css";

export interface CartPageProps {
  cart: CartView;
  problem: CartProblem | null;
  hasWishlist: boolean;
  /** What is put aside, what may be added, the way to pass it on: rendered on the server. */
  below: ServerHtml;
  /** Below the button that orders, rendered on the server. */
  notes: ServerHtml;
  /** What goes with it, rendered on the server. */
  recommended: ServerHtml | null;
}

/** The cart: what is missing for free delivery, the lines, what may be added, the sums, and the way on. */
export function CartPage(props: CartPageProps) {
  const { problem, hasWishlist, below, notes, recommended } = props;
  const t = useText("cart");
  const cart = useExpectedCart(props.cart);
  const summary = <CartSummary {...{ cart, problem, notes }} />;
  return (
    <>
      <CartColumns title={t("title")} count={t("count", { count: cart.count })} summary={summary}>
        <Problem problem={problem} />
        {cart.isShort && <Adjust />}
        {cart.lines.length > 0 && <FreeDelivery summary={cart.summary} />}
        <h2 className="visually-hidden">{t("lines")}</h2>
        <Lines {...{ problem, hasWishlist }} cart={props.cart} />
        <ContentHtml content={below} />
      </CartColumns>
      {recommended && <ContentHtml content={recommended} />}
    </>
  );
}

/** What was refused: each mistake leads to its field, what has none stands by itself. */
function Problem({ problem }: { problem: CartProblem | null }) {
  const box = useRef<HTMLDivElement>(null);
  // The button may be far below. (Notice does the same, and would be more script than this page may have.)
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

/** Stock went under what was chosen: one press makes the cart what can be had. */
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
  const [before, after] = t("missing", { amount }).split(amount);
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
          <Icon name="check" size="small" /> {t("reached")}
        </>
      )}
    </Progress>
  );
}

/** A page of its own: nothing is in the cart, the cart does not answer, a shared one is gone. */
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
