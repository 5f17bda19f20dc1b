import { useNavigation } from "@remix-run/react";
import { useText } from "#app/i18n/use-text.tsx";
import styles from "./layout.module.css";
import {
  type ComponentType,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import { CountrySheet } from "../footer/country-sheet";
import { attachLegalNotices } from "../footer/legal-notices";
import { awaitNewsletter } from "../footer/newsletter-entry";
import { Header } from "../header/header";
import { StaticHtml } from "../static-html/static-html";
import { ToastRegion } from "../toast/toast";
import { MAIN_ID } from "../shared-ids";
import { CheckoutFooter, CheckoutHeader } from "./checkout-frame";
import { watchDevice } from "./device";
import { watchLayers } from "./layers";
import { PageFocus } from "./page-focus";

/** If it cannot be loaded, the browser sends the form. */
const NewsletterForm = lazy(() => import("../footer/newsletter-form").catch(() => ({ default: () => null })));

type Frame = "site" | "checkout" | "done";
type Column = "full" | "narrow" | "account";

/** The parts of each named layout (S2); parts that two layouts share stay mounted on navigation. */
const LAYOUTS: Record<Layout, { frame: Frame; column: Column }> = {
  default: { frame: "site", column: "full" },
  "home-page": { frame: "site", column: "full" },
  "cart-page": { frame: "site", column: "full" },
  account: { frame: "site", column: "account" },
  auth: { frame: "site", column: "narrow" },
  newsletter: { frame: "site", column: "narrow" },
  order: { frame: "checkout", column: "full" },
  checkout: { frame: "checkout", column: "full" },
  "checkout-confirmation": { frame: "done", column: "full" },
};

export interface PageLayoutProps {
  layout: Layout;
  /** Shown beside the page, in layouts with a column for it. */
  Side?: ComponentType;
  children: ReactNode;
}

/** Header, page and footer of a named layout. */
export function PageLayout({ layout, Side, children }: PageLayoutProps) {
  const { frame, column } = LAYOUTS[layout];
  const isIdle = useNavigation().state === "idle";
  useEffect(watchDevice, []);
  useEffect(watchLayers, []);
  return (
    <div className={styles.page} data-layout={layout} data-busy={isIdle ? undefined : ""}>
      <SkipLink />
      {frame === "site" ? <Header isHome={layout === "home-page"} /> : <CheckoutHeader isDone={frame === "done"} />}
      <PageFocus />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <Column {...{ column, Side }}>{children}</Column>
      </main>
      {frame === "site" ? <SiteFooter /> : <CheckoutFooter />}
      <ToastRegion />
    </div>
  );
}

function Column({ column, Side, children }: Pick<PageLayoutProps, "Side" | "children"> & { column: Column }) {
  if (column === "full") return <>{children}</>;
  if (column === "narrow") return <div className={styles.narrow}>{children}</div>;
  return (
    <div className={`${styles.account} container`}>
      {Side && <Side />}
      <div className={styles.accountContent}>{children}</div>
    </div>
  );
}

function SiteFooter() {
  const footer = useRef<HTMLDivElement>(null);
  const [newsletter, setNewsletter] = useState<HTMLFormElement | null>(null);
  useEffect(() => {
    if (!footer.current) return;
    awaitNewsletter(footer.current, setNewsletter);
    return attachLegalNotices(footer.current);
  }, []);
  return (
    <>
      <div ref={footer}>
        <StaticHtml name="footer" />
      </div>
      {newsletter && (
        <Suspense>
          <NewsletterForm form={newsletter} />
        </Suspense>
      )}
      <CountrySheet />
    </>
  );
}

/**
 * First element in the tab order: skips the menu. It focuses without following a fragment, because the router would
 * treat that as a navigation and drop a form's errors.
 */
function SkipLink() {
  const t = useText("shell");
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`} onClick={skip}>
      {t("skip")}
    </a>
  );
}

function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(MAIN_ID)?.focus();
}

/** The nine layouts (SHELL-01). */
export type Layout =
  | "default"
  | "home-page"
  | "account"
  | "auth"
  | "newsletter"
  | "order"
  | "checkout"
  | "checkout-confirmation"
  | "cart-page";
