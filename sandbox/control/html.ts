type Cell = string | number;

/** Markup that needs no escaping any more, for a cell with a button. */
export interface Markup {
  html: string;
}

export function escape(text: Cell): string {
  return String(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

export function table(heads: readonly string[], rows: readonly (readonly (Cell | Markup)[])[]): string {
  const cell = (content: Cell | Markup) => (typeof content === "object" ? content.html : escape(content));
  const head = heads.map((text) => `<th>${escape(text)}</th>`).join("");
  const body = rows.map((row) => `<tr>${row.map((each) => `<td>${cell(each)}</td>`).join("")}</tr>`).join("\n");
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}
