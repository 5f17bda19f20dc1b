/** The package has no types of its own. */
declare module "@adobe/structured-data-validator" {
  interface Issue {
    severity: "ERROR" | "WARNING";
    issueMessage: string;
    path: { type?: string; property?: string }[];
  }
  export default class Validator {
    /** @param schemaOrg schema.org's vocabulary as JSON-LD, `schema:` before its names. */
    constructor(schemaOrg: object);
    /** Objects by type, in the shape of a usual extractor of pages. */
    validate(found: { jsonld: object; microdata: object; rdfa: object; errors: never[] }): Promise<Issue[]>;
  }
}
