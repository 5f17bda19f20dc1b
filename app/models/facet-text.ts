import type { Facet } from "./family";
import { oneLine } from "./one-line";

/**
 * A listing's facets as one text, for a page's data: as objects they are most of it, and dear to write and to read. An
 * object all the same, so that what is rendered from it can be kept with it.
 */
export interface FacetText {
  text: string;
}

const FIELD = "\t";
const LINE = "\n";

/** A line for each facet, and an indented one for each of its values. */
export function facetText(facets: readonly Facet[]): FacetText {
  const lines = facets.flatMap(({ id, label, values }) => [
    [id, label],
    ...values.map(({ id: value, label: name, count, selected, hex }) => [
      "",
      value,
      name,
      String(count),
      selected ? "1" : "",
      hex ?? "",
    ]),
  ]);
  return { text: lines.map((fields) => fields.map(oneLine).join(FIELD)).join(LINE) };
}

const known = new WeakMap<FacetText, readonly Facet[]>();

/** The facets again, each time the same. */
export function readFacets(of: FacetText): readonly Facet[] {
  const facets = known.get(of) ?? parse(of.text);
  known.set(of, facets);
  return facets;
}

function parse(text: string): Facet[] {
  const facets: Facet[] = [];
  for (const line of text ? text.split(LINE) : []) {
    const [first = "", ...rest] = line.split(FIELD);
    if (first) {
      facets.push({ id: first as Facet["id"], label: rest[0] ?? "", values: [] });
      continue;
    }
    const [id = "", label = "", count, selected, hex] = rest;
    facets.at(-1)?.values.push({ id, label, count: Number(count), selected: selected === "1", ...(hex && { hex }) });
  }
  return facets;
}
