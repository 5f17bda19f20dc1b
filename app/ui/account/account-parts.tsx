import { Link, useLocation } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";
import { useText } from "~/i18n/use-text";
import { Banner } from "../banner/banner";
import { ButtonLink } from "../button/button";
import { useShell } from "../shell/shell-context";
import styles from "./account.module.css";

export interface AccountHeadProps {
  title: string;
  /** The news under it. */
  lead?: string;
  /** The page above it. */
  back?: { to: string; label: string };
}

/** How an account page begins. */
export function AccountHead({ title, lead, back }: AccountHeadProps) {
  return (
    <div className={styles.head}>
      {back && (
        <p className={styles.back}>
          <Link className="text-link text-link-tall small" to={back.to}>
            {back.label}
          </Link>
        </p>
      )}
      <h1 className="heading">{title}</h1>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}

/** The way on from a page that has nothing to show yet. Texts of `account`. */
export function NewArrivalsLink() {
  const t = useText("account");
  return <ButtonLink to={useShell().newArrivals}>{t("shop")}</ButtonLink>;
}

/** Stands where a part of the account cannot be shown; the rest of the page is there. Texts of `account`. */
export function PartUnavailable() {
  const t = useText("account");
  const { pathname, search } = useLocation();
  const retry = (
    <Link className="text-link" to={pathname + search} reloadDocument>
      {t("retry")}
    </Link>
  );
  return (
    <Banner kind="warning" action={retry}>
      <p>{t("unavailable")}</p>
    </Banner>
  );
}

/** An address, line by line. */
export function AddressLines({ lines }: { lines: readonly string[] }) {
  return (
    <address className="small">
      {lines.map((line, index) => (
        <div key={index}>{line}</div>
      ))}
    </address>
  );
}

export interface Count {
  name: string;
  to: string;
  /** How many there are, or what stands for it. */
  value: string;
}

/** How much there is of each, every row a link to the page that shows it. */
export function Counts({ counts }: { counts: readonly Count[] }) {
  return (
    <ul className={styles.counts}>
      {counts.map(({ name, to, value }) => (
        <li key={to}>
          <Link to={to}>
            <span>{name}</span> <span>{value}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export interface Fact {
  name: string;
  value: ReactNode;
  /** What is to be seen to. */
  note?: string;
}

/** What is known, name beside value. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.details}>
      {facts.map(({ name, value, note }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {note && <p className="caption">{note}</p>}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
