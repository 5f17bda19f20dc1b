import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { askBeside } from "#app/ui/form/lost-forms.ts";
import type { ServerHtml } from "#app/ui/static-html/server-html.tsx";
import { ProductRow, TitledRow } from "#app/ui/product-card/product-grid.tsx";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { paths } from "#app/paths.ts";

/** Cards of the products seen before this one. A separate script, fetched when its place comes near the screen. */
export default function RecentlySeen({ ids }: { ids: readonly string[] }) {
  const { prefix } = useLocale();
  const t = useText("product");
  const { data, load } = useFetcher<{ cards: ServerHtml | null }>();
  const address = `${paths.seen(prefix)}?ids=${ids.join(",")}`;
  useEffect(() => load(askBeside(address)), [address, load]);
  if (!data?.cards) return null;
  return (
    <TitledRow id="seen" title={t("seen")}>
      <ProductRow label={t("seen")} cards={data.cards} />
    </TitledRow>
  );
}
