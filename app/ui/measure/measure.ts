import { type EventPlace, FACTS_ID, type Measured, type PageFacts } from "~/models/tracking/events";
import { MINI_CART_ID } from "../shared-ids";
import { abTransactions, type Adapter, collector } from "./adapters";
import { follow } from "./navigation";

/**
 * Hands what happens on the page to whoever is configured and agreed to (TRK-01, TRK-03). It is no part of the shop's scripts:
 * the document's starter (document/measuring.server.ts) loads it once there is consent, and nothing waits for it.
 */

export interface MeasureConfig {
  prefix: string;
  adapters: readonly string[];
  /** Where the collector listens. */
  collect: string;
  /** Part of the documents that tell of lists and vitals too. */
  sample: number;
  hasAbTest: boolean;
}

interface Begun {
  /** Consent was given on this page: what happened before is not told. */
  isLate: boolean;
  /** Of the document: scripts may have gone elsewhere since. */
  path: string;
  /** Levels agreed to at this moment; null where there is no choice. */
  levels: () => readonly number[] | null;
}

/** After a navigation React has yet to draw the page. */
const DRAWN_MS = 500;
const MOST_IN_A_LIST = 48;
const MINI_CART = { context: "mini-cart", section: "-", step: "-" } as const;

export async function start(config: MeasureConfig, { isLate, levels, path }: Begun): Promise<void> {
  const facts = JSON.parse(document.getElementById(FACTS_ID)?.textContent ?? "null") as PageFacts | null;
  // No page of the shop's.
  if (!facts) return;
  const adapters = await adaptersOf(config);
  const isSampled = levels()?.includes(1) && Math.random() < config.sample;
  let shown = facts;

  /** @param id what the event is known by wherever it is told of */
  function tell(event: Measured, id = newId(), { context, section, step }: EventPlace = shown): void {
    const variant = /(?:^|; )variant=([\w.~-]+)/.exec(document.cookie)?.[1];
    const whole = { ...event, id, at: Date.now(), prefix: config.prefix, context, section, step, variant };
    for (const { level, tell: hand } of adapters) {
      try {
        if (levels()?.includes(level)) hand(whole);
      } catch {
        // Nobody's fault but its own: the shop and the others go on.
      }
    }
  }

  function tellPage(page: PageFacts): void {
    const { error, product, search, order } = page;
    // An order is told of once, also when the page comes back from the browser's memory.
    shown = { ...page, order: undefined };
    tell({ type: "view" });
    if (error) tell({ type: "error", ...error });
    if (product) tell({ type: "product", ...product });
    if (search) tell({ type: "search", ...search });
    if (order) tell({ type: "order", order }, `order-${order.orderNumber}`);
  }

  /** Tells of the products whose cards stand on the page, in their order. */
  function tellList(): void {
    const list = shown.list ?? (shown.search && "search");
    const links = document.querySelectorAll<HTMLAnchorElement>('main a[href*="--p"]');
    const ids = new Set([...links].flatMap(({ pathname }) => /--p(\d+)$/.exec(pathname)?.[1] ?? []));
    const items = [...ids].slice(0, MOST_IN_A_LIST).map((id) => ({ id }));
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
    go(next) {
      tellPage(next);
      // A list that is left at once, and come back to, is told of once.
      clearTimeout(drawing);
      if (isSampled) drawing = setTimeout(tellList, DRAWN_MS);
    },
  });
}

async function adaptersOf({ adapters, collect, hasAbTest }: MeasureConfig): Promise<Adapter[]> {
  const found: Adapter[] = [];
  if (adapters.includes("collector")) found.push(collector(collect));
  if (adapters.includes("data-layer")) found.push((await import("./data-layer")).dataLayer());
  if (hasAbTest) found.push(abTransactions());
  return found;
}

const newId = () => Date.now().toString(36) + Math.random().toString(36).slice(2);
