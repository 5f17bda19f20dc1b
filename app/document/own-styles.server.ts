import { readFileSync } from "node:fs";
import { PAGE_SHEETS } from "~/ui/style-sheets";

/** What `scripts/page-styles.mjs` writes beside the build. */
export interface PageStyles {
  /** Addresses of the sheets that the rules are of. */
  sheets: readonly string[];
  rules: readonly StyleRule[];
}

interface StyleRule {
  /** Conditions that it stands under, outermost first: `@media (…)`. */
  under: readonly string[];
  /** Each with the classes (`.name`) and elements that a page must have for it. */
  selectors?: readonly (readonly [selector: string, needs: readonly string[]])[];
  body?: string;
  /** What is no rule with selectors, as it stands. */
  text?: string;
  /** The name of an animation: needed where a rule names it. */
  animation?: string;
}

/** A page's own styles: what of the shop's sheets applies to a page of this HTML; null in a build without such a list. */
export type OwnStyles = (html: readonly string[]) => string | null;

/** Reads the list of the build that is running; in development there is none. */
export function readOwnStyles(address = new URL("page-styles.json", import.meta.url)): OwnStyles {
  let styles: PageStyles | null = null;
  try {
    styles = JSON.parse(readFileSync(address, "utf8")) as PageStyles;
  } catch {
    // Pages then wait for the sheets.
  }
  if (styles?.sheets.join() !== PAGE_SHEETS.join()) return () => null;
  return createOwnStyles(styles);
}

/** Exported for its test. */
export function createOwnStyles({ rules }: PageStyles): OwnStyles {
  return (html) => {
    const has = contentsOf(html);
    const kept = rules.flatMap((rule) => {
      if (!rule.selectors) return [rule];
      const selectors = rule.selectors.filter(([, needs]) => needs.every((each) => has.has(each)));
      return selectors.length > 0 ? [{ ...rule, selectors }] : [];
    });
    const named = kept.map(({ body }) => body ?? "").join();
    return written(kept.filter(({ animation }) => !animation || named.includes(animation)));
  };
}

/** Classes, as `.name`, and elements that a page has, and perhaps some that only its data speak of. */
function contentsOf(html: readonly string[]): Set<string> {
  const has = new Set<string>(["html", "head", "body"]);
  for (const part of html) {
    for (const [, tag, classes] of part.matchAll(/<([a-z][a-z\d]*)|\sclass="([^"]*)"/g)) {
      if (tag) has.add(tag);
      else for (const each of (classes ?? "").split(" ")) has.add(`.${each}`);
    }
  }
  return has;
}

function written(rules: readonly StyleRule[]): string {
  let css = "";
  let open: readonly string[] = [];
  for (const { under, selectors, body, text } of rules) {
    if (under.join() !== open.join()) {
      css += "}".repeat(open.length) + under.map((condition) => `${condition}{`).join("");
      open = under;
    }
    css += selectors ? `${selectors.map(([selector]) => selector).join()}{${body ?? ""}}` : (text ?? "");
  }
  return css + "}".repeat(open.length);
}
