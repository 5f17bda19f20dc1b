import { html, type Html } from "../../pages/html";
import type { Asked, Refused } from "../asked";
import type { Fault, Faults } from "../faults";
import { doneNote, formOf, refusalOf, table } from "../parts";

export const WHAT = [
  ["status", "answers this status instead"],
  ["delay", "answers as usual, later"],
  ["hang", "never answers"],
  ["reset", "breaks the connection off"],
  ["cut", "does the work, half of the answer arrives"],
] as const;
const METHODS = ["", "GET", "POST", "PUT", "PATCH", "DELETE"].map((name) => [name, name || "any"] as const);

/** What goes wrong on purpose, and a form for more. */
export function faultsSection(faults: Faults, { done }: Asked, refused: Refused | null): Html {
  const rows = faults.numbered().map(({ n, fault }) => [
    html`<code>${fault.method?.toUpperCase() ?? "any"} ${fault.path}</code>`,
    effectOf(fault),
    howOften(fault),
    html`<form method="post" action="/__sandbox/forms/faults/remove">
      <button name="n" value="${n}" aria-label="Remove the fault ${fault.path}">Remove</button>
    </form>`,
  ]);
  return html`<section id="faults">
    <h2>Faults</h2>
    ${refusalOf("faults/remove", refused)} ${doneNote(done === "fault" && "The fault is in force.")}
    ${doneNote(done === "fault-gone" && "It goes wrong no more.")}
    ${rows.length > 0 ? table(["calls", "what happens", "how often", "remove"], rows) : html`<p>Nothing goes wrong.</p>`}
    ${
      rows.length > 0 &&
      html`<form method="post" action="/__sandbox/forms/faults/clear">
        <button class="quiet">Nothing goes wrong any more</button>
      </form>`
    }
    <h3>Let something go wrong</h3>
    ${faultForm(refused)}
  </section>`;
}

function faultForm(refused: Refused | null): Html {
  return formOf(
    "faults",
    {
      button: "Let it go wrong",
      fields: [
        { name: "what", label: "what happens", value: "status", options: WHAT, isWide: true },
        { name: "path", label: "path, a regular expression", value: "^/gateway/carts", isWide: true },
        { name: "method", label: "method", options: METHODS },
        { name: "status", label: "status", value: "503", hint: "200 to 599" },
        { name: "delayMs", label: "delay, ms", hint: "at most 600,000" },
        { name: "times", label: "times", value: "1", hint: "empty: for ever" },
        { name: "share", label: "share, %", hint: "25: every fourth call" },
        { name: "body", label: "body, JSON or text", hint: "empty: an error body", isWide: true },
      ],
    },
    refused,
  );
}

function effectOf({ status, body, delayMs, hang, reset, cut }: Fault): string {
  const answered = status ?? (body === undefined ? undefined : 200);
  const what = reset
    ? "breaks the connection off"
    : hang
      ? "never answers"
      : cut
        ? "half of the answer arrives"
        : answered === undefined
          ? "answers as usual"
          : `answers ${answered}`;
  return delayMs ? `after ${delayMs} ms ${what}` : what;
}

function howOften({ times, rate }: Fault): string {
  const share = rate === undefined ? "" : `${Math.round(rate * 1000) / 10} % of the calls`;
  const left = times === undefined ? "" : times === 0 ? "has happened" : `${times} more`;
  return [share, left].filter(Boolean).join(", ") || "always";
}
