import { randomUUID } from "node:crypto";
import type { Tokens } from "#app/models/customer.ts";
import type { FlashMessage } from "#app/models/form-problem.ts";
import { cartOfSite, withCartOfSite } from "./carts-by-site.server";
import { CUSTOMERS_OWN, type Changed, type Content, type CartCookie, type Opened } from "./cookies.server";
import { FlashMessages, type NewFlashMessage } from "./flash-messages.server";
import { SessionContents } from "./session-contents.server";
import { sessionIdsOf } from "./signed-out.server";
import { tokensFit, TokensTooLargeError } from "./session-tokens.server";
import { UndoneChanges } from "./undo-cookies.server";
import { type VisitorsWish, wishesContent, wishesOf } from "./wishlist-cookie.server";

/**
 * What the shop remembers of one browser, for the time of a request. Loaders and actions read and write it;
 * `commitSession` seals the changes into cookies once, after the handler and before the body is sent.
 */
export class Session {
  readonly #country: string;
  readonly #contents: SessionContents;
  readonly #newCarts: { made: string | null; gone: string[] } = { made: null, gone: [] };
  /** Changes that can be undone. */
  readonly undo: UndoneChanges;
  readonly #flashes: FlashMessages;
  #isSignedOut = false;

  /**
   * @param opened the content of the browser's cookies; "shared" while a shared page is rendered, which must not read
   * any
   * @param country country of the site: each site has its own cart
   */
  constructor(opened: Opened | "shared", country = "FR") {
    this.#country = country;
    this.#contents = new SessionContents(opened);
    this.undo = new UndoneChanges(this.#contents);
    this.#flashes = new FlashMessages(this.#contents);
    if (opened === "shared") return;
    // A single token, or tokens of two sessions, are useless: both are cleared (S4).
    const { access, refresh } = opened;
    if (!access !== !refresh || access?.sessionId !== refresh?.sessionId) this.dropTokens();
  }

  /** True once anything personal was read or written: the response is then `private, no-store`. */
  get isPersonal(): boolean {
    return this.#contents.isPersonal;
  }

  /** For responses that are always personal, such as those to a POST. */
  markPersonal(): void {
    this.#contents.markPersonal();
  }

  /** The content of the request's cookies. */
  get opened(): Readonly<Opened> {
    return this.#contents.opened;
  }

  /** The changes to seal into cookies. */
  get changes(): Readonly<Changed> {
    const { made, gone } = this.#newCarts;
    return made || gone.length > 0 ? { ...this.#contents.changes, newCarts: this.#newCarts } : this.#contents.changes;
  }

  /** Both tokens or null: a single token is not a session (S4). */
  get tokens(): Tokens | null {
    const access = this.#contents.read("access");
    const refresh = this.#contents.read("refresh");
    return access && refresh ? { accessToken: access.accessToken, refreshToken: refresh.refreshToken } : null;
  }

  get idToken(): string | undefined {
    return this.#contents.read("refresh")?.idToken;
  }

  /**
   * Replaces the tokens, in the same session if there is one. The ID token, which only the provider's logout needs, is
   * left out if it would make the cookies too long.
   *
   * @param idToken undefined keeps the current one, null drops it
   * @throws TokensTooLargeError without any change, if the tokens do not fit into cookies
   */
  signIn(tokens: Tokens, idToken?: string | null): void {
    if (!tokensFit(tokens)) throw new TokensTooLargeError(tokens);
    const before = this.#contents.read("refresh");
    const known = (idToken === undefined ? before?.idToken : idToken) ?? undefined;
    const sessionId = before?.sessionId ?? randomUUID();
    this.#contents.write("access", { accessToken: tokens.accessToken, sessionId });
    this.#contents.write("refresh", {
      refreshToken: tokens.refreshToken,
      idToken: tokensFit(tokens, known) ? known : undefined,
      sessionId,
    });
  }

