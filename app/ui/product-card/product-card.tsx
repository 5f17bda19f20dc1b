import { TILE_SIZES, Picture } from "../picture/picture";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { type CardView, parseFlatPrice } from "#app/models/product-tile.ts";
import { paths } from "#app/paths.ts";
import sheetStyles from "./quick-add.module.css";
import { Badge, Badges, Swatch } from "../chip/chip";
import { Price } from "../price/price";
import { Rating } from "../rating/rating";
import styles from "./product-card.module.css";
import { WishHeart } from "./wish-heart";

export interface ProductCardProps extends CardLook {
  product: CardView;
}

/** One product in one colour. The whole card is one plain link; the list around it lets the router follow it. */
export function ProductCard({ product, headingLevel, loading, sizes }: ProductCardProps) {
  const { prefix } = useLocale();
  const Heading = headingLevel === 2 ? "h2" : "h3";
  const { badges, priceBadge, isPrivate, picture, secondPicture } = product;
  return (
    <article className={styles.card}>
      <div className={styles.media}>
        <Picture className={styles.picture} path={picture} alt="" sizes={sizes} loading={loading} />
        {secondPicture && (
          <Picture
            className={`${styles.picture} ${styles.second}`}
            path={secondPicture}
            alt=""
            widths="hover"
            sizes={sizes}
          />
        )}
        {(priceBadge || badges.length > 0) && (
          <Badges className={styles.badges}>
            {priceBadge && <Badge variant={isPrivate ? "ink" : "sale"}>{priceBadge}</Badge>}
            {badges.map((badge) => (
              <Badge key={badge}>{badge}</Badge>
            ))}
          </Badges>
        )}
      </div>
      <div className={styles.body}>
        <Heading className={styles.name}>
          <a className={styles.link} href={paths.slug(prefix, product.slug)}>
            {product.name}
          </a>
        </Heading>
        <p className={styles.subtitle}>{product.subtitle}</p>
        <Price className={styles.price} {...parseFlatPrice(product)} />
        <Foot product={product} />
      </div>
      <WishHeart product={product} />
      <QuickAdd product={product} />
    </article>
  );
}

function Foot({ product: { swatches, colorCount, rating, reviewCount } }: { product: CardView }) {
  const t = useText("cards");
  if (swatches.length === 0 && rating === null) return null;
  return (
    <div className={styles.foot}>
      {rating === null ? (
        <span className={styles.swatches}>
          {swatches.map((hex, index) => (
            <Swatch key={index} hex={hex} current={index === 0} />
          ))}
          <span className={styles.more}>{t("product.colors", { count: colorCount })}</span>
        </span>
      ) : (
        <Rating value={rating} count={reviewCount} />
      )}
    </div>
  );
}

/**
 * Adds a size to the cart from the card: a bar over the picture on mouse hover or focus on wide screens, elsewhere a
 * sheet that the plus opens. A plain form; the list of cards sends it without leaving the page.
 */
function QuickAdd({ product: { name, slug, sizes, now } }: { product: CardView }) {
  const { prefix } = useLocale();
  const t = useText("cards");
  const common = useText("common");
  const first = sizes[0];
  if (!first) return null;
  const id = `add-${first.sku}`;
  const label = t("quickAdd.label", { name });
  return (
    <>
      <button className={sheetStyles.open} type="button" popovertarget={id} aria-label={label} />
      <form
        className={sheetStyles.sheet}
        popover="auto"
        id={id}
        method="post"
        action={paths.cart(prefix)}
        data-locks-scroll=""
      >
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="seenPrice" value={now} />
        <input type="hidden" name="returnTo" value={paths.slug(prefix, slug)} />
        <div className={sheetStyles.box} role="group" aria-label={label}>
          <p>{t("quickAdd.title")}</p>
          <button type="button" popovertarget={id}>
            {common("close")}
          </button>
          <div>
            {sizes.map(({ sku, label: size }) => (
              <button key={sku} name="sku" value={sku}>
                {size}
              </button>
            ))}
          </div>
        </div>
      </form>
    </>
  );
}

/** How a card looks and loads in its list. */
export interface CardLook {
  /** Heading level of the name. */
  headingLevel: 2 | 3;
  /** Priority for the page's opening picture, eager for others above the fold. */
  loading: "lazy" | "eager" | "priority";
  /** How wide the picture is, as the `sizes` attribute says it. */
  sizes: string;
}

const PRIORITY: CardLook = { headingLevel: 2, loading: "priority", sizes: TILE_SIZES };
const EAGER: CardLook = { ...PRIORITY, loading: "eager" };
const LAZY: CardLook = { ...PRIORITY, loading: "lazy" };

/**
 * In a listing's grid: the first picture has priority, the rest of the first row loads eagerly, others when scrolled
 * to.
 */
export function gridLook(index: number): CardLook {
  if (index === 0) return PRIORITY;
  return index < 4 ? EAGER : LAZY;
}

const ROW: CardLook = {
  headingLevel: 3,
  loading: "lazy",
  sizes: "(min-width: 120em) 19vw, (min-width: 80em) 24vw, (min-width: 48em) 29vw, 51vw",
};

/** In a row that scrolls sideways. */
export function rowLook(): CardLook {
  return ROW;
}
