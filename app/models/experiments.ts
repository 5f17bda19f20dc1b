import { type PageContext, placeOf } from "./tracking/page-context";

/**
 * Experiments of the server: pages of which there is more than one version, each in the HTML itself, so that nothing moves
 * (ADR 0046). None runs unless it is configured (`EXPERIMENTS`).
 */
export const EXPERIMENTS = {
  /** The products of the home page stand right behind its opening. */
  "home-order": { context: "home", variants: ["products-first"] },
} as const satisfies Readonly<Record<string, { context: PageContext; variants: readonly string[] }>>;

export type ExperimentId = keyof typeof EXPERIMENTS;
/** The page as it is without any experiment. */
export const CONTROL = "control";
export type VariantOf<Id extends ExperimentId> = typeof CONTROL | (typeof EXPERIMENTS)[Id]["variants"][number];
/** Variants that a visitor is shown; of an experiment they take no part in there is none. */
export type Variants = { readonly [Id in ExperimentId]?: VariantOf<Id> };

export interface RunningExperiment {
  id: ExperimentId;
  /** Per cent of those who take part that see another version than the page as it is. */
  share: number;
}

/**
 * The variants that somebody was given, as `home-order.control`, several with `~` between. Scripts read it to say so
 * with events.
 */
export const VARIANT_COOKIE = "variant";
/** Thirty days, in seconds. */
export const VARIANT_SECONDS = 30 * 86_400;

export function isExperiment(id: string): id is ExperimentId {
  return Object.hasOwn(EXPERIMENTS, id);
}

/** What a cookie says of the experiments that run. Whatever else it says plays no part. */
export function readVariants(cookie: string | undefined, running: readonly RunningExperiment[]): Variants {
  const parts = (cookie ?? "").split("~");
  const found = running.flatMap(({ id }) => {
    const variant = [CONTROL, ...EXPERIMENTS[id].variants].find((known) => parts.includes(`${id}.${known}`));
    return variant ? [[id, variant] as const] : [];
  });
  return Object.fromEntries(found);
}

/**
 * Variants of everything that runs: those that were given before, else by chance.
 *
 * @param random from 0 to below 1, anew each time
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

/** What of the variants makes this page another one than it is for everybody: nothing of most pages, and of the control. */
export function variantsOfPage(pathname: string, variants: Variants): Variants {
  const entries = Object.entries(variants) as [ExperimentId, string][];
  if (entries.length === 0) return variants;
  const { context } = placeOf(pathname);
  return Object.fromEntries(
    entries.filter(([id, variant]) => EXPERIMENTS[id].context === context && variant !== CONTROL),
  );
}
