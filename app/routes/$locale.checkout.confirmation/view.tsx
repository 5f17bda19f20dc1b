import type { ReactNode } from "react";
import type { OrderView } from "#app/bff/account/order-view.server.ts";
import type { PlacedOrder } from "#app/bff/checkout/confirmation.server.ts";
import { AskAgain } from "#app/ui/checkout/ask-again.tsx";
import page from "#app/ui/checkout/step.module.css";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { paths } from "#app/paths.ts";
import { Banner } from "#app/ui/banner/banner.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Schedule } from "#app/ui/method/method.tsx";
import { Summary, SummaryLines, type SummaryRow, SummaryRows } from "#app/ui/summary/summary.tsx";
import styles from "./view.module.css";

/** The order just placed: number, delivery, payment, how to withdraw. */
export function ConfirmationPage({ order, paymentStatus, schedule }: PlacedOrder) {
  const { prefix } = useLocale();
  const t = useText("checkout");
  const isRefused = paymentStatus === "REFUSED";
  const delivery = [order.deliveryName, isRefused ? null : order.deliveryDate];
  return (
    <div className={`${styles.page} container`}>
      <Thanks order={order} paymentStatus={paymentStatus} />
      <div className={styles.layout}>
        <div className={styles.main}>
          {order.voucher && <Voucher voucher={order.voucher} />}
          <Section title={t("confirmation.delivery")}>
            <p className="strong">{delivery.filter(Boolean).join(", ")}</p>
            <Lined lines={order.deliveryAddress} />
          </Section>
          <Section title={t("confirmation.billing")}>
            <Lined lines={order.billingAddress} />
          </Section>
          {(order.payments.length > 0 || order.hasNothingToPay) && (
            <Section title={t("confirmation.payment")}>
              {order.hasNothingToPay && <p>{t("confirmation.free")}</p>}
              {order.payments.map(({ name, amount }, index) => (
                <p key={index}>
                  {name}, {amount}
                </p>
              ))}
              {schedule.length > 0 && <Schedule parts={schedule} />}
            </Section>
          )}
          {!isRefused && <Withdrawal order={order} />}
          <div className={styles.ways}>
            <ButtonLink to={order.href} reloadDocument>
              {t("confirmation.view")}
            </ButtonLink>
            <ButtonLink variant="outline" to={paths.home(prefix)} reloadDocument>
              {t("confirmation.continue")}
            </ButtonLink>
          </div>
        </div>
        <Summary title={t("confirmation.lines")}>
          <SummaryLines lines={order.lines} />
          <SummaryRows rows={useRows(order)} />
        </Summary>
      </div>
    </div>
  );
}

function Thanks({ order, paymentStatus }: Omit<PlacedOrder, "schedule">) {
  const t = useText("checkout");
  const title = {
    PAID: t("confirmation.thanks"),
    TO_PAY: t("confirmation.thanksChecking"),
    CHECKING: t("confirmation.thanksChecking"),
    OTHER: t("confirmation.thanksChecking"),
    REFUSED: t("confirmation.refused"),
  }[paymentStatus];
  return (
    <div className={styles.thanks}>
      <p className="caption">{t("confirmation.number", { number: order.orderNumber })}</p>
      <h1 className="heading">{title}</h1>
      {paymentStatus !== "REFUSED" && order.email && (
        <p className="lead">{t("confirmation.email", { email: order.email })}</p>
      )}
      {paymentStatus === "CHECKING" && (
        <Banner kind="info">
          <p>{t("confirmation.checking")}</p>
        </Banner>
      )}
      {paymentStatus === "REFUSED" && (
        <Banner kind="danger">
          <p>{t("confirmation.refusedText")}</p>
        </Banner>
      )}
    </div>
  );
}

function Voucher({ voucher }: { voucher: NonNullable<OrderView["voucher"]> }) {
  const t = useText("checkout");
  return (
    <Section title={t("confirmation.voucherTitle", { date: voucher.until })}>
      <p>{t("confirmation.voucherText")}</p>
      <SummaryRows
        rows={[
          { label: t("confirmation.entity"), value: voucher.entity },
          { label: t("confirmation.reference"), value: voucher.reference },
          { label: t("confirmation.amount"), value: voucher.amount },
        ]}
      />
    </Section>
  );
}

function Withdrawal({ order }: Pick<PlacedOrder, "order">) {
  const t = useText("checkout");
  return (
    <Section title={t("confirmation.withdrawTitle")}>
      {/* Days count from a delivery only if there is one, as on the overview; only products are withdrawn on a page. */}
      <p>{t(order.isParcel && order.hasProducts ? "confirmation.withdrawText" : "confirmation.withdrawByEmail")}</p>
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className="title">{title}</h2>
      {children}
    </section>
  );
}

function Lined({ lines }: { lines: readonly string[] | null }) {
  return (
    <div>
      {lines?.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

function useRows({ amounts, total, nbProducts, isTaxed }: OrderView): SummaryRow[] {
  const t = useText("checkout");
  return [
    { label: t("summary.items", { count: nbProducts }), value: amounts.items },
    ...amounts.discounts.map((discount) => ({ ...discount, kind: "discount" as const })),
    amounts.delivery
      ? { label: t("summary.delivery"), value: amounts.delivery }
      : { label: t("summary.delivery"), value: t("summary.free"), kind: "free" as const },
    { label: t("summary.total"), note: isTaxed && t("summary.vat"), value: total, kind: "total" as const },
  ];
}

/** The order is accepted, but the gateway cannot return it yet. */
export function RegisteringPage({ orderNumber }: { orderNumber: string | null }) {
  const t = useText("checkout");
  return (
    <div className="container">
      <div className={page.message} role="status">
        {orderNumber && <p className="caption">{t("confirmation.number", { number: orderNumber })}</p>}
        <h1 className="heading">{t("registering.title")}</h1>
        <p className="lead">{t("registering.text")}</p>
        <AskAgain label={t("registering.again")} />
      </div>
    </div>
  );
}
