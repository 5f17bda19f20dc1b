import type { TrackingEvent } from "#app/models/tracking/events.ts";
import type { Adapter } from "./adapters";

/**
 * Writes events to `dataLayer` for third-party scripts, with GA4's event names. Amounts are in units of the currency.
 */
export function dataLayer(): Adapter {
  const page = window as unknown as { dataLayer?: unknown[] };
  const layer = (page.dataLayer ??= []);
  return { level: 1, tell: (event) => void layer.push({ ...inGa4Terms(event), variant: event.variant }) };
}

export function inGa4Terms(event: TrackingEvent): object {
  switch (event.type) {
    case "view": {
      const { context, section, step } = event;
      return { event: "page_view", page_context: context, page_section: section, funnel_step: step };
    }
    case "list": {
      const items = event.items.map(({ id }, index) => ({ item_id: id, index }));
      return { event: "view_item_list", ecommerce: { item_list_id: event.list, items } };
    }
    case "product":
      return { event: "view_item", ecommerce: pieceOf(event) };
    case "cart":
      return { event: `${event.change}_${event.change === "add" ? "to" : "from"}_cart`, ecommerce: pieceOf(event) };
    case "search":
      return { event: "view_search_results", search_term: event.words, results: event.count };
    case "error":
      return { event: "exception", description: event.template, status: event.status };
    case "vital":
      return { event: "web_vitals", metric_name: event.name, value: event.value };
    case "order": {
      const { orderNumber, total, currency, shipping, label, payments, items } = event.order;
      return {
        event: "purchase",
        ecommerce: {
          transaction_id: orderNumber,
          affiliation: label,
          value: total,
          currency,
          shipping: shipping.price,
          shipping_tier: shipping.name,
          payment_type: payments.join(),
          items: items.map(({ sku, model, price, quantity, segmentationId }) => ({
            item_id: sku,
            item_name: model,
            item_category: segmentationId,
            price,
            quantity,
          })),
        },
      };
    }
  }
}

function pieceOf({ item, currency }: Extract<TrackingEvent, { type: "product" | "cart" }>) {
  const { id, name, price = 0, quantity = 1 } = item;
  const items = [{ item_id: id, item_name: name, price: price / 100, quantity }];
  return { currency, value: (price * quantity) / 100, items };
}
