import { currencyDecimals } from "./money-format";
import type { Money } from "./money";

/**
 * Reads an amount of money as people type it, `50`, `50,5`, `1 000.00` or `50 €`, into minor units of the currency; null
 * for what is no such amount. Never negative.
 */
export function readAmount(text: string, currencyCode: string): Money | null {
  const plain = text.replace(/[\s\u00a0\u202f'\u2019]|€|£|zł|K\u010d|CHF|EUR|PLN/giu, "");
  const parts = /^(\d{1,7})(?:[.,](\d{1,3}))?$/.exec(plain);
  if (!parts) return null;
  const decimals = currencyDecimals(currencyCode);
  const [, units = "", fraction = ""] = parts;
  if (fraction.length > decimals) return null;
  return { centAmount: Number(units + fraction.padEnd(decimals, "0")), currencyCode };
}
