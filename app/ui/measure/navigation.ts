import type { Measured, PageFacts } from "#app/models/tracking/events.ts";
import type { Personal } from "../shell/personal";
import { PERSONAL_ID } from "../shared-ids";
import { MEASURED_CART } from "#app/models/consent.ts";

/** Reports client-side navigations and changes of the cart. Without scripts for it, only documents are reported. */

/** The properties of React's router that are read here. */
interface RouterState {
  location: { key: string; pathname: string; search: string };
  navigation: { state: string };
  matches: readonly { route: { id: string } }[];
  loaderData: Readonly<Record<string, unknown>>;
  errors: Readonly<Record<string, { status?: number }>> | null;
}
interface Router {
  state: RouterState;
  subscribe(told: (state: RouterState) => unknown): void;
}

const ROUTER_MS = 250;

interface Telling {
  /** Facts of the page that came as the document. */
  facts: PageFacts;
  path: string;
  /** Levels agreed to at this moment: the cart may be stored for audience measurement only. */
  levels: () => readonly number[] | null;
  tell: (event: Measured, id: string, page: PageFacts) => void;
  /** Reports another page, or what is new on the same one: an order that had to be waited for, other products. */
  go: (next: PageFacts, isSame: boolean) => void;
}

/** Reports every further page and every change of the cart. */
export async function follow({ facts, path, levels, tell, go }: Telling): Promise<void> {
  const lookAtCart = async ({ cart }: Partial<Personal>, page: PageFacts) => {
    if (!levels()?.includes(1)) return;
    const isOrdered = page.step === "6";
    if (cart) {
      const { cartChanges } = await import("./cart-changes");
      for (const { id, event } of cartChanges(cart, MEASURED_CART, isOrdered)) tell(event, id, page);
    } else if (isOrdered || !localStorage.getItem(MEASURED_CART)) {
      // The cart may be null because it could not be loaded: known lines stay, and removals are reported with the next
      // cart.
      localStorage.setItem(MEASURED_CART, "{}");
    }
  };
  const nameOf = ({ search }: PageFacts, pathname: string) => `${pathname}${search?.words}`;
  // The router exists once React has hydrated the page.
  const page = window as { __remixRouter?: Router };
  while (!page.__remixRouter) await new Promise((resolve) => setTimeout(resolve, ROUTER_MS));
  const router = page.__remixRouter;
  let shown = nameOf(facts, path);
  let query = location.search;
  let reported = facts.order;
  const standing = JSON.parse(document.getElementById(PERSONAL_ID)?.textContent ?? "{}") as Partial<Personal>;
  let looking = Promise.resolve();
  // In order, one after another. A module that failed to load is tried again with the next event.
  const afterwards = (run: () => Promise<void>) => void (looking = looking.then(run).catch(() => undefined));
  afterwards(() => lookAtCart(personalOf(router.state) ?? standing, facts));
  // The shopper may have navigated before this script ran.
  if (router.state.location.pathname !== path) afterwards(() => look(router.state));
  router.subscribe((state) => state.navigation.state === "idle" && afterwards(() => look(state)));

  async function look({ location, matches, loaderData, errors }: RouterState): Promise<void> {
    const { pageFacts } = await import("#app/models/tracking/page-facts.ts");
    const status = errors && (Object.values(errors)[0]?.status ?? 500);
    const next = pageFacts(location.pathname, loaderData[matches.at(-1)!.route.id], status);
    const name = nameOf(next, location.pathname);
    const isSame = name === shown;
    // The confirmation page may have loaded its order only now; filters and page numbers are in the query.
    if (!isSame || (next.order && !reported) || location.search !== query) {
      shown = name;
      query = location.search;
      reported ??= next.order;
      go(next, isSame);
    }
    const personal = personalOf({ loaderData });
    if (personal) await lookAtCart(personal, next);
  }
}

/**
 * The shopper's data from the root loader, for pages made for one shopper; null on shared pages, where the document
 * carries it as JSON.
 */
function personalOf({ loaderData }: Pick<RouterState, "loaderData">): Personal | null | undefined {
  return (loaderData.root as { personal: Personal | null } | undefined)?.personal;
}
