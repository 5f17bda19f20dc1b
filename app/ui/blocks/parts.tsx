import type { ReactNode } from "react";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { colorWithinText } from "#app/models/color-words.ts";
import type { ContentLink } from "#app/models/page.ts";
import { anchorOf } from "../content-link/content-link";
import { paths } from "#app/paths.ts";
import { buttonClass } from "../button/button";
import { EmptyPage } from "../empty-page/empty-page";
import { RequestReference } from "../error-page/request-reference";
import { textParts } from "#app/models/text.ts";
import shared from "./blocks.module.css";
import { formatDate } from "#app/models/day-format.ts";
import type { ContentTeaser } from "#app/models/content-page.ts";
import { formatMoney } from "#app/models/money-format.ts";
import { type TileView, parseFlatPrice } from "#app/models/product-tile.ts";
import { Price } from "../price/price";
import styles from "./parts.module.css";

/** The products in a picture, each with a link to buy; nothing when none of them is sold any more. */
export function LookProducts({ products }: { products: readonly TileView[] }) {
  if (products.length === 0) return null;
  return (
    <ul className={styles.products}>
      {products.map((product) => (
        <LookProduct key={product.slug} product={product} />
      ))}
    </ul>
  );
}

function LookProduct({ product }: { product: TileView }) {
  const { prefix, locale } = useLocale();
  const { now, reduction } = parseFlatPrice(product);
  return (
    <li>
      <a href={paths.slug(prefix, product.slug)}>
        <span>{[product.name, colorWithinText(product.color, locale)].filter(Boolean).join(", ")}</span>{" "}
        {/* By law a reduction is shown with all its parts or not at all. */}
        {reduction ? (
          <Price className={styles.reduced} now={now} reduction={reduction} />
        ) : (
          <span className={styles.price}>{formatMoney(now, locale)}</span>
        )}
      </a>
    </li>
  );
}

/** Date of publication and reading time; nothing where content gives neither. */
export function Written({ page }: { page: Pick<ContentTeaser, "published_on" | "reading_minutes"> }) {
  const { locale } = useLocale();
  const t = useText("content");
  const { published_on: day, reading_minutes: minutes } = page;
  if (!day && !minutes) return null;
  return (
    <p className="caption">
      {day && <time dateTime={day}>{formatDate(day, locale)}</time>}
      {day && minutes ? ", " : null}
      {minutes ? t("minutes", { count: minutes }) : null}
    </p>
  );
}

/** An editor's longer text: paragraphs and lists. */
export function PlainText({ text }: { text: string }) {
  return (
    <div className={shared.prose}>
      {textParts(text).map((part, index) =>
        part.kind === "paragraph" ? (
          <p key={index}>{part.text}</p>
        ) : (
          <ul key={index} className={shared.list}>
            {part.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}

/**
 * Replaces a page when the content service does not answer: the rest of the shop still works.
 *
 * @param address where to try again
 */
export function ContentUnavailable({ address, requestId }: { address: string; requestId: string }) {
  const { prefix } = useLocale();
  const t = useText("content");
  return (
    <EmptyPage title={t("unavailable.title")}>
      <p className="lead">{t("unavailable.text")}</p>
      <p className="link-row">
        <a className={buttonClass({})} href={paths.home(prefix)}>
          {t("unavailable.home")}
        </a>
        <a className="text-link text-link-tall" href={address}>
          {t("unavailable.retry")}
        </a>
        <a className="text-link text-link-tall" href={paths.search(prefix)}>
          {t("unavailable.search")}
        </a>
      </p>
      <RequestReference id={requestId} />
    </EmptyPage>
  );
}

/**
 * An editor's link as a plain anchor: the element around it lets the router follow it. Nothing when it has no address.
 */
export function PlainAnchor(props: { link: ContentLink | null | undefined; className?: string; children?: ReactNode }) {
  const { prefix } = useLocale();
  const anchor = anchorOf(props.link, prefix);
  const words = props.children ?? props.link?.title;
  if (!anchor || !words) return null;
  return (
    <a {...anchor} className={props.className}>
      {words}
    </a>
  );
}

/** The cards whose link has an address: of others only a picture and an empty heading would be left. */
export function useLinked<T extends { link: ContentLink }>(items: readonly T[]): T[] {
  const { prefix } = useLocale();
  return items.filter(({ link }) => anchorOf(link, prefix));
}

/** Links below a text, one beside the other. */
export function PlainLinks({ links }: { links: readonly ContentLink[] | null | undefined }) {
  const { prefix } = useLocale();
  const shown = (links ?? []).filter((link) => link.title && anchorOf(link, prefix));
  if (shown.length === 0) return null;
  return (
    <p className="link-row">
      {shown.map((link) => (
        <PlainAnchor key={link.title} className="text-link text-link-tall" link={link} />
      ))}
    </p>
  );
}
