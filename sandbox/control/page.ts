import { hash } from "node:crypto";
import type { Response } from "express";
import { html, type Html, trusted } from "../pages/html";
import { listMails } from "../gateway/mails/mail-store";
import type { Sandbox } from "../service";
import type { Asked, Refused } from "./asked";
import { doneNote, table } from "./parts";
import { callsSection } from "./sections/calls";
import { clockSection } from "./sections/clock";
import { customersSection } from "./sections/customers";
import { faultsSection } from "./sections/faults";
import { funnelSection } from "./sections/funnel";
import { paymentsSection } from "./sections/payments";
import { CODES, CONTROLS, SERVICES } from "./sections/reference";
import { stockSection } from "./sections/stock";
import type { Control } from "./state";
import { STYLE } from "./style";

const SHOWN_MAILS = 10;
const PLACES = [
  "funnel",
  "customers",
  "faults",
  "stock",
  "payments",
  "clock",
  "calls",
  "messages",
  "codes",
  "control",
] as const;

// One piece, so that nothing comes between the tags: the policy names the very text between them.
const STYLE_ELEMENT = trusted(`<style>${STYLE}</style>`);
const styleHash = hash("sha256", STYLE, "base64");

/** The page for people: what was called, what goes wrong, what is in stock, and who one is. It needs no script. */
export function sendControlPage(
  response: Response,
  sandbox: Sandbox,
  state: Control,
  { asked = {}, refused = null, status = 200 }: { asked?: Asked; refused?: Refused | null; status?: number },
): void {
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "font-src 'self'",
    "img-src data:",
    `form-action 'self' ${sandbox.baseUrl}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  response
    .status(status)
    .set({ "Content-Security-Policy": policy.join("; "), "Cache-Control": "no-store" })
    .type("html")
    .send(renderPage(sandbox, state, asked, refused).text);
}

function renderPage(
  sandbox: Sandbox,
  { calls, faults, events, offsetMs }: Control,
  asked: Asked,
  refused: Refused | null,
): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${refused && "Error: "}Sandbox · Vitrine</title>
        <link rel="icon" href="data:," />
        ${STYLE_ELEMENT}
      </head>
      <body>
        <header><p class="logo">Vitrine</p></header>
        <main>
          <section>
            <h1>Sandbox</h1>
            ${doneNote(asked.done === "reset" && "Everything is as on the first day.")}
            <p>The outside world of the shop, at ${sandbox.baseUrl}.</p>
            <nav aria-label="Sections">
              <ul>
                ${PLACES.map((id) => html`<li><a href="#${id}">${id[0]?.toUpperCase()}${id.slice(1)}</a></li>`)}
              </ul>
            </nav>
            <form method="post" action="/__sandbox/reset"><button class="quiet">Reset everything</button></form>
          </section>
          ${funnelSection(events.lastHour())} ${customersSection(sandbox, calls, asked)}
          ${faultsSection(faults, asked, refused)} ${stockSection(sandbox, asked, refused)}
          ${paymentsSection(sandbox, asked, refused)} ${clockSection(sandbox, offsetMs, asked, refused)}
          ${callsSection(calls, asked)} ${messages(sandbox)} ${reference()}
        </main>
      </body>
    </html>`;
}

function messages(sandbox: Sandbox): Html {
  const rows = listMails(sandbox, { limit: SHOWN_MAILS }).map(({ recipient, subject, text }) => [
    recipient,
    subject,
    text,
  ]);
  return html`<section id="messages">
    <h2>Messages</h2>
    ${rows.length > 0 ? table(["to", "subject", "text"], rows) : html`<p>The shop has sent no message yet.</p>`}
  </section>`;
}

function reference(): Html {
  return html`<section id="codes">
      <h2>Codes</h2>
      ${table(["code", "what for"], CODES)}
    </section>
    <section id="control">
      <h2>Control</h2>
      ${table(
        ["call", "what for"],
        CONTROLS.map(([call, what]) => [html`<code>${call}</code>`, what]),
      )}
      <h3>Services</h3>
      ${table(
        ["under", "what"],
        SERVICES.map(([path, what, href]) => [
          href === undefined ? html`<code>${path}</code>` : html`<a href="${href}">${path}</a>`,
          what,
        ]),
      )}
    </section>`;
}
