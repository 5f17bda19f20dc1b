import { useLocale, useText } from "#app/i18n/use-text.tsx";
import type { FooterLayout } from "#app/models/page.ts";
import { paths } from "#app/paths.ts";
import { anchorOf, linksOf } from "../content-link/content-link";
import { Icon } from "../icon/icon";
import { iconName } from "../icon/icon-names";
import { COUNTRY_SHEET_ID } from "../shared-ids";
import { Flag } from "./flag";
import styles from "./footer.module.css";
import serviceStyles from "./services.module.css";
import { NewsletterBanner } from "./newsletter-banner";
import { Social } from "./social";

export interface OwnCountry {
  name: string;
  language: string;
  /** Address of its flag, or null. */
  flag: string | null;
}

export interface FooterProps {
  layout: FooterLayout;
  /** The site's own country for the selector's button; null where there is no other country (S2). */
  country: OwnCountry | null;
  /** Current UTC year. */
  year: number;
  /** Version of the deployment; none in production, where `VersionLabel` shows it (the site-version cookie). */
  version?: string;
}

/** The footer of every page. Rendered once per locale on the server: nothing in it is personal. */
export function Footer({ layout, country, year, version }: FooterProps) {
  return (
    <footer className={`${styles.footer} section`}>
      <Reassurance items={layout.reinsurances} />
      {layout.banner_newsletter && <NewsletterBanner banner={layout.banner_newsletter} />}
      <div className="container">
        <LinkGroups groups={layout.links_modular} />
        <div className={styles.meta}>
          {country && <CountryButton country={country} />}
          <Social community={layout.community} networks={layout.social_networks} />
        </div>
        <LegalNotices />
        <End legals={layout.legals} {...{ year, version }} />
      </div>
    </footer>
  );
}

function Reassurance({ items }: { items: FooterLayout["reinsurances"] }) {
  const { prefix } = useLocale();
  const t = useText("fragments");
  const shown = (items ?? []).filter(({ title }) => title);
  if (shown.length === 0) return null;
  return (
    <section className={`${serviceStyles.services} container`} aria-label={t("footer.services")}>
      <ul className={serviceStyles.list}>
        {shown.map((item, index) => {
          const icon = iconName(item.icon);
          const link = anchorOf(item.link_global, prefix);
          return (
            <li key={index} className={serviceStyles.service}>
              {icon && <Icon name={icon} />}
              <p className={serviceStyles.title}>{link ? <a {...link}>{item.title}</a> : item.title}</p>
              {item.description && <p className={serviceStyles.text}>{item.description}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function LinkGroups({ groups }: { groups: FooterLayout["links_modular"] }) {
  const { prefix } = useLocale();
  const t = useText("fragments");
  const shown = groups
    .map(({ links_block: { title, links_group: links } }) => ({
      title: title || t("footer.links"),
      links: linksOf(links, prefix),
    }))
    .filter(({ links }) => links.length > 0);
  if (shown.length === 0) return null;
  return (
    <nav className={styles.groups} aria-label={t("footer.links")}>
      {shown.map((group, index) => (
        <details key={index} className={styles.group}>
          <summary className={styles.groupSummary}>
            {group.title}
            <Icon name="plus" />
          </summary>
          <p className={styles.groupTitle}>{group.title}</p>
          <ul className={styles.links}>
            {group.links.map(({ anchor, title }, at) => (
              <li key={at}>
                <a {...anchor}>{title}</a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}

function CountryButton({ country }: { country: OwnCountry }) {
  const t = useText("fragments");
  return (
    <button className={styles.country} type="button" popovertarget={COUNTRY_SHEET_ID}>
      <Flag path={country.flag} />
      <span>
        {country.name}
        {country.language && `, ${country.language}`}
      </span>
      <span className="text-link">{t("countries.change")}</span>
    </button>
  );
}

/**
 * The notices are fetched when first opened (legal-notices.ts), so they cost nothing before. Without JavaScript, a
 * link.
 */
function LegalNotices() {
  const { prefix } = useLocale();
  const t = useText("fragments");
  const shell = useText("shell");
  return (
    <details className={styles.legal} data-legal="">
      <summary className={styles.legalSummary}>
        {shell("footer.legalNotices")}
        <Icon name="down" size="small" />
      </summary>
      <div className={styles.legalBody}>
        <a className="text-link text-link-tall" href={paths.legalNotices(prefix)}>
          {t("footer.readLegalNotices")}
        </a>
      </div>
    </details>
  );
}

type EndProps = Pick<FooterProps, "year" | "version"> & LegalLinksProps;

function End({ legals, year, version }: EndProps) {
  const { prefix } = useLocale();
  const t = useText("fragments");
  const shell = useText("shell");
  return (
    <div className={styles.end}>
      <a className={styles.logo} href={paths.home(prefix)} aria-label={shell("header.home")}>
        Vitrine
      </a>
      <p>{t("footer.copyright", { year: String(year) })}</p>
      <ul className={styles.endLinks} data-fragment="legals">
        <LegalLinks legals={legals} />
      </ul>
      {version && <p>{t("footer.version", { version })}</p>}
    </div>
  );
}

interface LegalLinksProps {
  legals: FooterLayout["legals"];
}

/** Links to imprint, terms and privacy: at the end of every page, the checkout's too. */
export function LegalLinks({ legals }: LegalLinksProps) {
  const { prefix } = useLocale();
  const consent = useText("consent");
  return (
    <>
      {linksOf(legals?.content, prefix).map(({ anchor, title }, index) => (
        <li key={index}>
          <a className="text-link" {...anchor}>
            {title}
          </a>
        </li>
      ))}
      <li>
        <a className="text-link" href={paths.cookies(prefix)}>
          {consent("manage")}
        </a>
      </li>
    </>
  );
}
