import type { RequestContext } from "#app/bff/context.server.ts";
import { pictureUrl, PRODUCT_WIDTH } from "#app/models/picture-url.ts";
import type { PageHead } from "./page-meta";

/** Names that fit into the line or two that a message shows. */
const MOST_NAMES = 3;

interface Goods {
  name: string;
  picture: string | null;
}

/** What a message shows of a link to goods that somebody shared: the first names, and a picture. */
export function goodsPreview(
  { shop }: RequestContext,
  goods: readonly Goods[],
): Pick<PageHead, "description" | "image"> {
  const picture = goods.find((each) => each.picture)?.picture;
  return {
    description: goods
      .slice(0, MOST_NAMES)
      .map(({ name }) => name)
      .join(", "),
    image: picture ? pictureUrl(shop.env.IMAGES_URL, picture, PRODUCT_WIDTH) : undefined,
  };
}
