import { Link, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useText } from "#app/i18n/use-text.tsx";
import { appliesToFamily, type OfferView } from "#app/models/listing-view.ts";
import { Badge } from "../chip/chip";
import { usePersonal } from "../shell/personal";
import { slot } from "../slot/slot";
import styles from "./listing-notices.module.css";

export interface PrivateSaleProps {
  /** Its end, in words. */
  text: string;
  /** Link to its products. */
  to: string | null;
}

/** Notice of the private sale under way. Texts: `listing`. */
export function PrivateSaleNotice({ text, to }: PrivateSaleProps) {
  const t = useText("listing");
  return (
    <p className={`container small ${styles.sale}`}>
      <Badge variant="ink">{t("privateSale.title")}</Badge> {text}{" "}
      {to && (
        <Link className="text-link text-link-tall" to={to}>
          {t("privateSale.show")}
        </Link>
      )}
    </p>
  );
}

/** Offers to the customer for a family's products. `path`: its id and those of the families above. Texts: `listing`. */
export const Offers = slot("offers", function Offers({ path }: { path: readonly string[] }) {
  const t = useText("listing");
  const offers = useOffers().filter((offer) => appliesToFamily(offer, path));
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
});

/** After a navigation by script they are not loaded yet: revalidating loads them with the shopper's other data. */
function useOffers(): readonly OfferView[] {
  const { customer, offers } = usePersonal();
  const { revalidate, state } = useRevalidator();
  const isMissing = customer !== null && offers === null;
  useEffect(() => {
    if (isMissing && state === "idle") revalidate();
    // Once, even if it fails.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isMissing]);
  return offers ?? [];
}
