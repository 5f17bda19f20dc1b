import { z } from "zod";
import { findAccount, listAccounts, type Account } from "../customers/accounts";
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from "../customers/demo";
import type { Sandbox } from "../service";
import type { CallLog } from "./calls";
import { escape, table, type Markup } from "./html";

/** What the page is asked about customers: words to look for, and as whom the browser has just been signed in. */
export const customersSchema = z.object({
  q: z.string().max(100).optional(),
  /** Empty after signing out. */
  as: z.string().max(40).optional(),
});
export type AskedCustomers = z.infer<typeof customersSchema>;

const SHOWN = 20;
const USUAL_SHOP = "http://localhost:3000/fr-fr";

/** Every customer, with a button that signs this browser in as them. */
export function customersSection(sandbox: Sandbox, calls: CallLog, { q = "", as }: AskedCustomers): string {
  const found = q.trim() === "" ? usualAccounts(sandbox) : listAccounts(sandbox, q, SHOWN);
  const rows = found.map((account) => [
    account.email,
    `${account.firstName} ${account.lastName}`,
    whoIs(account),
    signInButton(sandbox, account.customerId, "Sign in", `Sign in as ${account.email}`),
  ]);
  return `<h2 id="customers">Customers</h2>
${doneNote(sandbox, calls, as)}
<p>A press signs this browser in where the shop’s sign-in looks: its next sign-in needs no password. Where the shop knows
you as somebody else already, sign out there first. On the sign-in page the demo customers have the password
<code>${DEMO_PASSWORD}</code>.</p>
<form method="get" action="/__sandbox#customers"><label>Name, e-mail or number <input name="q" type="search" value="${escape(q)}"></label>
<button>Find</button></form>
${rows.length > 0 ? table(["e-mail", "name", "who", ""], rows) : "<p>Nobody is called that.</p>"}
${signInButton(sandbox, "", "Sign this browser out").html}`;
}

/** The demo customers, then those who have registered last. */
function usualAccounts(sandbox: Sandbox): Account[] {
  const demo = DEMO_CUSTOMERS.flatMap(({ customerId }) => findAccount(sandbox, customerId) ?? []);
  const ids = new Set(demo.map(({ customerId }) => customerId));
  return [...demo, ...listAccounts(sandbox, "", SHOWN).filter(({ customerId }) => !ids.has(customerId))];
}

function whoIs({ customerId, isDeleted, loyaltyType, newCustomer }: Account): string {
  const demo = DEMO_CUSTOMERS.find((one) => one.customerId === customerId);
  const facts = [isDeleted ? "deleted" : null, loyaltyType ?? null, newCustomer ? "has never ordered" : null];
  return demo?.who ?? facts.filter((fact) => fact !== null).join(", ");
}

/** To the sandbox's own name for itself: the cookie must be there where the shop sends the browser. */
function signInButton({ baseUrl }: Sandbox, customerId: string, text: string, name = text): Markup {
  const button = `<button name="customerId" value="${escape(customerId)}" aria-label="${escape(name)}">${escape(text)}</button>`;
  return { html: `<form method="post" action="${escape(baseUrl)}/auth/sign-in-as">${button}</form>` };
}

function doneNote(sandbox: Sandbox, calls: CallLog, as: string | undefined): string {
  if (as === undefined) return "";
  if (as === "") return `<p class="done" role="status">Nobody is signed in in this browser any more.</p>`;
  const account = findAccount(sandbox, as);
  if (!account) return "";
  const link = `${shopOf(calls)}/account/dashboard`;
  return `<p class="done" role="status">This browser is signed in as ${escape(account.email)}. <a href="${escape(link)}">Open the account in the shop</a></p>`;
}

/** The shop that asked for a sign-in last, with its prefix. */
function shopOf(calls: CallLog): string {
  for (const { path, query } of calls.since(0).calls.reverse()) {
    const callback = path === "/auth/auth" ? query.redirect_uri : undefined;
    if (typeof callback === "string" && URL.canParse(callback)) {
      const { origin, pathname } = new URL(callback);
      return `${origin}/${pathname.split("/")[1] ?? ""}`;
    }
  }
  return USUAL_SHOP;
}
