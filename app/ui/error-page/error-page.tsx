import { Form, Link } from "@remix-run/react";
import { useLocale, useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { Button, ButtonLink } from "../button/button";
import { Field } from "../field/field";
import emptyHanger from "./empty-hanger.webp";
import styles from "./error-page.module.css";

export interface ErrorPageProps {
  kind: "not-found" | "server-error";
  /** Status shown above the title; 404 or 500 by default. */
  status?: number;
  /** Where else to go: the widest families. */
  links?: readonly { label: string; to: string }[];
}

/** Not found, and everything else that fails: a title, two sentences, the way home (S2). */
export function ErrorPage({ kind, status, links = [] }: ErrorPageProps) {
  const { prefix } = useLocale();
  const t = useText("error");
  const isNotFound = kind === "not-found";
  const key = isNotFound ? "notFound" : "server";
  return (
    <div className={styles.page}>
      <img
        className={styles.picture}
        src={emptyHanger}
        alt={t("pictureAlt")}
        width={1000}
        height={1250}
        fetchpriority="high"
      />
      <div className={styles.text}>
        <p className={styles.code}>{t("code", { status: status ?? (isNotFound ? 404 : 500) })}</p>
        <h1 className="heading">{t(`${key}.title`)}</h1>
        <p className="lead">{t(`${key}.reason`)}</p>
        <p className="lead">{t(`${key}.comfort`)}</p>
        {/* After an error the application may be in pieces: the way home loads a document. */}
        <ButtonLink size="large" to={paths.home(prefix)} reloadDocument>
          {t("home")}
        </ButtonLink>
        {isNotFound && (
          <Form className={styles.search} method="get" action={paths.search(prefix)} role="search">
            <Field
              name="query"
              type="search"
              label={t("search.label")}
              plainLabel
              placeholder={t("search.placeholder")}
              autoComplete="off"
              action={<Button variant="outline">{t("search.submit")}</Button>}
            />
          </Form>
        )}
        {links.length > 0 && (
          <p className="link-row">
            {links.map(({ label, to }) => (
              <Link key={to} className="text-link text-link-tall" to={to}>
                {label}
              </Link>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}
