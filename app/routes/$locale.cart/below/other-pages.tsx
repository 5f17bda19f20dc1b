import type { ReactNode } from "react";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { paths } from "#app/paths.ts";
import { buttonClass } from "#app/ui/button/button.tsx";
import { EmptyPage } from "#app/ui/empty-page/empty-page.tsx";
import { RequestReference } from "#app/ui/error-page/request-reference.tsx";
import type { MenuFamily, ShellData } from "#app/ui/shell/shell-context.ts";
import familyStyles from "#app/ui/family-links/family-links.module.css";
import styles from "./extras.module.css";

interface EmptyCartProps extends Pick<ShellData, "families" | "newArrivals"> {
  isVisitor: boolean;
  /** The request came without any: a browser that refuses them loses each cart. */
  isWithoutCookies: boolean;
  children: ReactNode;
}

/**
 * The cart is empty. A visitor may be a customer whose session has ended, and is told to sign in to see their cart.
 */
export function EmptyCart({ isVisitor, isWithoutCookies, families, newArrivals, children }: EmptyCartProps) {
  const { prefix } = useLocale();
  const t = useText("cartParts");
  const shop = useText("wishlist");
  const home = paths.home(prefix);
  return (
    <>
      <EmptyPage title={t("empty.title")}>
        <p className="lead">{t("empty.text")}</p>
        {isVisitor && (
          <p className="lead">
            {t("empty.account")}{" "}
            <a className="text-link" href={paths.signIn(prefix, paths.cart(prefix))}>
              {t("signIn")}
            </a>
          </p>
        )}
        {isWithoutCookies && <p>{t("empty.cookies")}</p>}
        <Way to={newArrivals}>{newArrivals === home ? t("empty.home") : shop("shop")}</Way>
        <Families families={families} />
      </EmptyPage>
      <div className={`container ${styles.below}`}>{children}</div>
    </>
  );
}

function Families({ families }: { families: readonly MenuFamily[] }) {
  const t = useText("common");
  if (families.length === 0) return null;
  return (
    <nav className={familyStyles.links} aria-label={t("families.browse")}>
      <p className={familyStyles.title}>{t("families.browse")}</p>
      <ul className="link-row">
        {families.map(({ label, to }) => (
          <li key={to}>
            <a className="text-link text-link-tall" href={to}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The gateway does not answer: an apology, and a link to try again. */
export function CartUnavailable({ requestId }: { requestId: string }) {
  const { prefix } = useLocale();
  const t = useText("cartParts");
  return (
    <EmptyPage title={t("unavailable.title")}>
      <p className="lead">{t("unavailable.text")}</p>
      <Way to={paths.cart(prefix)}>{t("unavailable.retry")}</Way>
      <RequestReference id={requestId} />
    </EmptyPage>
  );
}

/** The link to a shared cart is no longer valid. */
export function SharedCartGone() {
  const { prefix } = useLocale();
  const t = useText("cart");
  const parts = useText("cartParts");
  return (
    <EmptyPage title={t("shared.gone.title")}>
      <p className="lead">{parts("shared.gone.text")}</p>
      <Way to={paths.cart(prefix)}>{parts("shared.gone.cart")}</Way>
    </EmptyPage>
  );
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className={buttonClass({ size: "large" })} href={to}>
      {children}
    </a>
  );
}