  /** The ids by which this session is denied after signing out; empty if nobody is signed in. */
  get sessionIds(): string[] {
    return sessionIdsOf({ access: this.#contents.read("access"), refresh: this.#contents.read("refresh") });
  }

  /** Whether this request has new tokens for the browser. */
  get hasNewTokens(): boolean {
    return Boolean(this.#contents.changes.access);
  }

  /** Discards the new tokens of this request; the browser's cookies stay as they are. */
  withholdTokens(): void {
    this.#contents.discard("access");
    this.#contents.discard("refresh");
  }

  /** Removes both tokens. The cart stays; only signing out removes it (S2). */
  dropTokens(): void {
    this.#contents.write("access", null);
    this.#contents.write("refresh", null);
  }

  /**
   * Clears tokens, this browser's carts (all sites), the funnel, last places, draft, undo data, saved-for-later lines
   * and flash messages (S2, S4). Keeps the anonymous id, the visitor's wishlist and sign-ins in progress.
   */
  signOut(): void {
    for (const { cartId } of this.opened.newCarts ?? []) this.forgetNewCart(cartId);
    if (this.cartId !== null) this.forgetNewCart(this.cartId);
    for (const purpose of CUSTOMERS_OWN) this.#contents.remove(purpose);
    this.customer = null;
    this.#isSignedOut = true;
  }

  /** Whether this request signed the browser out. */
  get isSignedOut(): boolean {
    return this.#isSignedOut;
  }

  /**
   * Mark of the customer who signed in last in this browser and has not signed out; null without one. What is saved
   * here belongs to them, even after their session has expired.
   */
  get customer(): string | null {
    return this.#contents.read("visitor")?.customer ?? null;
  }

  set customer(mark: string | null) {
    if (mark === this.customer) return;
    this.#contents.write("visitor", {
      anonymousId: this.ensureAnonymousId(),
      ...(mark !== null && { customer: mark }),
    });
  }

  get anonymousId(): string | null {
    return this.#contents.read("visitor")?.anonymousId ?? null;
  }

  /** The anonymous id, created if there is none, which makes the response personal (S4). */
  ensureAnonymousId(): string {
    const id = this.anonymousId ?? randomUUID();
    if (!this.#contents.read("visitor")) this.#contents.write("visitor", { anonymousId: id });
    return id;
  }

  get cartId(): string | null {
    return this.cartCookie?.cartId ?? null;
  }

  /** What the shop knows about this site's cart without a call to the gateway. */
  get cartCookie(): CartCookie | null {
    return cartOfSite(this.#contents.read("cart"), this.#country);
  }

  /** The cart in the request's cookie, before any change by this request. */
  get cartBefore(): CartCookie | null {
    return cartOfSite(this.opened.cart, this.#country);
  }

  set cartCookie(kept: CartCookie | null) {
    // Sealing takes time, and most pages do not change the cart.
    if (JSON.stringify(kept) === JSON.stringify(this.cartCookie)) return;
    if (kept === null && this.cartId !== null) this.forgetNewCart(this.cartId);
    this.#contents.write("cart", withCartOfSite(this.#contents.read("cart"), this.#country, kept));
  }

  /** Carts of this site that other requests of this browser created at the same time as the one kept (ADR 0023). */
  get newCarts(): CartCookie[] {
    const found = this.#contents.readNewCarts().flatMap((carts) => cartOfSite(carts, this.#country) ?? []);
    if (found.length > 0) this.markPersonal();
    return found.filter(({ cartId }) => cartId !== this.cartId && !this.#newCarts.gone.includes(cartId));
  }

  /** Notes that this request created the cart: another request may be creating one at the same time. */
  noteCartMade(): void {
    this.#newCarts.made = this.cartId;
  }

  /** Removes the temporary cookie of a new cart. */
  forgetNewCart(cartId: string): void {
    if (this.#newCarts.made === cartId) this.#newCarts.made = null;
    this.#newCarts.gone.push(cartId);
  }

  /** The visitor's wishlist, newest last. Sizes are not stored. */
  get wishlist(): VisitorsWish[] {
    return wishesOf(this.#contents.read("wishlist"));
  }

  set wishlist(wishes: readonly VisitorsWish[]) {
    this.#contents.write("wishlist", wishesContent(wishes));
  }

  /** Lines saved for later, the newest first. */
  get linesForLater(): Content<"later">["lines"] {
    return this.#contents.read("later")?.lines ?? [];
  }

  set linesForLater(lines: Content<"later">["lines"]) {
    this.#contents.write("later", lines.length > 0 ? { lines: lines.slice(0, 12) } : null);
  }

  /** The secret that ties sign-ins in progress to this browser, and the answered ones. */
  get signInsUnderWay(): Content<"signIn"> | null {
    return this.#contents.read("signIn") ?? null;
  }

  set signInsUnderWay(content: Content<"signIn"> | null) {
    this.#contents.write("signIn", content);
  }

  get funnel(): Content<"funnel"> {
    return this.#contents.read("funnel") ?? {};
  }

  set funnel(content: Content<"funnel">) {
    this.#contents.write("funnel", Object.keys(content).length > 0 ? content : null);
  }

  /** Ids of the last used pickup point and locker. */
  get lastPlaces(): Content<"places"> {
    return this.#contents.read("places") ?? {};
  }

  set lastPlaces(content: Content<"places">) {
    if (JSON.stringify(content) !== JSON.stringify(this.lastPlaces)) this.#contents.write("places", content);
  }

  /** A form that could not be processed when it was sent. */
  get draft(): Content<"draft"> | null {
    return this.#contents.read("draft") ?? null;
  }

  set draft(content: Content<"draft"> | null) {
    if (content !== null || this.#contents.read("draft")) this.#contents.write("draft", content);
  }

  /** Adds a message for the next page. */
  flash(message: NewFlashMessage): void {
    this.#flashes.add(message);
  }

  /** Removes a message that is no longer true and has not been shown. */
  dropFlash(key: NewFlashMessage["key"]): void {
    this.#flashes.drop(key);
  }

  /** Returns the messages to show now, and removes them from the cookie. */
  takeFlash(): FlashMessage[] {
    return this.#flashes.take();
  }

  /** For a redirect, which shows nothing: keeps the taken messages for the page it leads to. */
  keepFlash(): void {
    this.#flashes.keep();
  }
}
