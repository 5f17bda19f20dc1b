import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { type PaymentMethod, paymentProduct } from "#app/models/payment-methods.ts";
import { paths } from "#app/paths.ts";
import { Banner } from "#app/ui/banner/banner.tsx";
import { buttonClass } from "#app/ui/button/button.tsx";
import { Brands } from "#app/ui/method/method.tsx";
import styles from "../summary.module.css";
import { PlainForm } from "./plain-form";

export interface OrderNotesProps {
  /** Wallets that can pay this cart in this browser. */
  wallets: readonly PaymentMethod[];
  isVisitor: boolean;
  /** Says that the cart is more than can be paid at once; null if it is not. */
  tooMuch: string | null;
}

/** Express payments, and what is needed to order, below the cart's button. Only the server renders it. */
export function OrderNotes({ wallets, isVisitor, tooMuch }: OrderNotesProps) {
  return (
    <div className={styles.notes}>
      {tooMuch && (
        <Banner kind="warning">
          <p>{tooMuch}</p>
        </Banner>
      )}
      {wallets.length > 0 && <Express wallets={wallets} />}
      {isVisitor && <AccountNote />}
    </div>
  );
}

function Express({ wallets }: Pick<OrderNotesProps, "wallets">) {
  const t = useText("checkout");
  const ordering = useText("ordering");
  return (
    <PlainForm intent="express" className={styles.notes}>
      <p className="caption">{t("express.title")}</p>
      {wallets.map((wallet) => (
        <button key={wallet} className={buttonClass({ variant: "outline", wide: true })} name="wallet" value={wallet}>
          <Brands brands={paymentProduct(wallet).marks} />
          {ordering("express.pay", { name: ordering(`method.${wallet}`) })}
        </button>
      ))}
    </PlainForm>
  );
}

/** Ordering needs an account: said before the shopper starts (D11). */
function AccountNote() {
  const { prefix } = useLocale();
  const t = useText("cartParts");
  const signIn = paths.signIn(prefix, paths.cart(prefix));
  return (
    <>
      <p className="caption">{t("accountNote")}</p>
      <p className="caption link-row">
        <a className="text-link" href={signIn}>
          {t("signIn")}
        </a>
        <a className="text-link" href={`${signIn}&register=1`}>
          {t("register")}
        </a>
      </p>
    </>
  );
}
