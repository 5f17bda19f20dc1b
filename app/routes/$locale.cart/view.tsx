import { Link } from "@remix-run/react";
import { useLocale, useText } from "~/i18n/use-text";
import type { CartSummaryView, CartView } from "~/bff/cart/view.server";
import { formatDay } from "~/i18n/format-day";
import { formatMoney } from "~/models/money-format";
import { paths } from "~/paths";
import { Banner } from "~/ui/banner/banner";
import { ButtonLink } from "~/ui/button/button";
import { CartColumns, OrderBox } from "~/ui/cart/cart-layout";
import { EmptyPage } from "~/ui/empty-page/empty-page";
import { FamilyLinks } from "~/ui/family-links/family-links";
import { BuyBar } from "~/ui/product/buy-bar";
import { Progress } from "~/ui/progress/progress";
import { Summary, type SummaryRow, SummaryRows } from "~/ui/summary/summary";
import type { CartProblem } from "./actions.server";
import { Lines } from "./cart-lines";
import { QuestionForm } from "./cart-question";
import styles from "./view.module.css";

interface CartPageProps {
  cart: CartView;
  problem: CartProblem | null;
  /** Nobody is signed in. */
  isVisitor: boolean;
}

/** The cart: what is missing for free delivery, the lines, the sums, and the way on. */
export function CartPage({ cart, problem, isVisitor }: CartPageProps) {
  const t = useText("cart");
  const summary = <CartSummary cart={cart} isVisitor={isVisitor} />;
  return (
    <CartColumns title={t("title")} count={t("count", { count: cart.count })} summary={summary}>
      {problem && !cart.lines.some(({ lineId }) => lineId === problem.lineId) && <Problem problem={problem} />}
      <FreeDelivery summary={cart.summary} />
      <h2 className="visually-hidden">{t("lines")}</h2>
      <Lines cart={cart} problem={problem} />
    </CartColumns>
  );
}

function Problem({ problem }: { problem: CartProblem }) {
  const t = useText("cart");
  return (
    <Banner
      kind="danger"
      announce
      className={styles.problem}
      action={problem.question && <QuestionForm {...problem.question} />}
    >
      <p>{t(problem.key, problem.values)}</p>
    </Banner>
  );
}

function FreeDelivery({ summary: { freeDelivery } }: { summary: CartSummaryView }) {
  const { locale } = useLocale();
  const t = useText("cart");
  if (!freeDelivery) return null;
  const { from, missing } = freeDelivery;
  return (
    <Progress className={styles.progress} max={from.centAmount} value={from.centAmount - missing.centAmount}>
      {missing.centAmount > 0 ? t("missing", { amount: formatMoney(missing, locale) }) : t("reached")}
    </Progress>
  );
}

function CartSummary({ cart, isVisitor }: Pick<CartPageProps, "cart" | "isVisitor">) {
  const { prefix, locale } = useLocale();
  const t = useText("cart");
  const total = formatMoney(cart.summary.total, locale);
  return (
    <Summary title={t("summary")}>
      <SummaryRows rows={useSummaryRows(cart)} />
      <OrderBox>
        <BuyBar>
          <ButtonLink size="large" wide spread to={paths.checkout(prefix, "billing")} reloadDocument>
            <span>{t("order")}</span>
            <span>{total}</span>
          </ButtonLink>
        </BuyBar>
        {isVisitor && <AccountNote />}
      </OrderBox>
    </Summary>
  );
}

/** Ordering needs an account: said before the shopper starts (D11). */
function AccountNote() {
  const { prefix } = useLocale();
  const t = useText("cart");
  return (
    <>
      <p className="caption">{t("accountNote")}</p>
      <p className="caption link-row">
        <SignInLink />
        <Link
          className="text-link"
          to={paths.signIn(prefix) + signInQuery(paths.cart(prefix)) + "&register=1"}
          reloadDocument
        >
          {t("register")}
        </Link>
      </p>
    </>
  );
}

function SignInLink() {
  const { prefix } = useLocale();
  const t = useText("cart");
  return (
    <Link className="text-link" to={paths.signIn(prefix) + signInQuery(paths.cart(prefix))} reloadDocument>
      {t("signIn")}
    </Link>
  );
}

function signInQuery(returnTo: string): string {
  return `?${new URLSearchParams({ returnTo })}`;
}

function useSummaryRows({ count, summary }: CartView): SummaryRow[] {
  const { locale } = useLocale();
  const t = useText("cart");
  const { delivery, deliveryDate } = summary;
  const isFree = delivery?.centAmount === 0;
  const deliveryLabel = delivery && !isFree ? t("deliveryFrom") : t("delivery");
  return [
    { label: t("count", { count }), value: formatMoney(summary.subtotal, locale) },
    ...summary.discounts.map(({ label, value }): SummaryRow => ({
      label: t("discount", { label }),
      value: formatMoney({ ...value, centAmount: -value.centAmount }, locale),
      kind: "discount",
    })),
    {
      label: deliveryDate ? t("deliveryBy", { date: formatDay(deliveryDate.latest, locale) }) : deliveryLabel,
      value: delivery ? (isFree ? t("deliveryFree") : formatMoney(delivery, locale)) : t("deliveryUnknown"),
      ...(isFree ? { kind: "free" as const } : {}),
    },
    { label: t("total"), note: t("vat"), value: formatMoney(summary.total, locale), kind: "total" },
  ];
}

/** A customer's cart is shown to nobody who is not signed in: somebody whose session is over is told where it is. */
export function EmptyCart({ problem, isVisitor }: Omit<CartPageProps, "cart">) {
  const { prefix } = useLocale();
  const t = useText("cart");
  return (
    <>
      {problem && (
        <div className="container">
          <Problem problem={problem} />
        </div>
      )}
      <EmptyPage title={t("empty.title")}>
        <p className="lead">{t("empty.text")}</p>
        {isVisitor && (
          <p className="lead">
            {t("empty.account")} <SignInLink />
          </p>
        )}
        <ButtonLink size="large" to={paths.home(prefix)}>
          {t("empty.home")}
        </ButtonLink>
        <FamilyLinks />
      </EmptyPage>
    </>
  );
}

/** The gateway does not answer: an apology, and the same page again. */
export function CartUnavailable() {
  const { prefix } = useLocale();
  const t = useText("cart");
  return (
    <EmptyPage title={t("unavailable.title")}>
      <p className="lead">{t("unavailable.text")}</p>
      <ButtonLink size="large" to={paths.cart(prefix)} reloadDocument>
        {t("unavailable.retry")}
      </ButtonLink>
    </EmptyPage>
  );
}
