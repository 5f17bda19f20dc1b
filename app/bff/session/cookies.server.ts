import { z } from "zod";
import { deliveryAddressSchema } from "~/models/address";
import { buyGiftCardSchema } from "~/models/cart";
import { subscriptionSchema } from "~/models/customer";
import { moneySchema } from "~/models/money";

/**
 * The sealed cookies, one a purpose: browsers keep 4,096 characters each, and what seldom changes is not sealed again
 * with what often does. Readable cookies (`locale`, `privacy` …) are not the session's affair.
 */

const DAY = 86_400;

const cartCookieSchema = z.object({
  cartId: z.string().min(1).max(100),
  /** As the gateway last told it: changes are made of this version, and what is older is noticed (C4). */
  version: z.number().int().min(1).optional(),
  /** When a line of that version was last touched, by the gateway's clock. */
  touchedAt: z.string().max(40).optional(),
  /** Nobody's yet: the merge makes it a customer's (C4). */
  isVisitors: z.literal(true).optional(),
  /** A payment of it was under way when it was last told of: that one is looked at before the cart is changed. */
  isPaying: z.literal(true).optional(),
  /** Country of its delivery address, before that of its billing one; none before either is known. */
  deliversTo: z.string().length(2).optional(),
  /** A sku whose adding was never answered: it may be in the cart, or not. */
  unanswered: z.string().max(20).optional(),
  /** How the ids of gift cards end that were bought in that version: what is equal to them is another one. */
  giftCards: z.array(z.string().max(12)).optional(),
  /** Skus in the order in which they are shown, once a line was deleted: so that it comes back where it stood. */
  order: z.array(z.string().max(20)).optional(),
  /** What one piece cost when its line came in, in cents of the cart's currency, by sku: the cart page says when that changed. */
  prices: z.record(z.string().max(20), z.number().int().min(0)).optional(),
});
/** What is known of a cart without asking for it. */
export type CartCookie = z.infer<typeof cartCookieSchema>;

const idSchema = z.string().regex(/^\d{1,20}$/);

const placeIdSchema = z.string().regex(/^\d{1,12}$/);

