/** The package has no types of its own. */
declare module "@adobe/structured-data-validator" {
  interface Issue {
    severity: "ERROR" | "WARNING";
    issueMessage: string;
    path: { type?: string; property?: string }[];
  }
  export default class Validator {
    /** @param schemaOrg schema.org's vocabulary as JSON-LD, with names prefixed by `schema:`. */
    constructor(schemaOrg: object);
    /** Objects by type, in the shape that page extractors usually return. */
    validate(found: { jsonld: object; microdata: object; rdfa: object; errors: never[] }): Promise<Issue[]>;
  }
}
