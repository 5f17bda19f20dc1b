import { z } from "zod";
import { deliveryAddressSchema } from "#app/models/address.ts";
import { buyGiftCardSchema } from "#app/models/cart.ts";
import { subscriptionSchema } from "#app/models/customer.ts";
import { moneySchema } from "#app/models/money.ts";
import { GOODS_ID, STORE_ID } from "#app/models/goods-id.ts";

/**
 * The sealed cookies, one for each purpose: browsers accept 4,096 characters for each, and what seldom changes is not
 * sealed again together with what often does. Readable cookies (`locale`, `privacy` …) are handled elsewhere.
 */

const MINUTE = 60;
const DAY = 86_400;

/**
 * Beside a cart's id. A text of the gateway that does not fit is left out when it is read: the cart is not lost for it.
 */
function noted<T extends z.ZodType>(schema: T) {
  return schema.optional().catch(undefined);
}

const cartCookieSchema = z.object({
  cartId: z.string().min(1).max(100),
  /**
   * The version that the gateway reported last: changes are sent with it, and responses with an older version are
   * recognised (C4).
   */
  version: noted(z.number().int().min(1)),
  /** When a line was last modified as of that version, by the gateway's clock. */
  touchedAt: noted(z.string().max(40)),
  /** The cart has no customer yet; the merge assigns it to one (C4). */
  isVisitors: noted(z.literal(true)),
  /** A payment was under way when the gateway reported the cart last; it is checked before the cart is changed. */
  isPaying: noted(z.literal(true)),
  /** Country of its delivery address, or else of its billing address; absent without either. */
  deliversTo: noted(z.string().length(2)),
  /** What got no response when it was added, a sku or a name (`rememberUncertain`): it may be in the cart or not. */
  unanswered: noted(z.string().max(20)),
  /**
   * Last characters of the ids of the bought gift cards in that version, so that a new card with equal contents is
   * recognised.
   */
  giftCards: noted(z.array(z.string().max(12))),
  /** Skus in the order shown, kept once a line was deleted, so that a restored line returns to its place. */
  order: noted(z.array(z.string().max(20))),
  /**
   * Price of one piece when its line was added, in cents of the cart's currency, by sku: cart page and mini cart show
   * when it changed. The page's price where that was lower: only ever shown.
   */
  prices: noted(z.record(z.string().max(20), z.number().int().min(0))),
  /** Names of its lines in that version, by sku: a line that is gone without a new version is no longer sold. */
  names: noted(z.record(z.string().max(20), z.string().max(80))),
  /** Its promo codes in that version, likewise: one that is gone is no longer valid. */
  codes: noted(z.array(z.string().max(40))),
});
/** What the shop knows about a cart without a call to the gateway. */
export type CartCookie = z.infer<typeof cartCookieSchema>;

const idSchema = z.string().regex(GOODS_ID);

const savedLineSchema = z.object({
  sku: idSchema,
  productId: idSchema,
  optionId: idSchema,
  size: z.string().max(40),
  quantity: z.number().int().min(1),
});

const placeIdSchema = z.string().regex(STORE_ID);

