import { useLocale, useText } from "~/i18n/use-text";
import { needsSizeWord } from "~/models/size-name";

/** Colour and size in one line: "Tobacco check, size 38", "Tobacco check, one size". */
export function useOptionWords(color: string, size: string): string {
  const { locale } = useLocale();
  const t = useText("cart");
  if (needsSizeWord(size)) return `${color}, ${t("size", { size })}`;
  // In the middle of a line; German nouns keep their capital.
  const word = locale.startsWith("de") ? size : size.charAt(0).toLocaleLowerCase(locale) + size.slice(1);
  return `${color}, ${word}`;
}
