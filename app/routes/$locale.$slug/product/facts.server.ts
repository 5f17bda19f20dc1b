import type { ProductView } from "~/bff/catalogue/product-view.server";
import type { RequestContext } from "~/bff/context.server";
import { familySlug } from "~/models/entity-slug";
import type { Money } from "~/models/money";
import type { Product } from "~/models/product";
import { breadcrumbData, productData, type StructuredData } from "~/models/structured-data";
import { PRODUCT_WIDTH, pictureUrl } from "~/models/picture-url";
import { paths } from "~/paths";

/** What the page says to search engines: the product in this colour, and the way to it. */
export function productFacts(
  { shop, origin, site }: RequestContext,
  { product, view, price }: { product: Product; view: ProductView; price: Money },
  address: (slug: string) => string,
): StructuredData[] {
  const url = address(view.slug);
  const pictures = view.pictures.map(({ path }) => pictureUrl(shop.env.IMAGES_URL, path, PRODUCT_WIDTH));
  const crumbs = product.breadcrumb.map((family) => ({ name: family.name, url: address(familySlug(family)) }));
  return [
    productData({
      ...view,
      ref: product.ref,
      description: product.description,
      materials: product.composition.map(({ material }) => material),
      maker: product.maker.name,
      url,
      pictures,
      price,
      stock: view.sale,
    }),
    breadcrumbData(origin + paths.home(site.canonicalPrefix), [...crumbs, { name: view.name, url }]),
  ];
}
