import { html, type Html } from "../../pages/html";
import type { Asked } from "../asked";
import type { Call, CallLog } from "../calls";
import { table } from "../parts";

const SHOWN = 30;

/** What the shop asked for last, each call with all that came with it. */
export function callsSection(log: CallLog, { calls = "" }: Asked): Html {
  const wanted = calls.trim().toLowerCase();
  const found = log.since(0).calls.filter((call) => lineOf(call).toLowerCase().includes(wanted));
  const rows = found
    .slice(-SHOWN)
    .reverse()
    .map((call) => [call.n, details(call), statusOf(call), call.ms]);
  return html`<section id="calls">
    <h2>Calls</h2>
    <form class="find" method="get" action="/__sandbox#calls">
      <div class="field">
        <label for="calls-find">Part of the path, a method or a status</label>
        <input id="calls-find" name="calls" type="search" value="${calls}" />
      </div>
      <button>Show</button>
    </form>
    <p>
      ${rows.length === 0 ? "No such call." : `The last ${rows.length} of ${found.length}, the newest first.`}
      <a href="/__sandbox/calls">All as JSON</a>
    </p>
    ${rows.length > 0 && table(["n", "call", "status", "ms"], rows)}
  </section>`;
}

const lineOf = ({ method, path, status }: Call): string => `${method} ${path} ${status}`;

function statusOf({ status }: Call): Html | string {
  if (status === 0) return html`<span class="bad">no answer</span>`;
  return status >= 400 ? html`<span class="bad">${status}</span>` : String(status);
}

function details({ method, path, query, headers, body }: Call): Html {
  const shown = (name: string, value: unknown) => `${name} ${JSON.stringify(value, null, 2)}`;
  const asked = Object.keys(query).length > 0 ? [shown("query", query)] : [];
  const sent = body === null ? [] : [typeof body === "string" ? `body ${body}` : shown("body", body)];
  return html`<details>
    <summary class="mono">${method} ${path}</summary>
    <pre>${[...asked, ...sent, shown("headers", headers)].join("\n")}</pre>
  </details>`;
}
