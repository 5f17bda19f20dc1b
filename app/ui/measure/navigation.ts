import type { Measured, PageFacts } from "~/models/tracking/events";
import { pageFacts } from "~/models/tracking/page-facts";
import type { Personal } from "../shell/personal";
import { PERSONAL_ID } from "../shared-ids";
import { cartChanges } from "./cart-changes";

/** Pages that scripts go to without a document, and what changes of the cart. */

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
  subscribe(told: (state: RouterState) => void): void;
}

const ROUTER_MS = 250;

interface Telling {
  /** Of the page that the document is. */
  facts: PageFacts;
  tell: (event: Measured, id: string) => void;
  /** Tells of another page. */
  go: (next: PageFacts) => void;
}

/** Tells of every page and change of the cart from now on. */
export async function follow({ facts, tell, go }: Telling): Promise<void> {
  const lookAtCart = ({ cart }: Pick<Personal, "cart">, { step }: PageFacts) => {
    for (const { id, event } of cartChanges(cart, step === "6")) tell(event, id);
  };
  const nameOf = (page: PageFacts, pathname: string) => pathname + (page.search?.words ?? "");
  const router = await routerOf();
  let shown = nameOf(facts, router.state.location.pathname);
  let isReported = facts.order !== undefined;
  const json = document.getElementById(PERSONAL_ID)?.textContent;
  const standing = json ? (JSON.parse(json) as Personal) : { cart: null };
  lookAtCart(personalOf(router.state) ?? standing, facts);
  router.subscribe(({ location, navigation, matches, loaderData, errors }) => {
    if (navigation.state !== "idle") return;
    const status = errors && (Object.values(errors)[0]?.status ?? 500);
    const next = pageFacts(location.pathname, loaderData[matches.at(-1)?.route.id ?? ""], status);
    const name = nameOf(next, location.pathname);
    // The confirmation may have waited for its order.
    if (name !== shown || (next.order && !isReported)) {
      shown = name;
      isReported ||= next.order !== undefined;
      go(next);
    }
    const personal = personalOf({ loaderData });
    if (personal) lookAtCart(personal, next);
  });
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
