/** The customers that can be tried, all with the same password. Their data is seeded by the services that own it. */
export const DEMO_PASSWORD = "vitrine";

export const DEMO_CUSTOMERS = [
  { customerId: "c-1001", email: "fid@vitrine.test", who: "loyalty client with addresses, orders and a wishlist" },
  { customerId: "c-1002", email: "hsp@vitrine.test", who: "happy-shopping client" },
  { customerId: "c-1003", email: "new@vitrine.test", who: "new customer, nothing yet" },
  { customerId: "c-1004", email: "deleted@vitrine.test", who: "deleted account" },
  { customerId: "c-1005", email: "big@vitrine.test", who: "400 orders, 40 addresses, 200 wishlist products" },
] as const;
