import { z } from "zod";
import { PREFIXES } from "../locale";
import { type TrackingEvent, VITALS } from "./events";
import { STEP_NUMBERS, PAGE_CONTEXTS, SECTIONS } from "./page-context";

/** What the collector accepts from browsers: the events of `events.ts`, with limits on every length. */

const word = z.string().min(1).max(64);
const money = z.number().min(0).max(1e9);
const itemSchema = z.strictObject({
  id: word,
  name: z.string().max(200).optional(),
  price: money.optional(),
  quantity: z.number().int().min(1).max(999).optional(),
});
const transactionSchema = z.strictObject({
  orderNumber: word,
  label: word,
  total: money,
  currency: z.string().length(3),
  shipping: z.strictObject({ price: money, name: z.string().max(100) }),
  payments: z.array(word).max(10),
  items: z
    .array(
      z.strictObject({
        model: word,
        price: money,
        quantity: z.number().int().min(1).max(999),
        sku: word,
        segmentationId: z.string().max(64),
      }),
    )
    .max(100),
});

const common = {
  id: z.string().regex(/^[\w:.-]{8,80}$/),
  at: z.number().int().min(0),
  prefix: z.string().refine((prefix) => Object.hasOwn(PREFIXES, prefix)),
  context: z.enum(PAGE_CONTEXTS),
  section: z.enum(SECTIONS),
  step: z.enum(STEP_NUMBERS),
  variant: z
    .string()
    .regex(/^[\w.~-]{1,200}$/)
    .optional(),
};
const currency = z.string().max(3);

const eventSchema = z.discriminatedUnion("type", [
  z.strictObject({ ...common, type: z.literal("view") }),
  z.strictObject({ ...common, type: z.literal("list"), list: word, items: z.array(itemSchema).max(100) }),
  z.strictObject({ ...common, type: z.literal("product"), item: itemSchema, currency }),
  z.strictObject({
    ...common,
    type: z.literal("cart"),
    change: z.enum(["add", "remove"]),
    item: itemSchema,
    currency,
  }),
  z.strictObject({
    ...common,
    type: z.literal("search"),
    words: z.string().max(300),
    count: z.number().int().min(0),
  }),
  z.strictObject({
    ...common,
    type: z.literal("error"),
    template: z.literal("other_errors"),
    status: z.number().int().min(400).max(599),
  }),
  z.strictObject({ ...common, type: z.literal("order"), order: transactionSchema }),
  z.strictObject({ ...common, type: z.literal("vital"), name: z.enum(VITALS), value: z.number().min(0).max(600_000) }),
]) satisfies z.ZodType<TrackingEvent>;

/** A batch of events, as a browser posts it. */
export const batchSchema = z.array(eventSchema).min(1).max(50);
