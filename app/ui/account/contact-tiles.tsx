import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { paths } from "#app/paths.ts";
import { Tile } from "../tile/tile";
import { AddressLines, PartUnavailable } from "./account-parts";

export interface ContactTilesProps {
  /** A part that cannot be read now is null. */
  delivery: { favourite: string[] | null; count: number } | null;
  billing: { lines: string[] | null } | null;
  bank: { iban: string | null } | null;
  /** Label of the tiles' links. */
  edit: string;
  /** Label of the link to the delivery addresses. */
  manage?: string;
}

/** Tiles of the customer's addresses and bank account, each with a link to its page. Texts of `settings`. */
export function ContactTiles({ delivery, billing, bank, edit, manage = edit }: ContactTilesProps) {
  const { prefix } = useLocale();
  const t = useText("settings");
  const tile = (title: string, page: string, label = edit) => ({
    title,
    link: { label, to: paths.account(prefix, `settings/${page}`), context: title },
  });
  return (
    <>
      <Tile {...tile(t("delivery.title"), "delivery-addresses", manage)}>
        {delivery === null && <PartUnavailable />}
        {delivery?.favourite && <AddressLines lines={delivery.favourite} />}
        {delivery && (
          <p className="small muted">
            {delivery.count > 0 ? t("delivery.count", { count: delivery.count }) : t("delivery.none")}
          </p>
        )}
      </Tile>
      <Tile {...tile(t("billing.title"), "billing-address")}>
        {billing === null && <PartUnavailable />}
        {billing && !billing.lines && <p className="small muted">{t("billing.none")}</p>}
        {billing?.lines && <AddressLines lines={billing.lines} />}
      </Tile>
      <Tile {...tile(t("bank.title"), "bank-details")}>
        {bank === null ? <PartUnavailable /> : <p className="small">{bank.iban ?? t("bank.none")}</p>}
      </Tile>
    </>
  );
}
