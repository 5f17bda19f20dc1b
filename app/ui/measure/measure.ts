import { type EventPlace, FACTS_ID, type Measured, type PageFacts } from "#app/models/tracking/events.ts";
import { MINI_CART_ID } from "../shared-ids";
import { abTransactions, type Adapter, collector } from "./adapters";
import { follow } from "./navigation";

/**
 * Passes events of the page to all configured receivers that the visitor has agreed to (TRK-01, TRK-03). It is not in
 * the shop's bundles: a script in the document (document/measuring.server.ts) loads it after consent, and nothing waits
 * for it.
 */

export interface MeasureConfig {
  prefix: string;
  adapters: readonly string[];
  /** Address of the collector. */
  collect: string;
  /** Share of documents, 0 to 1, that also report lists and vitals. */
  sample: number;
  hasAbTest: boolean;
}

interface Begun {
  /** Consent was given on this page: what happened before it is not reported. */
  isLate: boolean;
  /** Path of the document; the shopper may have navigated since. */
  path: string;
  /** Levels agreed to at this moment; null before the visitor has chosen. */
  levels: () => readonly number[] | null;
}

/** Time for React to render the page after a navigation. */
const DRAWN_MS = 500;
const MOST_IN_A_LIST = 48;
const MINI_CART = { context: "mini-cart", section: "-", step: "-" } as const;

export async function start(config: MeasureConfig, { isLate, levels, path }: Begun): Promise<void> {
  const facts = JSON.parse(document.getElementById(FACTS_ID)!.textContent) as PageFacts;
  const adapters = await adaptersOf(config);
  const isSampled = levels()?.includes(1) && Math.random() < config.sample;
  let shown = facts;
  /** Products that the page has listed. */
  const listed = new Set<string>();

  /** @param id identifies the event for all receivers */
  function tell(event: Measured, id = newId(), { context, section, step }: EventPlace = shown): void {
    const variant = /(^|; )variant=([\w.~-]+)/.exec(document.cookie)?.[2];
    const whole = { ...event, id, at: Date.now(), prefix: config.prefix, context, section, step, variant };
    for (const { level, tell: hand } of adapters) {
      try {
        if (levels()?.includes(level)) hand(whole);
      } catch {
        // A receiver's error must stop neither the shop nor the other receivers.
      }
    }
  }

  function tellPage(page: PageFacts, isSame?: boolean): void {
    const { error, product, search, order } = page;
    // Forget the order, so that it is reported once, also when the page is restored from the back/forward cache.
    shown = { ...page, order: undefined };
    if (!isSame) {
      listed.clear();
      tell({ type: "view" });
      if (error) tell({ type: "error", ...error });
      if (product) tell({ type: "product", ...product });
      if (search) tell({ type: "search", ...search });
    }
    if (order) tell({ type: "order", order }, `order-${order.orderNumber}`);
  }

  function tellList(): void {
    const list = shown.list ?? (shown.search && "search");
    const items = newProducts(listed);
    if (list && items[0]) tell({ type: "list", list, items });
  }

  if (!isLate) {
    tellPage(facts);
    if (isSampled) {
      tellList();
      void import("./vitals").then(({ watchVitals }) =>
        watchVitals((name, value, id) => tell({ type: "vital", name, value }, id, facts)),
      );
    }
  }
  addEventListener("pageshow", ({ persisted }) => persisted && tellPage(shown));
  const onToggle = ({ target, newState }: Event & { newState?: string }) => {
    if (newState === "open" && (target as Element).id === MINI_CART_ID) tell({ type: "view" }, newId(), MINI_CART);
  };
  document.addEventListener("toggle", onToggle, true);
  let drawing: ReturnType<typeof setTimeout>;
  await follow({
    facts,
    path,
    levels,
    tell,
    go(next, isSame) {
      tellPage(next, isSame);
      // A page that is left before it is rendered reports no list.
      clearTimeout(drawing);
      if (isSampled) drawing = setTimeout(tellList, DRAWN_MS);
    },
  });
}

/**
 * The products whose cards are on the page, in their order, and which it has not listed yet: another page of a list joins
 * what is there, and a filter leaves some of it.
 */
function newProducts(listed: Set<string>) {
  const links = document.querySelectorAll<HTMLAnchorElement>("main a");
  const items = [...links].flatMap(({ pathname }) => {
    const id = /--p(\d+)$/.exec(pathname)?.[1];
    return id && !listed.has(id) && listed.add(id) ? { id } : [];
  });
  return items.slice(0, MOST_IN_A_LIST);
}

async function adaptersOf({ adapters, collect, hasAbTest }: MeasureConfig): Promise<Adapter[]> {
  const found: Adapter[] = [];
  if (adapters.includes("collector")) found.push(collector(collect));
  if (adapters.includes("data-layer")) found.push((await import("./data-layer")).dataLayer());
  if (hasAbTest) found.push(abTransactions());
  return found;
}

const newId = () => Date.now() + Math.random().toString(36);
