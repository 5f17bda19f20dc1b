/** Lists for looking up. */

/** Linked where a browser can ask: the others want the headers of their contract. */
export const SERVICES: readonly (readonly [path: string, what: string, href?: string])[] = [
  ["/gateway", "catalogue, carts, orders, customers: contract/openapi.json says how to ask"],
  ["/auth", "sign-in: its discovery document", "/auth/.well-known/openid-configuration"],
  ["/content", "content delivery, as its own kit asks"],
  ["/pay", "payment pages, to which the shop leads"],
  ["/places", "addresses completed: 14 rue des lil", "/places/suggestions?input=14%20rue%20des%20lil&countries=FR"],
  [
    "/scripts",
    "scripts of others that pages load: A/B tests, protection against fraud",
    "/scripts/ab/vitrine-fr-local.js",
  ],
  ["/images", "pictures of any width", "/images/products/10000101/AP-1.webp?w=480"],
];

export const CONTROLS = [
  ["POST /__sandbox/reset", "everything as on the first day: data, clock, faults"],
  ["GET /__sandbox/calls?since={n}", "what was called"],
  ["PUT /__sandbox/faults", '[{ "path": "^/gateway/carts", "status": 503, "times": 2 }]: what shall go wrong'],
  ["DELETE /__sandbox/faults", "nothing any more"],
  ["PUT /__sandbox/stock/{sku}", '{ "quantity": 0 }'],
  [
    "PUT /__sandbox/gift-cards/{number}",
    '{ "balance": { "centAmount": 2000, "currencyCode": "EUR" } }: with endDate, customerId',
  ],
  ["PUT /pay/__log/settings", '{ "orderDelayMs": 5000 }: how long an order takes to appear'],
  ["PUT /__sandbox/clock", '{ "offsetMs": 600000 }: ten minutes on, tokens expire'],
  ["GET /__sandbox/events", "what the shop measured in the last hour"],
  ["GET /__sandbox/mails?to={email}", "what the shop would have sent by email"],
  ["PUT /__sandbox/domains/{country}", '{ "wishlist": false }: parameters of one country’s shop'],
] as const;

export const CODES = [
  ["BIENVENUE10", "10 % off"],
  ["LIVRAISON", "free delivery"],
  ["MERCI", "10.00 off from 60.00"],
  ["CADEAU", "adds a gift"],
  ["RUPTURE", "adds a gift that is out of stock"],
  ["POINTS", "100 more points for members"],
  ["EXPIRE", "has expired"],
  ["6006000000000001", "gift card of 50.00"],
  ["6006000000000002", "gift card of 500.00"],
  ["6006000000000003", "gift card that is empty"],
  ["6006000000000004", "gift card that has ended"],
  ["6006000000000005", "gift card of 25.00 CHF"],
  ["6006000000000006", "gift card on the account of c-1002 (hsp)"],
  ["6006000000000007", "gift card of 20.00 on the account of c-1001 (fid)"],
  ["9990300101 … 9991500101", "skus of gift cards that are sold as products: 30, 50, 100 and 150"],
] as const;
