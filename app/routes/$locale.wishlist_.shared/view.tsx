import { useText } from "#app/i18n/use-text.tsx";
import { type ServerHtml, ServerPart } from "#app/ui/static-html/server-html.tsx";
import { WishGrid } from "#app/ui/wishlist/wish-grid.tsx";
import styles from "#app/ui/wishlist/wishlist.module.css";

export interface SharedWishlistProps {
  cells: readonly ServerHtml[];
  /** Message in place of the cards; null when there is none. */
  notes: ServerHtml | null;
}

export function SharedWishlist({ cells, notes }: SharedWishlistProps) {
  const t = useText("wishlist");
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.head}>
        <h1 className="heading">{t("shared.title")}</h1>
        {cells.length > 0 && <p className="lead">{t("shared.text")}</p>}
      </div>
      {notes && <ServerPart content={notes} />}
      {cells.length > 0 && <h2 className="visually-hidden">{t("count", { count: cells.length })}</h2>}
      <WishGrid cells={cells} />
    </div>
  );
}
