import { listMails } from "../gateway/mails/mail-store";
import type { Sandbox } from "../service";
import type { Control } from "./control";
import { customersSection, type AskedCustomers } from "./customers";
import { escape, table } from "./html";

const SHOWN_CALLS = 50;
const SHOWN_MAILS = 10;

const SERVICES = [
  ["/gateway", "catalogue, carts, orders, customers: needs the headers of the contract"],
  ["/auth/.well-known/openid-configuration", "sign-in"],
  ["/places/suggestions?input=14 rue des lil&countries=FR", "address autocomplete"],
  ["/pay", "the hosted payment page, with its test cards"],
  ["/content", "content delivery"],
  ["/images/products/10000101/AP-1.webp?w=480", "pictures"],
] as const;

const CONTROLS = [
  ["POST /__sandbox/reset", "everything as on the first day: data, clock, faults"],
  ["GET /__sandbox/calls?since={n}", "what was called"],
  ["PUT /__sandbox/faults", '[{ "path": "^/gateway/carts", "status": 503, "times": 2 }]: what shall go wrong'],
  ["DELETE /__sandbox/faults", "nothing any more"],
  ["PUT /__sandbox/stock/{sku}", '{ "quantity": 0 }'],
  ["PUT /pay/__log/settings", '{ "orderDelayMs": 5000 }: how long an order takes to appear'],
  ["PUT /__sandbox/clock", '{ "offsetMs": 600000 }: ten minutes on, tokens expire'],
  ["GET /__sandbox/mails?to={email}", "what the shop would have sent by email"],
  ["PUT /__sandbox/domains/{country}", '{ "wishlist": false }: parameters of one country’s shop'],
] as const;

const CODES = [
  ["BIENVENUE10", "10 % off"],
  ["LIVRAISON", "free delivery"],
  ["MERCI", "10.00 off from 60.00"],
  ["CADEAU", "adds a gift"],
  ["RUPTURE", "adds a gift that is out of stock"],
  ["POINTS", "100 more points for members"],
  ["EXPIRE", "has expired"],
  ["6006000000000001", "gift card of 50.00"],
  ["6006000000000002", "gift card of 500.00"],
  ["9990300101 … 9991500101", "skus of gift cards that are sold as products: 30, 50, 100 and 150"],
] as const;

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color: #111; }
  table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: .25rem .75rem .25rem 0;
  border-bottom: 1px solid #e0dbd3; vertical-align: top; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  form { margin: 1rem 0; display: flex; flex-wrap: wrap; gap: .75rem 1rem; align-items: end; }
  label { display: grid; gap: .25rem; } input { font: inherit; padding: .25rem .5rem; border: 1px solid #87817a; width: 12rem; }
  code { font-size: .9em; } button { font: inherit; background: #111; color: #fff; border: 0; padding: .5rem 1rem; }
  td form { margin: 0; } td button { padding: .25rem .75rem; white-space: nowrap; } .done { border-left: 4px solid #2e6b4f; padding: .5rem 1rem;
  background: #f4f1ea; }`;

interface Field {
  name: string;
  label: string;
  value?: string;
}

function formOf(action: string, button: string, fields: readonly Field[]): string {
  const inputs = fields.map(
    ({ name, label, value = "" }) =>
      `<label>${escape(label)} <input name="${escape(name)}" value="${escape(value)}"></label>`,
  );
  return `<form method="post" action="/__sandbox/forms/${action}">${inputs.join(" ")} <button>${escape(button)}</button></form>`;
}

function forms(): string {
  return [
    formOf("stock", "Set the stock", [
      { name: "sku", label: "sku" },
      { name: "quantity", label: "pieces", value: "0" },
    ]),
    formOf("clock", "Move the clock on", [{ name: "minutes", label: "minutes", value: "10" }]),
    formOf("faults", "Let it go wrong", [
      { name: "path", label: "path (regular expression)", value: "^/gateway/carts" },
      { name: "status", label: "status", value: "503" },
      { name: "delayMs", label: "delay, ms" },
      { name: "times", label: "times", value: "1" },
    ]),
    formOf("faults/clear", "Nothing goes wrong any more", []),
  ].join("\n");
}

/** A page for people: what is where, who can sign in, what goes wrong on purpose, what was called last. */
export function controlPage(sandbox: Sandbox, { calls, faults }: Control, asked: AskedCustomers = {}): string {
  const last = calls.since(0).calls.slice(-SHOWN_CALLS).reverse();
  const links = SERVICES.map(
    ([path, what]) => `<li><a href="${escape(path)}">${escape(path)}</a> ${escape(what)}</li>`,
  ).join("");
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox</title>
<style>${STYLE}</style></head>
<body>
<h1>Sandbox</h1>
<p>The outside world of the shop, at ${escape(sandbox.baseUrl)}. Its clock says ${escape(new Date(sandbox.now()).toISOString())}.</p>
<form method="post" action="/__sandbox/reset"><button>Reset everything</button></form>
<h2>Change something</h2>${forms()}
<h2>Services</h2><ul>${links}</ul>
${customersSection(sandbox, calls, asked)}
<h2>Codes</h2>${table(["code", "what for"], CODES)}
<h2>Control</h2>${table(["call", "what for"], CONTROLS)}
<h2>Faults in force</h2>
${table(
  ["fault"],
  faults.list().map((fault) => [JSON.stringify(fault)]),
)}
<h2>Last messages</h2>
${table(
  ["to", "subject", "text"],
  listMails(sandbox, { limit: SHOWN_MAILS }).map(({ recipient, subject, text }) => [recipient, subject, text]),
)}
<h2>Last calls</h2>
${table(
  ["n", "call", "status", "ms"],
  last.map(({ n, method, path, status, ms }) => [n, `${method} ${path}`, status || "no answer", ms]),
)}
</body>
</html>`;
}
