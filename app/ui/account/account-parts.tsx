import { Link, useLocation } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";
import { useText } from "#app/i18n/use-text.tsx";
import { Banner } from "../banner/banner";
import { ButtonLink } from "../button/button";
import { useShell } from "../shell/shell-context";
import styles from "./account.module.css";

export interface AccountHeadProps {
  title: string;
  /** Introduction below the title. */
  lead?: string;
  /** Link to the parent page. */
  back?: { to: string; label: string };
}

/** Head of an account page: title, introduction, link back. */
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

/** Link to the new arrivals, for a page that has nothing to show yet. Texts of `account`. */
export function NewArrivalsLink() {
  const t = useText("account");
  return <ButtonLink to={useShell().newArrivals}>{t("shop")}</ButtonLink>;
}

/** Replaces a part of the account that could not be loaded; the rest of the page is still shown. Texts of `account`. */
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
  /** The number, or text in its place. */
  value: string;
}

/** Rows with a name and a number, each a link to the page that lists the entries. */
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
  /** A hint at something that needs attention. */
  note?: string;
}

/** Facts as a list of names and values. */
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
