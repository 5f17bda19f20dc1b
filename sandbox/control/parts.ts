import { html, type Html } from "../pages/html";
import type { Refused } from "./asked";

type Cell = Html | string | number;

/** Where the screen is narrow each row is a block, and each cell carries its column's name. */
export function table(heads: readonly string[], rows: readonly (readonly Cell[])[]): Html {
  return html`<table>
    <thead>
      <tr>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr>
            ${row.map((cell, column) => html`<td data-head="${heads[column]}"><span>${cell}</span></td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

export interface Field {
  name: string;
  label: string;
  value?: string;
  hint?: string;
  /** A choice instead of a text. */
  options?: readonly (readonly [value: string, text: string])[];
  isWide?: boolean;
}

/** One of the page's forms. After a refusal it says why and keeps what was typed. */
export function formOf(
  name: string,
  { button, fields, hidden = {} }: { button: string; fields: readonly Field[]; hidden?: Record<string, string> },
  refused: Refused | null,
): Html {
  const mine = refused?.form === name ? refused : null;
  return html`${refusalOf(name, refused)}
    <form class="line" method="post" action="/__sandbox/forms/${name}">
      ${Object.entries(hidden).map(([key, value]) => html`<input type="hidden" name="${key}" value="${value}" />`)}
      ${fields.map((field) => fieldOf(name, { ...field, value: mine?.values[field.name] ?? field.value }))}
      <button>${button}</button>
    </form>`;
}

function fieldOf(form: string, { name, label, value = "", hint, options, isWide = false }: Field): Html {
  const id = `${form}-${name}`;
  const described = hint === undefined ? "" : `${id}-hint`;
  const choice = (chosen: readonly (readonly [string, string])[]): Html =>
    html`<select id="${id}" name="${name}">
      ${chosen.map(([key, text]) => html`<option value="${key}" ${key === value && html`selected`}>${text}</option>`)}
    </select>`;
  return html`<div class="${isWide ? "field wide" : "field"}">
    <label for="${id}">${label}</label>
    ${
      options
        ? choice(options)
        : html`<input
            id="${id}"
            name="${name}"
            value="${value}"
            spellcheck="false"
            autocomplete="off"
            aria-describedby="${described}"
          />`
    }
    ${hint !== undefined && html`<p class="hint" id="${described}">${hint}</p>`}
  </div>`;
}

/** Why the form of this name was refused, if it was. Takes the focus: the page opens where the form stands. */
export function refusalOf(name: string, refused: Refused | null): Html | false {
  if (refused?.form !== name) return false;
  const { message } = refused;
  return html`<div class="summary" tabindex="-1" autofocus role="alert"><p>${message}</p></div>`;
}

export function doneNote(text: string | false | undefined): Html | false {
  return text ? html`<p class="done" role="status">${text}</p>` : false;
}
