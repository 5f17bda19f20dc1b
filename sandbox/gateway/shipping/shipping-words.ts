import { z } from "zod";
import { SHIPPING_METHOD_KEYS } from "#models/shipping.ts";
import { readWords } from "../../words/words";

const text = z.string().min(1);

/** Names and descriptions of the methods, as a shop writes them. */
export const SHIPPING_WORDS = readWords(
  "shipping",
  z.record(z.enum(SHIPPING_METHOD_KEYS), z.object({ name: text, description: text })),
);