export const CONTENTS = {
  /** Access token: short-lived, sealed anew at each refresh. Tokens may need two cookies, nothing else does. */
  access: {
    ttl: 30 * DAY,
    parts: 2,
    /** The session's name stands in both cookies: it is refused by it once it is signed out. */
    schema: z.object({ accessToken: z.string().min(1), sessionId: z.string().optional() }),
  },
  /** Refresh token, and the ID token that the provider's logout asks for. */
  refresh: {
    ttl: 30 * DAY,
    parts: 2,
    schema: z.object({
      refreshToken: z.string().min(1),
      idToken: z.string().optional(),
      sessionId: z.string().optional(),
    }),
  },
  /**
   * Anonymous id: one year (S3). It is the gateway's session-id. Beside it the mark of the customer who signed in last
   * and has not signed out: what this browser keeps is theirs, also once their session has ended by itself.
   */
  visitor: { ttl: 365 * DAY, schema: z.object({ anonymousId: z.uuid(), customer: z.string().max(16).optional() }) },
  /** Cart id: 30 days, 2592000 s (S9). */
  cart: {
    ttl: 30 * DAY,
    schema: cartCookieSchema.extend({
      country: z.string().optional(),
      /** Those of other sites, where several stand on one host: each has its own cart. By country. */
      others: z.record(z.string(), cartCookieSchema).optional(),
    }),
  },
  /** Products that a visitor wishes for; a customer's are the gateway's. */
  wishlist: {
    ttl: 365 * DAY,
    schema: z.object({
      products: z.array(idSchema).max(50),
      /** The colour that a product was wished for in. */
      options: z.record(idSchema, idSchema).optional(),
      /** What each cost when it was wished for, in the order of the products; 0 where that is not known. */
      prices: z
        .object({ currency: moneySchema.shape.currencyCode, cents: z.array(z.number().int().min(0)).max(50) })
        .optional(),
    }),
  },
  /** What the next page says once. */
  flash: { ttl: 120, schema: z.object({ messages: z.array(z.unknown()) }) },
  /** What was deleted or changed and can be taken back, once, for 60 seconds (D7). */
  undo: {
    ttl: 60,
    schema: z.object({
      lines: z.array(
        z.object({
          undoId: z.string(),
          deletedAt: z.number(),
          sku: z.string(),
          quantity: z.number().int().min(1),
          name: z.string(),
          /** Place it had among the lines, from 0. */
          position: z.number().int().min(0),
        }),
      ),
      alerts: z.array(z.object({ sku: z.string(), productId: z.string(), deletedAt: z.number() })).optional(),
      /** Reservations that were cancelled. */
      reservations: z.array(z.object({ reservationId: z.string(), deletedAt: z.number() })).optional(),
      /** Taken off the wishlist, in the order of their places. */
      wishes: z
        .array(
          z.object({
            productId: idSchema,
            optionId: idSchema.optional(),
            sku: idSchema.optional(),
            wishedPrice: moneySchema.optional(),
            /** Place it had on the list, from 0, the newest first. */
            position: z.number().int().min(0),
            deletedAt: z.number(),
          }),
        )
        .optional(),
      /** Subscriptions that were changed, as they were before. */
      subscriptions: z
        .object({ former: z.array(subscriptionSchema.omit({ visible: true })), changedAt: z.number() })
        .optional(),
    }),
  },
  /** The delivery address that was deleted last, whole: set again, it has a new id. */
  undoAddress: {
    ttl: 60,
    schema: z.object({
      id: z.string(),
      deletedAt: z.number(),
      /** Place it had among the addresses as the gateway lists them, from 0. */
      position: z.number().int().min(0),
      address: deliveryAddressSchema.omit({ id: true }),
    }),
  },
  /** The same for what is no line: a gift card, the loyalty card. */
  undoExtras: {
    ttl: 60,
    schema: z.object({
      extras: z.array(
        z.object({
          undoId: z.string(),
          deletedAt: z.number(),
          /** Place it had among the gift cards, from 0. */
          position: z.number().int().min(0),
          /** The gift card as it was bought; null for the loyalty card, and for one that was to pay. */
          giftCard: buyGiftCardSchema.nullable(),
          /** The gift card that was to pay, and how many cents. */
          paysWith: z.object({ giftCardId: z.string().max(64), centAmount: z.number().int().min(1) }).optional(),
        }),
      ),
    }),
  },
  /** Lines saved for later, the newest first: what the wishlist does not know, size and quantity. 90 days. */
  later: {
    ttl: 90 * DAY,
    schema: z.object({
      lines: z.array(
        z.object({
          sku: z.string().regex(/^\d{1,20}$/),
          productId: z.string().regex(/^\d{1,20}$/),
          optionId: z.string().regex(/^\d{1,20}$/),
          size: z.string().max(40),
          quantity: z.number().int().min(1),
        }),
      ),
    }),
  },
  /**
   * Sign-ins under way, in however many tabs: the secret that ties them to this browser, and those that were answered.
   * Where each of them was going travels sealed in its `state`.
   */
  signIn: {
    ttl: 3600,
    schema: z.object({ secret: z.string().min(43), answered: z.array(z.string()) }),
  },
  /** A form that could not be taken, for its customer and 15 minutes (D3). */
  draft: {
    ttl: 900,
    schema: z.object({
      page: z.string(),
      /** The customer's mark; none for a form that nobody was known to have sent. */
      owner: z.string().optional(),
      values: z.record(z.string(), z.string()),
      /** It was sent, and only a sign-in is missing. */
      isDue: z.literal(true).optional(),
    }),
  },
  /** The pickup point and locker that parcels last went to, by their ids: offered first the next time. */
  places: { ttl: 180 * DAY, schema: z.object({ PR: placeIdSchema.optional(), LO: placeIdSchema.optional() }) },
  /** Funnel: payment under way, order just placed. */
  funnel: {
    ttl: 7200,
    schema: z.object({
      paymentId: z.string().optional(),
      paymentCartId: z.string().optional(),
      paymentMethod: z.string().optional(),
      /** Of the payment that was started last. */
      startedMethod: z.string().optional(),
      /** The cart that it was started for, by its mark. */
      startedFor: z.string().max(40).optional(),
      orderCartId: z.string().optional(),
      orderNumber: z.string().optional(),
      /** The order was told of to whoever measures: it is once (TRK-05). */
      isReported: z.boolean().optional(),
      attempt: z.string().optional(),
      /** Since when nobody can say what became of the payment, in milliseconds. */
      checkingSince: z.number().optional(),
      /** Why the shopper is back at the payment, one of PAYMENT_MESSAGES. */
      notice: z.string().optional(),
      /** The billing address is wanted for delivery too. */
      sameAddress: z.boolean().optional(),
      /** The billing step was answered for the shopper: what it offers beside the order is offered later. */
      isBillingFilled: z.boolean().optional(),
      /** The shopper answered that on another page. */
      isAskedBeside: z.boolean().optional(),
    }),
  },
} as const;

export type Purpose = keyof typeof CONTENTS;
export type Content<P extends Purpose> = z.infer<(typeof CONTENTS)[P]["schema"]>;
export type Opened = { [P in Purpose]?: Content<P> } & {
  /** Carts that were made a moment ago, other than the one that is kept. */
  newCarts?: Content<"cart">[];
};

/** What changed of the sealed cookies: content, or null for none any more. */
export type Changed = { [P in Purpose]?: Content<P> | null } & {
  /** A cart that was made by this request, and those that need no cookie of their own any more. */
  newCarts?: { made: string | null; gone: readonly string[] };
};

/** What goes with the customer it belongs to, when they sign out. */
export const CUSTOMERS_OWN: readonly Purpose[] = [
  "access",
  "refresh",
  "cart",
  "funnel",
  "places",
  "draft",
  "undo",
  "undoExtras",
  "undoAddress",
  "later",
  "flash",
];

export const PURPOSES = Object.keys(CONTENTS) as Purpose[];

export interface CookieSettings {
  /** Added to names outside production, so that environments on one host do not mix (S9). */
  suffix: string;
  /** HTTPS only, with the `__Host-` prefix: everywhere but on a developer's machine. */
  secure: boolean;
}

/** How a session reads and writes a cookie's content. */
export interface SessionCookies {
  read: <P extends Purpose>(purpose: P) => Content<P> | undefined;
  write: <P extends Purpose>(purpose: P, content: Content<P> | null) => void;
}
