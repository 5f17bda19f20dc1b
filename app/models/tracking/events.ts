import type { StepNumber, PageContext, Section } from "./page-context";

/**
 * Everything that is measured, in one shape (TRK-01 to TRK-05, BEY-10). The page makes events, the adapters translate
 * them, and the collector checks those from outside by `events-schema.ts`, which has the same shape. Amounts are in
 * minor units, except in a `Transaction`.
 */

export const VITALS = ["LCP", "INP", "CLS", "TTFB"] as const;
export type VitalName = (typeof VITALS)[number];

export interface Item {
  id: string;
  name?: string;
  price?: number;
  quantity?: number;
}

/** An order as it is reported once (TRK-05): amounts in units of the currency, divided by 100. */
export interface Transaction {
  orderNumber: string;
  /** "Commandes Web - FR" in production, "Hors Prod" elsewhere. */
  label: string;
  total: number;
  currency: string;
  shipping: { price: number; name: string };
  payments: string[];
  items: { model: string; price: number; quantity: number; sku: string; segmentationId: string }[];
}

export type Measured =
  | { type: "view" }
  /** Products that a list shows, in order. */
  | { type: "list"; list: string; items: Item[] }
  | { type: "product"; item: Item; currency: string }
  | { type: "cart"; change: "add" | "remove"; item: Item; currency: string }
  | { type: "search"; words: string; count: number }
  | { type: "error"; template: "other_errors"; status: number }
  | { type: "order"; order: Transaction }
  /** In milliseconds; CLS without a unit. */
  | { type: "vital"; name: VitalName; value: number };

export interface EventPlace {
  context: PageContext;
  section: Section;
  step: StepNumber;
}

export type TrackingEvent = Measured &
  EventPlace & {
    /** Identifies an event that is sent more than once. */
    id: string;
    /** Milliseconds since 1970, by the browser's clock. */
    at: number;
    /** The site's prefix. */
    prefix: string;
    /**
     * Variants of pages that this visitor is shown, as `home-order.control`; absent outside experiments
     * (models/experiments).
     */
    variant?: string;
  };

/**
 * Facts of a page for measuring, as inert JSON in the document; after a client-side navigation they are made from the
 * page's data.
 */
export interface PageFacts extends EventPlace {
  product?: { item: Item; currency: string };
  search?: { words: string; count: number };
  /** Family whose products are shown. */
  list?: string;
  error?: { template: "other_errors"; status: number };
  order?: Transaction;
}

/** Id of the element that holds a document's facts. */
export const FACTS_ID = "page-context";
