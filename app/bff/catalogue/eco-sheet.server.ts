import type { Environment } from "~/models/product";
import type { RequestContext } from "../context.server";

/** A product's environmental sheet as its page shows it. */
export interface EcoSheetView {
  /** What the AGEC law asks for; null where the site does not show it. */
  agec: Omit<Environment, "ecoDesign"> | null;
  ecoDesign: Environment["ecoDesign"];
}

/** Null where the site shows nothing of it (agec, showEcoDesign, S3), or nothing is known. Countries come in words. */
export function ecoSheetView(context: RequestContext, environment: Environment | null): EcoSheetView | null {
  const { agec, showEcoDesign } = context.site.params;
  if (!environment || !(agec || showEcoDesign)) return null;
  const { ecoDesign, ...sheet } = environment;
  const origins = sheet.origins.map(({ step, country }) => ({ step, country: countryName(context, country) }));
  const view = { agec: agec ? { ...sheet, origins } : null, ecoDesign: showEcoDesign ? ecoDesign : null };
  return view.agec || view.ecoDesign ? view : null;
}

const names = new Map<string, Intl.DisplayNames>();

function countryName({ locale }: RequestContext, code: string): string {
  let known = names.get(locale);
  if (!known) names.set(locale, (known = new Intl.DisplayNames(locale, { type: "region" })));
  return known.of(code) ?? code;
}
