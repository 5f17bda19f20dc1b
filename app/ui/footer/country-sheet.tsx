import { useText } from "~/i18n/use-text";
import { Sheet } from "../sheet/sheet";
import { useShell } from "../shell/shell-context";
import { COUNTRY_SHEET_ID } from "./country-sheet-id";
import { Flag } from "./flag";
import styles from "./footer.module.css";

/** The sliding layer of the other countries, each link leading to this very page on that country's site. */
export function CountrySheet() {
  const t = useText("shell");
  const { countries } = useShell();
  if (countries.length === 0) return null;
  return (
    <Sheet id={COUNTRY_SHEET_ID} title={t("countries.title")}>
      <p className="small">{t("countries.samePage")}</p>
      <ul className={styles.countries}>
        {countries.map((country) => (
          <li key={country.hrefLang}>
            <a href={country.href} hrefLang={country.hrefLang}>
              <Flag country={country.country} />
              <span lang={country.hrefLang}>{country.name}</span>
              <span lang={country.hrefLang}>{country.language}</span>
            </a>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
