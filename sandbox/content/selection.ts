import { PREFIXES } from "#models/locale.ts";
import type { Sandbox } from "../service";
import { findEntry, type Entry } from "./entries";
import { isFields, omit, pick, replaceAt } from "./field-paths";

/** What a request asks to see of an entry. Paths are dotted, as the API writes them. */
export interface Selection {
  locale: string;
  /** Also look in the master locale. */
  fallback: boolean;
  /** References to resolve. */
  include: string[];
  only: string[];
  except: string[];
}

export const MASTER_LOCALE = "fr-fr";
/** The shop's locales as the delivery API writes them. */
export const LOCALES: readonly string[] = [
  ...new Set(Object.values(PREFIXES).map(({ locale }) => locale.toLowerCase())),
];

export function selectionOf(parameters: URLSearchParams): Selection {
  return {
    locale: (parameters.get("locale") ?? MASTER_LOCALE).toLowerCase(),
    fallback: parameters.get("include_fallback") === "true",
    include: listOf(parameters, /^include\[\w*\](\[\w*\])?$/),
    only: listOf(parameters, /^only\[BASE\]\[\w*\]$/),
    except: listOf(parameters, /^except\[BASE\]\[\w*\]$/),
  };
}

/** The entry as asked for: references resolved, fields chosen. */
export function select(sandbox: Sandbox, entry: Entry, selection: Selection): unknown {
  let shown: unknown = entry;
  for (const path of selection.include) {
    shown = replaceAt(shown, path.split("."), (reference) => resolve(sandbox, reference, selection));
  }
  return chooseFields(shown, selection);
}

/** Only the fields that were asked for, of an entry or an asset. */
export function chooseFields(entry: unknown, selection: Pick<Selection, "only" | "except">): unknown {
  let shown = entry;
  if (selection.only.length > 0) shown = pick(shown, [["uid"], ...selection.only.map((path) => path.split("."))]);
  if (selection.except.length > 0)
    shown = omit(
      shown,
      selection.except.map((path) => path.split(".")),
    );
  return shown;
}

/** The locales to look in, one after the other. */
export function localesFor({ locale, fallback }: Pick<Selection, "locale" | "fallback">): string[] {
  return fallback && locale !== MASTER_LOCALE ? [locale, MASTER_LOCALE] : [locale];
}

/** A reference to what is not published stays a bare reference. */
export function resolve(
  sandbox: Sandbox,
  reference: unknown,
  selection: Pick<Selection, "locale" | "fallback">,
): unknown {
  if (!isFields(reference)) return reference;
  const { uid, _content_type_uid: type } = reference;
  if (typeof uid !== "string" || typeof type !== "string") return reference;
  for (const locale of localesFor(selection)) {
    const entry = findEntry(sandbox, type, locale, uid);
    if (entry) return { ...entry, _content_type_uid: type };
  }
  return reference;
}

/** `include[]=a`, `include[][]=a`, `only[BASE][0]=a` … */
function listOf(parameters: URLSearchParams, name: RegExp): string[] {
  return [...parameters].flatMap(([key, value]) => (name.test(key) && value !== "" ? [value] : []));
}
