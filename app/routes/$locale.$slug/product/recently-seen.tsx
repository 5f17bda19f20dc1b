import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { askBeside } from "~/ui/form/lost-forms";
import type { ServerHtml } from "~/ui/static-html/server-html";
import { ProductRow, TitledRow } from "~/ui/product-card/product-grid";
import { useLocale, useText } from "~/i18n/use-text";
import { paths } from "~/paths";

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
