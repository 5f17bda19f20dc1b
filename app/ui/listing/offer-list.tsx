import { useText } from "~/i18n/use-text";
import type { OfferView } from "~/models/offer-view";
import { Badge } from "../chip/badge";
import styles from "./offer-list.module.css";

/** What a customer is offered on these products. Texts: `listing`. */
export function OfferList({ offers }: { offers: readonly OfferView[] }) {
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
