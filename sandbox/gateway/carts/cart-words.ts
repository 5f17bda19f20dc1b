import { z } from "zod";
import { readWords } from "../../words/words";

const text = z.string().min(1);

const schema = z.object({
  /** `{code}` */
  promoCode: text,
  gift: text,
  /** `{points}` */
  pointsIncentive: text,
});

/** Words of the cart that the gateway writes. */
export const CART_WORDS = readWords("cart", schema);
