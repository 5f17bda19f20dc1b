import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { Sheet } from "../sheet/sheet";
import { PREFIXES } from "#app/models/locale.ts";
import { paths } from "#app/paths.ts";
import { useSamePage, type CountryEntry, useShell } from "../shell/shell-context";
import { usePersonal } from "../shell/personal";
import { slot } from "../slot/slot";
import { COUNTRY_SHEET_ID } from "../shared-ids";
import { Flag } from "./flag";
import styles from "./footer.module.css";

/** The sheet with the other countries; each link leads to the same page on that country's site. */
export function CountrySheet() {
  const t = useText("shell");
  const { countries } = useShell();
  const samePage = useSamePage();
  if (countries.length === 0) return null;
  return (
    <Sheet id={COUNTRY_SHEET_ID} title={t("countries.title")}>
      <p className="small">{t("countries.samePage")}</p>
      <CountryLinks countries={countries.map((country) => ({ country, page: samePage(country) }))} />
    </Sheet>
  );
}

interface CountryLinksProps {
  /** Each country with the address of this page on its site. */
  countries: { country: CountryEntry; page: string }[];
}

/** Links to the other sites. A shopper with a cart is offered to take it along. */
const CountryLinks = slot("countries", function CountryLinks({ countries }: CountryLinksProps) {
  const { prefix } = useLocale();
  const { cart } = usePersonal();
  const way = (country: CountryEntry, page: string) => (cart ? paths.cartAbroad(prefix, country.prefix, page) : page);
  return (
    <ul className={styles.countries}>
      {countries.map(({ country, page }) => (
        <li key={country.prefix}>
          <CountryLink country={country} href={way(country, page)} />
        </li>
      ))}
    </ul>
  );
});

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