/** What each sealed cookie holds, by its purpose: `ttl` in seconds, `parts` the most cookies it is cut into. */
export const SEALED_COOKIES = {
  /** Access token: short-lived, sealed again at each refresh. Only tokens may need two cookies. */
  access: {
    ttl: 30 * DAY,
    parts: 2,
    /** The session's id is in both token cookies; it is denied once the session is signed out. */
    schema: z.object({ accessToken: z.string().min(1), sessionId: z.string().min(1) }),
  },
  /** Refresh token, and the ID token for the provider's logout. */
  refresh: {
    ttl: 30 * DAY,
    parts: 2,
    schema: z.object({
      refreshToken: z.string().min(1),
      idToken: z.string().optional(),
      sessionId: z.string().min(1),
    }),
  },
  /**
   * Anonymous id, for one year (S3): the gateway's session-id. With the mark of the customer who signed in last and has
   * not signed out: what this browser has saved belongs to them, even after their session has expired.
   */
  visitor: { ttl: 365 * DAY, schema: z.object({ anonymousId: z.uuid(), customer: z.string().max(16).optional() }) },
  /** Cart id: 30 days, 2592000 s (S9). */
  cart: {
    ttl: 30 * DAY,
    schema: cartCookieSchema.extend({
      country: z.string().optional(),
      /** Carts of other sites, by country, if several sites share a host: each site has its own cart. */
      others: z.record(z.string(), cartCookieSchema).optional(),
    }),
  },
  /** A visitor's wishlist; that of a customer is at the gateway. */
  wishlist: {
    ttl: 365 * DAY,
    schema: z.object({
      products: z.array(idSchema).max(50),
      /** The colour in which a product was added. */
      options: z.record(idSchema, idSchema).optional(),
      /** Price of each product when it was added, in the same order; 0 if unknown. */
      prices: z
        .object({ currency: moneySchema.shape.currencyCode, cents: z.array(z.number().int().min(0)).max(50) })
        .optional(),
    }),
  },
  /** Messages that the next page shows once. */
  flash: { ttl: 120, schema: z.object({ messages: z.array(z.unknown()) }) },
  /** What was deleted or changed and can be undone once, within 60 seconds (D7). */
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
          /** Its position among the lines, from 0. */
          position: z.number().int().min(0),
        }),
      ),
      alerts: z.array(z.object({ sku: z.string(), productId: z.string(), deletedAt: z.number() })).optional(),
      /** Cancelled reservations. */
      reservations: z.array(z.object({ reservationId: z.string(), deletedAt: z.number() })).optional(),
      /** Products removed from the wishlist, in the order of their positions. */
      wishes: z
        .array(
          z.object({
            productId: idSchema,
            optionId: idSchema.optional(),
            sku: idSchema.optional(),
            wishedPrice: moneySchema.optional(),
            /** Its position on the list, from 0, newest first. */
            position: z.number().int().min(0),
            deletedAt: z.number(),
          }),
        )
        .optional(),
      /** Changed subscriptions, as they were before. */
      subscriptions: z
        .object({ former: z.array(subscriptionSchema.omit({ visible: true })), changedAt: z.number() })
        .optional(),
      /** The line saved for later that was removed last, with its position in the list, from 0. */
      savedForLater: z
        .object({
          line: savedLineSchema,
          position: z.number().int().min(0),
          deletedAt: z.number(),
          /** Whether the wishlist held it too. */
          isWished: z.boolean().optional(),
        })
        .optional(),
      /** What was undone last: its button may be pressed again before the next page comes. */
      done: z.object({ id: z.string(), deletedAt: z.number() }).optional(),
    }),
  },
  /** The delivery address deleted last, as a whole: restoring creates it with a new id. */
  undoAddress: {
    ttl: 60,
    schema: z.object({
      id: z.string(),
      deletedAt: z.number(),
      /** Its position in the gateway's list of addresses, from 0. */
      position: z.number().int().min(0),
      address: deliveryAddressSchema.omit({ id: true }),
    }),
  },
  /** Undo data of extras: a gift card, the loyalty card. */
  undoExtras: {
    ttl: 60,
    schema: z.object({
      extras: z.array(
        z.object({
          undoId: z.string(),
          deletedAt: z.number(),
          /** Its position among the gift cards, from 0. */
          position: z.number().int().min(0),
          /** The bought gift card; null for the loyalty card and for a gift card used as payment. */
          giftCard: buyGiftCardSchema.nullable(),
          /** The gift card used as payment, and its amount in cents. */
          paysWith: z.object({ giftCardId: z.string().max(64), centAmount: z.number().int().min(1) }).optional(),
        }),
      ),
    }),
  },
  /** Lines saved for later, newest first, for 90 days: with size and quantity, which the wishlist does not store. */
  later: {
    ttl: 90 * DAY,
    schema: z.object({
      lines: z.array(savedLineSchema),
    }),
  },
  /**
   * Sign-ins in progress, in any number of tabs: the secret that ties them to this browser, and the ids of those
   * already answered. Their return paths are sealed in their `state`.
   */
  signIn: {
    ttl: 3600,
    schema: z.object({
      secret: z.string().min(43),
      answered: z.array(z.string()),
      /** The shopper signs in because their tokens were refused; the new ones have opened no page yet. */
      afterRefusal: z.literal(true).optional(),
    }),
  },
  /** A form that could not be processed, kept for its customer (D3, `form-draft.server.ts`). */
  draft: {
    ttl: 15 * MINUTE,
    schema: z.object({
      page: z.string(),
      /** The customer's mark (`ownerMark`); absent if the sender of the form was unknown. */
      owner: z.string().optional(),
      values: z.record(z.string(), z.string()),
      /** The form was submitted and is processed after the sign-in. */
      isDue: z.literal(true).optional(),
    }),
  },
  /** Ids of the last used pickup point and locker, which are offered first the next time. */
  places: { ttl: 180 * DAY, schema: z.object({ PR: placeIdSchema.optional(), LO: placeIdSchema.optional() }) },
  /** Funnel: payment under way, order just placed. */
  funnel: {
    ttl: 7200,
    schema: z.object({
      paymentId: z.string().optional(),
      paymentCartId: z.string().optional(),
      paymentMethod: z.string().optional(),
      /** Method of the payment that was started last. */
      startedMethod: z.string().optional(),
      /** Mark of the cart that it was started for. */
      startedFor: z.string().max(40).optional(),
      orderCartId: z.string().optional(),
      orderNumber: z.string().optional(),
      /** The order has been reported to analytics, which happens once (TRK-05). */
      isReported: z.boolean().optional(),
      attempt: z.string().optional(),
      /** Since when the outcome of the payment has been unknown, in milliseconds since 1970. */
      checkingSince: z.number().optional(),
      /** Why the shopper was sent back to the payment, one of PAYMENT_MESSAGES. */
      notice: z.string().optional(),
      /** Whether the billing step asks for delivery to its address; forgotten once the delivery step is saved. */
      sameAddress: z.boolean().optional(),
      /** The billing step was filled in automatically, so what else it offers is offered on a later page. */
      isBillingFilled: z.boolean().optional(),
      /** The shopper has answered that offer on a later page. */
      isAskedBeside: z.boolean().optional(),
    }),
  },
} as const;

export type Purpose = keyof typeof SEALED_COOKIES;
export type Content<P extends Purpose> = z.infer<(typeof SEALED_COOKIES)[P]["schema"]>;
export type Opened = { [P in Purpose]?: Content<P> } & {
  /** Carts created in the last minutes, other than the one in the cart cookie. */
  newCarts?: Content<"cart">[];
};

/** Changes of the sealed cookies: new content, or null to remove the cookie. */
export type Changed = { [P in Purpose]?: Content<P> | null } & {
  /** The id of a cart created by this request, and of carts whose temporary cookie is no longer needed. */
  newCarts?: { made: string | null; gone: readonly string[] };
};

/** The cookies of a customer, removed when they sign out. */
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

export const PURPOSES = Object.keys(SEALED_COOKIES) as Purpose[];

export interface CookieSettings {
  /** Appended to names outside production, so that environments on one host do not mix (S9). */
  suffix: string;
  /** HTTPS only, with the `__Host-` prefix: everywhere except on a developer's machine. */
  secure: boolean;
  /** The site's own cookie domain, which the `__Secure-` prefix allows; without it cookies are for the host alone. */
  domain?: string;
}
