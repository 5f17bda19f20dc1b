import { html, type Html } from "../../pages/html";
import { findAccount, listAccounts, type Account } from "../../customers/accounts";
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from "../../customers/demo";
import type { Sandbox } from "../../service";
import type { Asked } from "../asked";
import type { CallLog } from "../calls";
import { doneNote, table } from "../parts";

const SHOWN = 20;
const USUAL_SHOP = "http://localhost:3000/fr-fr";

/** Every customer, with a button that signs this browser in as them. */
export function customersSection(sandbox: Sandbox, calls: CallLog, { q = "", as }: Asked): Html {
  const found = q.trim() === "" ? usualAccounts(sandbox) : listAccounts(sandbox, q, SHOWN);
  const rows = found.map((account) => [
    account.email,
    `${account.firstName} ${account.lastName}`,
    whoIs(account),
    signInButton(sandbox, account.customerId, "Sign in", `Sign in as ${account.email}`),
  ]);
  return html`<section id="customers">
    <h2>Customers</h2>
    ${signedInNote(sandbox, calls, as)}
    <p>
      A press signs this browser in where the shop’s sign-in looks: its next sign-in needs no password. Where the shop
      knows you as somebody else already, sign out there first. On the sign-in page the demo customers have the password
      <code>${DEMO_PASSWORD}</code>.
    </p>
    <form class="find" method="get" action="/__sandbox#customers">
      <div class="field">
        <label for="q">Name, e-mail or number</label>
        <input id="q" name="q" type="search" value="${q}" />
      </div>
      <button>Find</button>
    </form>
    ${rows.length > 0 ? table(["e-mail", "name", "who", "log in"], rows) : html`<p>Nobody is called that.</p>`}
    ${signInButton(sandbox, "", "Sign this browser out")}
  </section>`;
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
function signInButton({ baseUrl }: Sandbox, customerId: string, text: string, name = text): Html {
  return html`<form method="post" action="${baseUrl}/auth/sign-in-as">
    <button class="quiet" name="customerId" value="${customerId}" aria-label="${name}">${text}</button>
  </form>`;
}

function signedInNote(sandbox: Sandbox, calls: CallLog, as: string | undefined): Html | false {
  if (as === undefined) return false;
  if (as === "") return doneNote("Nobody is signed in in this browser any more.");
  const account = findAccount(sandbox, as);
  if (!account) return false;
  return html`<p class="done" role="status">
    This browser is signed in as ${account.email}.
    <a href="${shopOf(calls)}/account/dashboard">Open the account in the shop</a>
  </p>`;
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
