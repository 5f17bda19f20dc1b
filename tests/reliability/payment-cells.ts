import { MESSAGES } from "#app/i18n/message-files.server.ts";
import { type Prefix, PREFIXES } from "#models/locale.ts";
import { HOME_PREFIXES } from "../support/country-journey";
import type { HttpBrowser, Page } from "../support/http-browser";
import { PASSWORD, register, signIn } from "../support/http-shopper";
import { type Outcome, type Payer } from "../support/payer";

/** Every status of a payment × every way back, and no way back, for `payment-statuses.test.ts`. */

/** The last part of a page's address, of the bank's or of the sign-in. */
export type Place = "confirmation" | "payment" | "overview" | "cart" | "orders" | "provider" | "checking" | "sign-in";

const SAID = [
  "confirmation.thanks",
  "confirmation.thanksChecking",
  "confirmation.checking",
  "confirmation.refused",
  "confirmation.refusedText",
  "confirmation.voucherTitle",
  "provider.title",
  "checking.title",
  "paymentCancelled",
  "paymentNotCharged",
  "paymentRefused",
  "paymentRefusedBalance",
  "paymentRefusedExpired",
  "paymentRefusedSafety",
  "paymentRefusedSecurityCode",
] as const;
type Said = (typeof SAID)[number];

/** What a text says in the language of a prefix, up to its first value. */
export function wordsOf(key: Said, prefix: Prefix): string {
  const { checkout, ordering } = MESSAGES[PREFIXES[prefix].language];
  const texts: Partial<Record<string, unknown>> = { ...checkout, ...ordering };
  return String(texts[key]).split("{{")[0]!;
}
wordsOf.keys = SAID;

/** By which cookies it is looked at, and at which page. */
type Kind = `${"own" | "before" | "another"} ${"cart" | "overview" | "payment" | "orders" | "confirmation"}` | Other;
type Other = "returned" | "own check" | "before check" | "another check" | "a visitor" | "a stranger";
type Places = Record<Kind, readonly Place[]>;

interface Status {
  name: string;
  outcome: Outcome | null;
  says: readonly Said[];
  places: Places;
  isUnpaid: boolean;
  isVoucher?: true;
  isChallenged?: true;
  /** What the provider says once there is an order, and what its page says then. */
  then?: { answer: "Authorised" | "Refused"; says: readonly Said[] };
}

const EVERYBODYS = { "a visitor": ["sign-in"], "a stranger": ["orders"] } as const;

/** Paid, or promised: whatever page comes next has it ordered. */
const ACCEPTED: Places = {
  ...EVERYBODYS,
  returned: ["confirmation"],
  "own check": ["confirmation"],
  "own cart": ["confirmation"],
  "own overview": ["confirmation"],
  "own payment": ["confirmation"],
  "own orders": ["confirmation"],
  "own confirmation": ["confirmation"],
  "before check": ["confirmation"],
  "before cart": ["confirmation"],
  "before overview": ["confirmation"],
  "before payment": ["confirmation"],
  "before orders": ["confirmation"],
  "before confirmation": ["confirmation"],
  "another check": ["confirmation"],
  "another cart": ["confirmation"],
  "another overview": ["confirmation"],
  "another payment": ["confirmation"],
  "another orders": ["confirmation"],
  "another confirmation": ["confirmation"],
};

/** Ordered by the press: browsers that did not press find an order like any other, but for a checkout that they had begun. */
const VOUCHER: Places = {
  ...ACCEPTED,
  "own cart": ["cart"],
  "own orders": ["orders"],
  "before cart": ["cart"],
  "before orders": ["orders"],
  "before confirmation": ["orders"],
  "another check": ["orders"],
  "another cart": ["cart"],
  "another overview": ["cart"],
  "another payment": ["cart"],
  "another orders": ["orders"],
  "another confirmation": ["orders"],
};

const UNPAID: Omit<Places, "returned" | "own check" | "before check" | "another check"> = {
  ...EVERYBODYS,
  "own cart": ["cart"],
  "own overview": ["overview"],
  "own payment": ["payment", "overview"],
  "own orders": ["orders"],
  "own confirmation": ["orders"],
  "before cart": ["cart"],
  "before overview": ["overview"],
  "before payment": ["payment", "overview"],
  "before orders": ["orders"],
  "before confirmation": ["orders"],
  "another cart": ["cart"],
  // The way to pay is chosen in each browser.
  "another overview": ["payment", "overview"],
  "another payment": ["payment", "overview"],
  "another orders": ["orders"],
  "another confirmation": ["orders"],
};
const FAILED: Places = {
  ...UNPAID,
  returned: ["payment"],
  "own check": ["payment"],
  // Nothing is known there of a payment that is over.
  "before check": ["overview", "payment"],
  "another check": ["payment", "overview"],
};
const OPEN: Places = {
  ...UNPAID,
  returned: ["provider"],
  "own check": ["provider"],
  "before check": ["provider"],
  "another check": ["provider"],
};

const paid = (name: string, outcome: Outcome): Status => {
  return { name, outcome, says: ["confirmation.thanks"], places: ACCEPTED, isUnpaid: false };
};
const waiting = (name: string, outcome: Outcome, then?: Status["then"]): Status => {
  const says: Said[] = ["confirmation.thanksChecking", "confirmation.checking"];
  return { name, outcome, says, places: ACCEPTED, isUnpaid: false, then };
};
const voucher = (name: string, then?: Status["then"]): Status => {
  const says: Said[] = ["confirmation.thanksChecking", "confirmation.voucherTitle"];
  return { name, outcome: null, says, places: VOUCHER, isUnpaid: false, isVoucher: true, then };
};
const failed = (name: string, outcome: Outcome, says: Said): Status => {
  return { name, outcome, says: [says], places: FAILED, isUnpaid: true };
};
const open = (name: string, outcome: Outcome | null, more: Partial<Status> = {}): Status => {
  return { name, outcome, says: ["provider.title"], places: OPEN, isUnpaid: true, ...more };
};

