import type { Country } from "../locale";

/** Ending of each country's host, which names its tests. */
const EXTENSIONS: Record<Country, string> = { FR: "fr", CH: "ch", GB: "com", ES: "es", DE: "de", IT: "it", PL: "pl" };

/** Id of the A/B script: a site's own, and another one in every environment (TRK-04). */
export function abTestId(country: Country, environment: string): string {
  return `vitrine-${EXTENSIONS[country]}-${environment}`;
}
