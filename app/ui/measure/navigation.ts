import type { Measured, PageFacts } from "~/models/tracking/events";
import type { Personal } from "../shell/personal";
import { PERSONAL_ID } from "../shared-ids";
import { MEASURED_CART } from "~/models/consent";

/** Pages that scripts go to without a document, and what changes of the cart: who has none does without that part. */

/** Of React's router what is read. */
interface RouterState {
  location: { key: string; pathname: string };
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
  /** Of the page that the document is. */
  facts: PageFacts;
  path: string;
  /** Agreed to at this moment: the cart is remembered for audience measurement alone. */
  levels: () => readonly number[] | null;
  tell: (event: Measured, id: string, page: PageFacts) => void;
  /** Tells of another page. */
  go: (next: PageFacts) => void;
}

/** Tells of every page and change of the cart from now on. */
export async function follow({ facts, path, levels, tell, go }: Telling): Promise<void> {
  const lookAtCart = async ({ cart }: Partial<Personal>, page: PageFacts) => {
    if (!levels()?.includes(1)) return;
    const isOrdered = page.step === "6";
    if (cart) {
      const { cartChanges } = await import("./cart-changes");
      for (const { id, event } of cartChanges(cart, isOrdered)) tell(event, id, page);
    } else if (isOrdered || !localStorage.getItem(MEASURED_CART)) {
      // No cart may be one that could not be read: what is gone is told of when there is a cart again.
      localStorage.setItem(MEASURED_CART, "{}");
    }
  };
  const nameOf = (page: PageFacts, pathname: string) => pathname + (page.search?.words ?? "");
  const router = await routerOf();
  let shown = nameOf(facts, path);
  let reported = facts.order;
  const standing = JSON.parse(document.getElementById(PERSONAL_ID)?.textContent ?? "{}") as Partial<Personal>;
  let looking = Promise.resolve();
  // One after another. A part that could not be loaded is asked for again with the next one.
  const afterwards = (run: () => Promise<void>) => void (looking = looking.then(run).catch(() => undefined));
  afterwards(() => lookAtCart(personalOf(router.state) ?? standing, facts));
  // The shopper may have gone on before this script ran.
  if (router.state.location.pathname !== path) afterwards(() => look(router.state));
  router.subscribe((state) => state.navigation.state === "idle" && afterwards(() => look(state)));

  async function look({ location, matches, loaderData, errors }: RouterState): Promise<void> {
    const { pageFacts } = await import("~/models/tracking/page-facts");
    const status = errors && (Object.values(errors)[0]?.status ?? 500);
    const next = pageFacts(location.pathname, loaderData[matches.at(-1)?.route.id ?? ""], status);
    const name = nameOf(next, location.pathname);
    // The confirmation may have waited for its order.
    if (name !== shown || (next.order && !reported)) {
      shown = name;
      reported ??= next.order;
      go(next);
    }
    const personal = personalOf({ loaderData });
    if (personal) await lookAtCart(personal, next);
  }
}

/** The shopper's own where the page was made for them alone, or asked for it; null where it stands beside the page. */
function personalOf({ loaderData }: Pick<RouterState, "loaderData">): Personal | null {
  return (loaderData.root as { personal: Personal | null } | undefined)?.personal ?? null;
}

/** The router is there once React has taken over the page. */
async function routerOf(): Promise<Router> {
  for (;;) {
    const { __remixRouter: router } = window as unknown as { __remixRouter?: Router };
    if (router) return router;
    await new Promise((resolve) => setTimeout(resolve, ROUTER_MS));
  }
}