const isPaidThen = { answer: "Authorised", says: ["confirmation.thanks"] } as const;
const isRefusedThen = { answer: "Refused", says: ["confirmation.refused", "confirmation.refusedText"] } as const;

const STATUSES: readonly Status[] = [
  paid("Authorised", "authorised"),
  paid("Success", "success"),
  paid("AuthenticationFinished", "authenticationFinished"),
  waiting("Received", "received"),
  waiting("Pending", "pendingThenAuthorised"),
  waiting("Received, then paid", "received", isPaidThen),
  waiting("Pending, then refused", "pendingThenRefused", isRefusedThen),
  voucher("PresentToShopper"),
  voucher("PresentToShopper, then paid", isPaidThen),
  voucher("PresentToShopper, then too late", isRefusedThen),
  open("RedirectShopper", null),
  open("IdentifyShopper, by form", "threeDSecureThroughShop"),
  open("IdentifyShopper, by link", "threeDSecureByForm"),
  open("ChallengeShopper, by link", "threeDSecureThroughShop", { isChallenged: true }),
  open("ChallengeShopper, by form", "threeDSecureByForm", { isChallenged: true }),
  failed("Cancelled", "cancelled", "paymentCancelled"),
  failed("Error", "error", "paymentNotCharged"),
  failed("Refused", "refused", "paymentRefused"),
  failed("Refused, no balance", "noBalance", "paymentRefusedBalance"),
  failed("Refused, expired", "expired", "paymentRefusedExpired"),
  failed("Refused, security code", "wrongCvc", "paymentRefusedSecurityCode"),
  failed("Refused, fraud", "fraud", "paymentRefusedSafety"),
];

interface Way {
  name: string;
  kind: Kind;
  look(by: { payer: Payer; before: HttpBrowser; back: string }): Promise<Page[]>;
}

const PAGES = ["cart", "overview", "payment", "orders", "confirmation"] as const;
const addressOf = (prefix: Prefix, page: (typeof PAGES)[number]) =>
  `/${prefix}/${page === "cart" ? "" : page === "orders" ? "account/" : "checkout/"}${page}`;

/** Opened there by signing in for it. */
async function asAnother(payer: Payer, path: string): Promise<Page[]> {
  const other = payer.anotherBrowser();
  await signIn(other, await other.open(`/${payer.prefix}/account/settings`), payer.email, PASSWORD);
  return [await other.open(path)];
}

const BACK: readonly Way[] = [
  { name: "returned", kind: "returned", look: async ({ payer, back }) => [await payer.browser.open(back)] },
  {
    name: "returned twice",
    kind: "returned",
    look: async ({ payer, back }) => [await payer.browser.open(back), await payer.browser.open(back)],
  },
  {
    name: "returned twice at once",
    kind: "returned",
    look: ({ payer, back }) => Promise.all([payer.browser.open(back), payer.browser.open(back)]),
  },
  {
    name: "returned without what the provider said",
    kind: "own check",
    look: async ({ payer }) => [await payer.browser.open(payer.step("adyen-check"))],
  },
  {
    name: "returned in a tab from before",
    kind: "before check",
    look: async ({ before, back }) => [await before.open(back)],
  },
  { name: "returned in another browser", kind: "another check", look: ({ payer, back }) => asAnother(payer, back) },
  {
    name: "its address in a visitor's hands",
    kind: "a visitor",
    look: async ({ payer, back }) => [await payer.anotherBrowser().open(back)],
  },
  {
    name: "its address in another customer's hands",
    kind: "a stranger",
    look: async ({ payer, back }) => {
      const other = payer.anotherBrowser();
      const form = await other.open(
        `/${payer.prefix}/auth/sign-in?register=1&returnTo=/${payer.prefix}/account/settings`,
      );
      await register(other, form, `stranger-${crypto.randomUUID()}@vitrine.test`);
      return [await other.open(back), await other.open(payer.step("confirmation"))];
    },
  },
];
const NEVER = PAGES.flatMap((page): Way[] => [
  {
    name: `never returned, ${page} opened`,
    kind: `own ${page}`,
    look: async ({ payer }) => [await payer.browser.open(addressOf(payer.prefix, page))],
  },
  {
    name: `never returned, ${page} opened in a tab from before`,
    kind: `before ${page}`,
    look: async ({ payer, before }) => [await before.open(addressOf(payer.prefix, page))],
  },
  {
    name: `never returned, ${page} opened in another browser`,
    kind: `another ${page}`,
    look: ({ payer }) => asAnother(payer, addressOf(payer.prefix, page)),
  },
]);

export interface Cell {
  status: Status;
  way: Way;
  prefix: Prefix;
}

/** @param shift another country for each */
export const cells = (shift: number): Cell[] =>
  STATUSES.flatMap((status, row) =>
    [...BACK, ...NEVER].map((way, column) => {
      const country = (row + column + shift) % HOME_PREFIXES.length;
      // Vouchers are for one country.
      return { status, way, prefix: status.isVoucher ? "en" : HOME_PREFIXES[country]! };
    }),
  );
