import type { Flags } from "#app/models/picture-url.ts";
import { type Prefix, PREFIXES } from "#app/models/locale.ts";
import type { SiteProposal } from "#app/models/site-proposal.ts";
import { paths } from "#app/paths.ts";
import { buttonClass } from "../button/button";
import { Flag } from "../footer/flag";
import { Icon } from "../icon/icon";
import styles from "./country-popin.module.css";

export interface CountryPopinProps {
  proposal: SiteProposal;
  /** Prefix of the page that it is shown on. */
  prefix: Prefix;
  /** The same page on the proposed site. */
  href: string;
  flags: Flags;
}

/**
 * Asks, once in 30 days, whether another country's site suits better (SHELL-13). It covers nothing that must be read,
 * takes no focus, and redirects nobody. Only the server renders it.
 */
export function CountryPopin({ proposal, prefix, href, flags }: CountryPopinProps) {
  const { locale, country } = PREFIXES[proposal.prefix];
  return (
    <dialog open className={styles.popin} aria-labelledby="site-proposal" lang={locale} data-site-proposal="">
      <h2 className="title" id="site-proposal">
        {proposal.title}
      </h2>
      <p className={styles.text}>{proposal.text}</p>
      <p className={styles.route}>
        <span className={styles.place}>
          <Flag path={flags[PREFIXES[prefix].country] ?? null} />
          {proposal.from}
        </span>
        <Icon name="next" size="small" />
        <span className={styles.place}>
          <Flag path={flags[country] ?? null} />
          {proposal.to}
        </span>
      </p>
      <form className={styles.actions} method="post" action={paths.siteProposal(prefix)}>
        <a className={buttonClass({})} href={href} hrefLang={locale}>
          {proposal.yes}
        </a>
        <button className={buttonClass({ variant: "outline" })}>{proposal.no}</button>
        <button className={styles.close} aria-label={proposal.close}>
          <Icon name="close" />
        </button>
      </form>
    </dialog>
  );
}
