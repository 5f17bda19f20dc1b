import { useLocale, useText } from "~/i18n/use-text";
import { Sheet } from "../sheet/sheet";
import { PREFIXES } from "~/models/locale";
import { paths } from "~/paths";
import { useSamePage } from "../shell/same-page";
import { type CountryEntry, useShell } from "../shell/shell-context";
import { COUNTRY_SHEET_ID } from "./country-sheet-id";
import { Flag } from "./flag";
import styles from "./footer.module.css";

/** The sliding layer of the other countries, each link leading to this very page on that country's site. */
export function CountrySheet() {
  const t = useText("shell");
  const { prefix } = useLocale();
  const { countries, cart } = useShell();
  const samePage = useSamePage();
  if (countries.length === 0) return null;
  /** Where there is a cart, it is offered to come along. */
  const way = (country: CountryEntry) => {
    const href = samePage(country);
    return cart ? paths.cartAbroad(prefix, country.prefix, new URL(href).pathname) : href;
  };
  return (
    <Sheet id={COUNTRY_SHEET_ID} title={t("countries.title")}>
      <p className="small">{t("countries.samePage")}</p>
      <ul className={styles.countries}>
        {countries.map((country) => (
          <li key={country.prefix}>
            <CountryLink country={country} href={way(country)} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function CountryLink({ country: { prefix, name, language, flag }, href }: { country: CountryEntry; href: string }) {
  const { locale } = PREFIXES[prefix];
  return (
    <a href={href} hrefLang={locale}>
      <Flag path={flag} />
      <span lang={locale}>{name}</span>
      <span lang={locale}>{language}</span>
    </a>
  );
}
