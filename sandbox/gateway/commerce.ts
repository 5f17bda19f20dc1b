import { carts } from "./carts/carts";
import { cartsSelf } from "./carts/carts-self";
import { gifts } from "./carts/gifts";
import { accounts } from "./customers/accounts";
import { addresses } from "./customers/addresses";
import { stockAlerts } from "./customers/stock-alerts";
import { subscriptions } from "./customers/subscriptions";
import { wishlist } from "./customers/wishlist";
import { downloads } from "./downloads/downloads";
import { giftCards } from "./gift-cards/gift-card-store";
import { idempotency } from "./idempotency";
import { loyalty } from "./loyalty/loyalty";
import { mails } from "./mails/mail-store";
import { newsletters } from "./newsletters/newsletters";
import { offers } from "./offers/offers";
import { orders } from "./orders/orders";
import { payments } from "./payments/payments";
import type { Resource } from "./resource";
import { settings } from "./settings";
import { shipping } from "./shipping/shipping-methods";
import { reservations } from "./stores/reservations";
import { stores } from "./stores/stores";

/** Everything that is bought and by whom. Seeded after domains, catalogue and accounts, which it is made of. */
export const COMMERCE: readonly Resource[] = [
  settings,
  idempotency,
  mails,
  gifts,
  giftCards,
  payments,
  orders,
  downloads,
  carts,
  cartsSelf,
  shipping,
  accounts,
  addresses,
  wishlist,
  stockAlerts,
  subscriptions,
  loyalty,
  stores,
  reservations,
  newsletters,
  offers,
];
