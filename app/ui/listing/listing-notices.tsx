import { useText } from "~/i18n/use-text";
import type { OfferView } from "~/models/offer-view";
import { Badge } from "../chip/badge";
import styles from "./listing-notices.module.css";

export interface ListingNoticesProps {
  offers: readonly OfferView[];
  /** Last day of the private sale that is on. */
  privateSale: string | null;
}

/** What is told above a listing's products. Rendered on the server alone. Texts: `listing`. */
export function ListingNotices({ offers, privateSale }: ListingNoticesProps) {
  const t = useText("listing");
  return (
    <>
      {privateSale && (
        <p className={`container small ${styles.sale}`}>
          <Badge variant="ink">{t("privateSale.title")}</Badge> {t("privateSale.text", { date: privateSale })}
        </p>
      )}
      <OfferList offers={offers} />
    </>
  );
}

/** What a customer is offered on these products. */
function OfferList({ offers }: { offers: readonly OfferView[] }) {
  const t = useText("listing");
  if (offers.length === 0) return null;
  return (
    <section className={`container ${styles.offers}`} aria-label={t("offers.title")}>
      <ul>
        {offers.map(({ id, title, text, code, until, notice, isPersonal }) => (
          <li key={id}>
            <p>
              <span className="strong">{title}</span>{" "}
              {isPersonal && <Badge variant="line">{t("offers.personal")}</Badge>}
            </p>
            <p className="small">
              {text} {code && <span className="strong">{t("offers.code", { code })}</span>}
            </p>
            <p className="caption">{t("offers.until", { date: until })}</p>
            <details className="caption">
              <summary>{t("offers.notice")}</summary>
              {notice}
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
