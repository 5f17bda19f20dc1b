import { http, HttpResponse } from "msw";
import type { setupServer } from "msw/node";
import { onTestFinished } from "vitest";
import { createLogger } from "#app/bff/log.server.ts";
import { createAuthProvider } from "#app/bff/session/provider.server.ts";
import { createRevocations } from "#app/bff/session/revocations.server.ts";
import { createSessionDenylist, type SessionDenylist } from "#app/bff/session/signed-out.server.ts";
import { loader as callbackLoader } from "#app/routes/$locale.auth.callback/route.tsx";
import { loader as signInLoader } from "#app/routes/$locale.auth.sign-in/route.tsx";
import { AUTH_ENV, type FakeProvider, fakeProvider } from "./auth-provider";
import { aCart } from "./builders";
import { FakeBrowser, type Visit } from "./fake-browser";
import { GATEWAY } from "./request-context";

const CUSTOMER = {
  customerId: "c-1",
  firstName: "Camille",
  lastName: "Perrin",
  email: "c@vitrine.test",
  optinNews: "NO",
  hasPassword: true,
  isDeleted: false,
};

/** Browsers that sign in at a fake provider, and a gateway that merges their carts. One for each test. */
export class SignInWorld {
  readonly provider: FakeProvider = fakeProvider();
  /** Sessions that were ended, of all browsers. */
  readonly signedOut: SessionDenylist = createSessionDenylist();
  readonly browser: FakeBrowser = this.newBrowser();
  /** Bodies of the merges that the gateway was asked for. */
  readonly merges: unknown[] = [];

  constructor(server: ReturnType<typeof setupServer>) {
    server.use(
      ...this.provider.handlers,
      http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(CUSTOMER)),
      http.get(`${GATEWAY}/customers-self/lastPurchaseDate`, () => HttpResponse.json({ value: null })),
      http.get(`${GATEWAY}/carts-self`, () => HttpResponse.json({ code: "X", message: "None" }, { status: 404 })),
      http.post(`${GATEWAY}/carts/merge`, async ({ request }) => {
        this.merges.push(await request.json());
        return HttpResponse.json({ cart: aCart({ id: "merged" }), hasBeenMerged: true }, { status: 226 });
      }),
    );
  }

  /** Another browser, at another instance of the shop. */
  newBrowser(): FakeBrowser {
    const auth = createAuthProvider(AUTH_ENV);
    const revocations = createRevocations(auth, createLogger("silent"));
    // Pending revocations would otherwise be sent during the next file's tests.
    onTestFinished(async () => void (await revocations.close()));
    return new FakeBrowser({ auth, signedOut: this.signedOut, revocations });
  }

  /** Asks to sign in on the way to a page; returns the provider's address. */
  async begin(returnTo: string, visitor = this.browser): Promise<string> {
    return locationOf(
      await visitor.visit(signInLoader, `/fr-fr/auth/sign-in?returnTo=${encodeURIComponent(returnTo)}`),
    );
  }

  /** Opens the address that the provider sends the browser back to. */
  comeBack(url: URL | string, visitor = this.browser): Promise<Visit> {
    return visitor.visit(callbackLoader, String(url));
  }
}

/** Where a visit redirects to; empty when it shows a page. */
export function locationOf({ response }: Visit): string {
  return response?.headers.get("location") ?? "";
}

/** Status and redirect of a visit. */
export function outcome(visit: Visit): [status: number, location: string] {
  const { response, result } = visit;
  if (response) return [response.status, locationOf(visit)];
  return [(result as { init: { status: number } }).init.status, ""];
}
