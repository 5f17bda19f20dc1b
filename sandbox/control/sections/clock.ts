import { html, type Html } from "../../pages/html";
import type { Sandbox } from "../../service";
import type { Asked, Refused } from "../asked";
import { doneNote, formOf } from "../parts";

const STEPS = [
  ["6", "6 minutes: access tokens end"],
  ["16", "16 minutes: a locked sign-in opens"],
  ["1440", "a day"],
  ["44640", "31 days: refresh tokens end"],
] as const;

/** What time it is in the sandbox, and how to make it another. */
export function clockSection(sandbox: Sandbox, offsetMs: number, asked: Asked, refused: Refused | null): Html {
  return html`<section id="clock">
    <h2>Clock</h2>
    ${doneNote(asked.done === "clock" && "The clock is set.")}
    <p>It says ${new Date(sandbox.now()).toISOString()}, ${aheadBy(offsetMs)}.</p>
    <form class="buttons" method="post" action="/__sandbox/forms/clock">
      ${STEPS.map(([minutes, text]) => html`<button class="quiet" name="minutes" value="${minutes}">On by ${text}</button>`)}
    </form>
    ${formOf(
      "clock",
      {
        button: "Move the clock",
        fields: [{ name: "minutes", label: "minutes", value: "10", hint: "-10: ten minutes back" }],
      },
      refused,
    )}
    <form method="post" action="/__sandbox/forms/clock/right">
      <button class="quiet">Set it right</button>
    </form>
  </section>`;
}

function aheadBy(offsetMs: number): string {
  if (offsetMs === 0) return "as it is";
  const minutes = Math.abs(offsetMs) / 60_000;
  const long = minutes >= 2880 ? `${Math.round(minutes / 144) / 10} days` : `${Math.round(minutes * 10) / 10} minutes`;
  return `${long} ${offsetMs > 0 ? "ahead" : "behind"}`;
}
