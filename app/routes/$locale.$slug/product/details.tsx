import type { EcoSheetView } from "#app/bff/catalogue/product-view.server.ts";
import type { ProductDelivery } from "#app/bff/catalogue/product-delivery.server.ts";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { isGiftCard } from "#app/models/cart-rules.ts";
import type { Product } from "#app/models/product.ts";
import { formatPercent } from "#app/models/money-format.ts";
import { textParts } from "#app/models/text.ts";
import { Accordion, Facts } from "#app/ui/accordion/accordion.tsx";
import { CareList } from "#app/ui/product/care-list.tsx";
import { EnvironmentSheet } from "./eco-sheet";

interface DetailsProps {
  product: Product;
  environment: EcoSheetView | null;
  deliveries: readonly ProductDelivery[];
}

/** Details of the product, and what the law requires on the page (BEY-11). */
export function Details({ product, environment, deliveries }: DetailsProps) {
  const { locale } = useLocale();
  const t = useText("productDetails");
  const { description, ref, composition, care, maker } = product;
  const fabric = composition.map(({ material, percent }) => `${formatPercent(percent, locale)} ${material}`).join(", ");
  return (
    <div>
      <Accordion title={t("description")} headingLevel={2} open>
        {textParts(description).map((part, index) =>
          part.kind === "paragraph" ? (
            <p key={index}>{part.text}</p>
          ) : (
            <ul key={index}>
              {part.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          ),
        )}
        {ref && <p>{t("reference", { ref })}</p>}
      </Accordion>
      {(fabric || care.length > 0) && (
        <Accordion title={t("composition")} headingLevel={2}>
          {fabric && <Facts rows={[{ name: t("composition.fabric"), value: fabric }]} />}
          {care.length > 0 && <CareList care={care} />}
        </Accordion>
      )}
      {environment && <EnvironmentSheet sheet={environment} />}
      {!isGiftCard(product) && <Delivery deliveries={deliveries} />}
      <Maker maker={maker} />
    </div>
  );
}

/** Nothing while the catalogue does not know the maker. */
function Maker({ maker: { name, address, email } }: Pick<Product, "maker">) {
  const t = useText("productDetails");
  if (!name && !address && !email) return null;
  return (
    <Accordion title={t("maker")} headingLevel={2}>
      <address>
        {name && <div>{name}</div>}
        {address && <div>{address}</div>}
        {email && (
          <a className="text-link" href={`mailto:${email}`}>
            {email}
          </a>
        )}
      </address>
    </Accordion>
  );
}

function Delivery({ deliveries }: Pick<DetailsProps, "deliveries">) {
  const t = useText("productDetails");
  return (
    <Accordion title={t("delivery")} headingLevel={2}>
      {deliveries.length > 0 ? (
        <>
          <Facts
            rows={deliveries.map(({ name, date, price }) => ({
              name,
              value: `${date}, ${price ?? t("delivery.free")}`,
            }))}
          />
          <p>{t("delivery.alone")}</p>
        </>
      ) : (
        <p>{t("delivery.text")}</p>
      )}
      <p>{t("returns.text")}</p>
    </Accordion>
  );
}
