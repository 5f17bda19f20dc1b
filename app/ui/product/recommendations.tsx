import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useLocale } from "#app/i18n/use-text.tsx";
import { paths } from "#app/paths.ts";
import { Breadcrumb } from "../breadcrumb/breadcrumb";
import { Picture } from "../picture/picture";
import styles from "./recommendations.module.css";

export interface BesideProductProps {
  product: { slug: string; sku: string | null; name: string; color: string; picture: string };
  title: string;
  /** Narrow, for forms and tables. */
  narrow?: boolean;
  children: ReactNode;
}

/** A page about a product (sizes, reviews, shops): the product stands above the content and links back. */
export function BesideProduct({
  product: { slug, sku, name, color, picture },
  title,
  narrow,
  children,
}: BesideProductProps) {
  const { prefix } = useLocale();
  const to = paths.variant(prefix, { slug, sku });
  return (
    <>
      <Breadcrumb crumbs={[{ label: name, to }, { label: title }]} />
      <div className="container">
        <div className={styles.head}>
          <Link to={to} aria-hidden="true" tabIndex={-1}>
            <Picture path={picture} alt="" widths="thumb" sizes="72px" loading="eager" />
          </Link>
          <div className={styles.words}>
            <h1 className="heading">{title}</h1>
            <p className="small">
              <Link className="text-link" to={to}>
                {name}
              </Link>
              , {color}
            </p>
          </div>
        </div>
        <div className={narrow ? styles.narrow : undefined}>{children}</div>
      </div>
    </>
  );
}
