import { useLoaderData } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { useMemo } from "react";
import { type EcoSheetView, productView } from "#app/bff/catalogue/product-view.server.ts";
import type { ReviewsView } from "#app/bff/catalogue/product-reviews.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { FixedText } from "#app/i18n/use-text.tsx";
import { isSoldInStores } from "#models/availability.ts";
import type { Product, ProductOption, Sku } from "#models/product.ts";
import { ProductPage } from "#app/routes/$locale.$slug/product/product-page.tsx";
import { staticParts } from "#app/routes/$locale.$slug/product/static-parts.server.tsx";
import { ANONYMOUS, PersonalContext } from "#app/ui/shell/personal.ts";
import { type ServerHtml, ServerHtmlContext } from "#app/ui/static-html/server-html.tsx";
import type { Shop } from "#app/bff/shop.server.ts";
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
  /** As loaded: the same product is another object each time. */
  const useLoaded = (): typeof view => {
    const loaded: unknown = useLoaderData();
    // oxlint-disable-next-line react/exhaustive-deps
    return useMemo(() => structuredClone(view), [loaded]);
  };
  const Stub = createRemixStub([
    {
      id: "page",
      path: "/",
      loader: () => ({}),
      Component: () => (
        <FixedText info={{ prefix: "fr-fr", locale: "fr-FR" }} messages={MESSAGES}>
          <ServerHtmlContext.Provider value={context.html}>
            <PersonalContext.Provider value={ANONYMOUS}>
              <ProductPage
                product={useLoaded()}
                isSizeMissing={isSizeMissing}
                reviewTotal={reviews?.total ?? null}
                recommended={recommended ?? null}
                hasStores={hasStores}
                hasWishlist
                hasSeen={false}
                home={null}
                instalment={null}
                canonical=""
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
    { path: "/fr-fr/product/100001/wish", action: () => ({ problem: null }) },
  ]);
  return { page: <Stub hydrationData={{ loaderData: { page: {} } }} />, posted };
}
