import { type PageContext, placeOf } from "./tracking/page-context";

/**
 * Experiments of the server: pages with more than one version, each in the HTML itself, so that nothing moves while it
 * loads (ADR 0046). None runs unless it is configured (`EXPERIMENTS`).
 */
export const EXPERIMENTS = {
  /** The products of the home page come directly after its hero. */
  "home-order": { context: "home", variants: ["products-first"] },
} as const satisfies Readonly<Record<string, { context: PageContext; variants: readonly string[] }>>;

export type ExperimentId = keyof typeof EXPERIMENTS;
/** The page as it is without any experiment. */
export const CONTROL = "control";
export type VariantOf<Id extends ExperimentId> = typeof CONTROL | (typeof EXPERIMENTS)[Id]["variants"][number];
/** Variants that a visitor is shown; experiments without the visitor are absent. */
export type Variants = { readonly [Id in ExperimentId]?: VariantOf<Id> };

export interface RunningExperiment {
  id: ExperimentId;
  /** Percentage of participants that see another version than the control. */
  share: number;
}

/**
 * A visitor's variants, as `home-order.control`, several joined by `~`. Scripts read the cookie to add them to events.
 */
export const VARIANT_COOKIE = "variant";
/** Thirty days, in seconds. */
export const VARIANT_SECONDS = 30 * 86_400;

export function isExperiment(id: string): id is ExperimentId {
  return Object.hasOwn(EXPERIMENTS, id);
}

/** Variants of the running experiments, from a cookie. Anything else in it is ignored. */
export function readVariants(cookie: string | undefined, running: readonly RunningExperiment[]): Variants {
  const parts = (cookie ?? "").split("~");
  const found = running.flatMap(({ id }) => {
    const variant = [CONTROL, ...EXPERIMENTS[id].variants].find((known) => parts.includes(`${id}.${known}`));
    return variant ? [[id, variant] as const] : [];
  });
  return Object.fromEntries(found);
}

/**
 * A variant for each running experiment: the one given before, else a random one.
 *
 * @param random returns a new number from 0 to below 1
 */
export function giveVariants(given: Variants, running: readonly RunningExperiment[], random: () => number): Variants {
  const all = running.map(({ id, share }): [ExperimentId, string] => {
    const { variants } = EXPERIMENTS[id];
    const chance = (random() * 100) / share;
    return [id, given[id] ?? (chance < 1 ? variants[Math.floor(chance * variants.length)]! : CONTROL)];
  });
  return Object.fromEntries(all);
}

export function variantValue(variants: Variants): string {
  return Object.entries(variants)
    .map((each) => each.join("."))
    .join("~");
}

/** The variants that change this page: none on most pages, and never the control. */
export function variantsOfPage(pathname: string, variants: Variants): Variants {
  const entries = Object.entries(variants) as [ExperimentId, string][];
  if (entries.length === 0) return variants;
  const { context } = placeOf(pathname);
  return Object.fromEntries(
    entries.filter(([id, variant]) => EXPERIMENTS[id].context === context && variant !== CONTROL),
  );
}
