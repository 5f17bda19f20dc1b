import type { DeliveryView } from "#app/bff/checkout/delivery-view.server.ts";
import type { PlacesView } from "#app/bff/checkout/delivery-place.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { serverHtml } from "#app/document/server-html.server.tsx";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { MoreText, useText } from "#app/i18n/use-text.tsx";
import type { ServerHtml } from "#app/ui/static-html/server-html.tsx";
import { PlaceList } from "#app/ui/stores/place-list.tsx";
import { isBarred } from "#app/ui/stores/place-option.tsx";

/** A method's places as sent to the page: the list is HTML and needs no script (ADR 0034). */
export interface PlacesPart extends Omit<PlacesView, "places" | "total" | "chosen" | "refused"> {
  /** Number of places, of which the list shows the first; null when the service does not answer. */
  count: number | null;
  /** Null without places. */
  list: ServerHtml | null;
  /** The list contains the refused place, with the reason. */
  isRefusalShown: boolean;
  /** The list has a place that can be chosen, with the id that the error summary links to. */
  isChoice: boolean;
}

export type DeliveryPageView = Omit<DeliveryView, "places"> & { places: PlacesPart[] };

export function withPlaceLists(context: RequestContext, delivery: DeliveryView): DeliveryPageView {
  const messages = pageMessages(context.language, "checkout", "places");
  const part = ({ places, total, chosen, refused, ...view }: PlacesView): PlacesPart => ({
    ...view,
    count: places && (total ?? places.length),
    list: places?.length
      ? serverHtml(
          context,
          <MoreText messages={messages}>
            <Options {...{ delivery, chosen, refused, ...view, places, total }} />
          </MoreText>,
        )
      : null,
    isChoice: places?.some((place) => !isBarred(place, refused)) ?? false,
    isRefusalShown: places?.some(({ storeId }) => storeId === refused?.storeId) ?? false,
  });
  return { ...delivery, places: delivery.places.map(part) };
}

type OptionsProps = PlacesView & { delivery: DeliveryView; places: NonNullable<PlacesView["places"]> };

function Options({ delivery, method: key, places, chosen, refused }: OptionsProps) {
  const t = useText("places");
  const checkout = useText("checkout");
  const method = delivery.methods.find((each) => each.key === key);
  const price = method?.isFree ? checkout("delivery.free") : (method?.price ?? "");
  return (
    <PlaceList
      places={places}
      options={{
        name: `point-${key}`,
        first: places.find((place) => !isBarred(place, refused))?.storeId,
        chosen,
        usual: places.find(({ isUsual }) => isUsual)?.storeId,
        usualText: t(`usual.${key}`),
        delivery: { date: method?.date ?? null, price },
        refused,
      }}
    />
  );
}
