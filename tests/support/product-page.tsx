import { createRemixStub } from "@remix-run/testing";
import { type EcoSheetView, productView } from "~/bff/catalogue/product-view.server";
import type { ReviewsView } from "~/bff/catalogue/product-reviews.server";
import { pageMessages } from "~/i18n/messages.server";
import { FixedText } from "~/i18n/use-text";
import { isSoldInStores } from "#models/availability";
import type { Product, ProductOption, Sku } from "#models/product";
import { ProductPage } from "~/routes/$locale.$slug/product/product-page";
import { staticParts } from "~/routes/$locale.$slug/product/static-parts.server";
import { ANONYMOUS, PersonalContext } from "~/ui/shell/personal";
import { type ServerHtml, ServerHtmlContext } from "~/ui/static-html/server-html";
import type { Shop } from "~/bff/shop.server";
import { aContext } from "./request-context";
import { anOption, aProduct, aSku } from "./catalogue-builders";

interface Answer {
  added: string | null;
  problem: string | null;
  links?: { text: string; href: string }[];
}

/** The product page as a component, without a running shop. */

const MESSAGES = pageMessages("fr", "common", "product");

export function size(label: string, stock: Partial<Sku["stock"]> = {}): Sku {
  const sku = aSku();
  return { ...sku, sku: `10000101${label}`, size: { id: label, label }, stock: { ...sku.stock, ...stock } };
}
const THREE_SIZES = [
  size("38"),
  size("40", { availability: "FEW_REMAINING", quantity: 2 }),
  size("42", { availability: "UNAVAILABLE", quantity: 0 }),
];

interface Given {
  isSizeMissing?: boolean;
  /** Sku in the address. */
  sku?: string;
  reviews?: ReviewsView;
  recommended?: ServerHtml;
  shown?: EcoSheetView;
}

/** A page of a product in two colours, and the forms it has sent to the cart. */
export function aProductPage(
  option: Partial<ProductOption> = {},
  { isSizeMissing = false, sku, reviews, recommended, shown, ...product }: Partial<Product> & Given = {},
  answer: Answer = { added: "Manteau ceinturé Camille", problem: null },
) {
  const posted: Record<string, string>[] = [];
  const full = aProduct(product);
  const chosen = anOption({ skus: THREE_SIZES, ...option });
  const hasStores = isSoldInStores(chosen) && full.segmentationId !== "w18118";
  const view = productView({ ...full, options: [chosen, full.options[1]!] }, chosen, {
    word: (key) => key,
    hasAlerts: true,
    hasStores: true,
    sku: sku ?? (chosen.skus.length === 1 ? chosen.skus[0]!.sku : null),
  });
  const context = aContext({ shop: { env: { IMAGES_URL: "" } as Shop["env"] } });
  const told = { product: full, option: chosen, environment: shown ?? null, deliveries: [], reviews: reviews ?? null };
  const html = staticParts(context, told);
  const Stub = createRemixStub([
    {
      path: "/",
      Component: () => (
        <FixedText info={{ prefix: "fr-fr", locale: "fr-FR" }} messages={MESSAGES}>
          <ServerHtmlContext.Provider value={context.html}>
            <PersonalContext.Provider value={ANONYMOUS}>
              <ProductPage
                product={view}
                isSizeMissing={isSizeMissing}
                reviewTotal={reviews?.total}
                recommended={recommended}
                hasStores={hasStores}
                hasWishlist
                html={html}
              />
            </PersonalContext.Provider>
          </ServerHtmlContext.Provider>
        </FixedText>
      ),
    },
    {
      path: "/fr-fr/cart/add",
      action: async ({ request }: { request: Request }) => {
        const form = await request.formData();
        posted.push(
          Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === "string")),
        );
        return answer;
      },
    },
  ]);
  return { page: <Stub />, posted };
}
