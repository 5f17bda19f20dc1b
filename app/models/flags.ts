import { COUNTRIES, type Country } from "./locale";
import type { Asset } from "./page";

/** Address of each country's flag, as content gives it. A country may have none. */
export type Flags = Readonly<Partial<Record<Country, string>>>;

/** Editors name the files of the flags' folder by country: `fr.webp` is France's. The first of a name counts. */
export function flagsOf(assets: readonly Asset[]): Flags {
  const flags: Partial<Record<Country, string>> = {};
  for (const { filename, url } of assets) {
    const name = filename.trim().split(".")[0]?.toUpperCase();
    const country = COUNTRIES.find((code) => code === name);
    if (country && url !== "") flags[country] ??= url;
  }
  return flags;
}
