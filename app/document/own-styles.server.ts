import { readFileSync } from "node:fs";
import { PAGE_SHEETS } from "#app/ui/style-sheets.ts";

/** What `scripts/page-styles.mjs` writes beside the build. */
export interface PageStyles {
  /** Addresses of the style sheets that the rules come from. */
  sheets: readonly string[];
  rules: readonly StyleRule[];
}

interface StyleRule {
  /** The at-rules around it, outermost first: `@media (…)`. */
  under: readonly string[];
  /** Each selector with the classes (`.name`) and elements that a page must contain for it to apply. */
  selectors?: readonly (readonly [selector: string, needs: readonly string[]])[];
  body?: string;
  /** The text of anything that is not a rule with selectors. */
  text?: string;
  /** Name of an animation, whose keyframes are needed only if a rule mentions it. */
  animation?: string;
}

/** The rules of the shop's sheets that apply to a page with this HTML; null in a build without a list of rules. */
export type OwnStyles = (html: readonly string[]) => string | null;

/** Reads the list of the build that is running; in development there is none. */
export function readOwnStyles(address = new URL("page-styles.json", import.meta.url)): OwnStyles {
  let styles: PageStyles | null = null;
  try {
    styles = JSON.parse(readFileSync(address, "utf8")) as PageStyles;
  } catch {
    // Without the list, pages wait for the whole sheets.
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

/** The elements and the classes (as `.name`) in this HTML. May include some that only the page's JSON data mentions. */
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
