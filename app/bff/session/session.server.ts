import { randomUUID } from "node:crypto";
import type { Tokens } from "~/models/customer";
import type { FlashMessage } from "~/models/form-problem";
import { PersonalReadError } from "~/models/shared-document";
import { cartOfSite, withCartOfSite } from "./carts-by-site.server";
import {
  CUSTOMERS_OWN,
  type Changed,
  type Content,
  type CartCookie,
  type Opened,
  type Purpose,
  type SessionCookies,
} from "./cookies.server";
import { FlashMessages } from "./flash-messages.server";
import { sessionIdOf, sessionIdsOf } from "./signed-out.server";
import { tokensFit, TokensTooLargeError } from "./session-tokens.server";
import { UndoneChanges } from "./undo-cookies.server";
import { type VisitorsWish, wishesContent, wishesOf } from "./wishlist-cookie.server";

/**
 * What the shop remembers of one browser, during one request. Loaders and actions read and write it;
 * `commitSession` seals the changes into cookies once, after the handler and before the body.
 *
 * Reading anything that is there marks the answer as personal; finding nothing does not, because "no cart, no tokens"
 * is what a shared document shows (D11).
 */
export class Session {
  readonly #opened: Opened;
  readonly #country: string;
  readonly #isNobodys: boolean;
  readonly #changes: Omit<Changed, "newCarts"> = {};
  readonly #newCarts: { made: string | null; gone: string[] } = { made: null, gone: [] };
  readonly #cookies: SessionCookies = {
    read: (purpose) => this.#read(purpose),
    write: (purpose, content) => this.#write(purpose, content),
  };
  /** What was removed and can be taken back. */
  readonly undo = new UndoneChanges(this.#cookies);
  readonly #flashes = new FlashMessages(this.#cookies);
  #personal = false;

  /**
   * @param opened what the browser's cookies hold; "nobody" for a page that everybody shares, where asking is a mistake
   * @param country whose site it is: each has its own cart
   */
  constructor(opened: Opened | "nobody", country = "FR") {
    this.#isNobodys = opened === "nobody";
    this.#opened = opened === "nobody" ? {} : opened;
    this.#country = country;
    if (this.#isNobodys) return;
    // Half a pair is of no use, nor are halves of two sessions: they are cleared (S4).
    const { access, refresh } = this.#opened;
    if (!access !== !refresh || access?.sessionId !== refresh?.sessionId) this.dropTokens();
  }

  #read<P extends Purpose>(purpose: P): Content<P> | undefined {
    this.#refuseToNobody(purpose);
    const changed = this.#changes[purpose];
    const content = (changed === undefined ? this.#opened[purpose] : (changed ?? undefined)) as Content<P> | undefined;
    if (content !== undefined) this.#personal = true;
    return content;
  }

  #refuseToNobody(purpose: Purpose | "newCarts"): void {
    if (this.#isNobodys) throw new PersonalReadError(`A page that everybody shares asks for "${purpose}"`);
  }

  #write<P extends Purpose>(purpose: P, content: Content<P> | null): void {
    this.#refuseToNobody(purpose);
    if (content === null && this.#opened[purpose] === undefined) delete this.#changes[purpose];
    else Object.assign(this.#changes, { [purpose]: content });
    this.#personal = true;
  }

  /** Removes a cookie, also one that was not believed: the answer to an earlier sign-out may not have arrived (ADR 0028). */
  #remove(purpose: Purpose): void {
    this.#refuseToNobody(purpose);
    Object.assign(this.#changes, { [purpose]: null });
    this.#personal = true;
  }

  /** True once anything personal was read or written: the answer is then `private, no-store`. */
  get isPersonal(): boolean {
    return this.#personal;
  }

  /** For answers that are personal by their nature, such as a POST's. */
  markPersonal(): void {
    this.#personal = true;
  }

  /** What the browser's cookies held when it asked. */
  get opened(): Readonly<Opened> {
    return this.#opened;
  }

  /** What to seal into cookies. */
  get changes(): Readonly<Changed> {
    const { made, gone } = this.#newCarts;
    return made || gone.length > 0 ? { ...this.#changes, newCarts: this.#newCarts } : this.#changes;
  }

  /** Both tokens or none: half a pair is no session (S4). */
  get tokens(): Tokens | null {
    const access = this.#read("access");
    const refresh = this.#read("refresh");
    return access && refresh ? { accessToken: access.accessToken, refreshToken: refresh.refreshToken } : null;
  }

  get idToken(): string | undefined {
    return this.#read("refresh")?.idToken;
  }

  /**
   * Keeps tokens in the place of those that were there, in the same session. The ID token, which only serves the
   * provider's logout, is left out rather than to be too much.
   *
   * @param idToken undefined keeps the one that is known, null none
   * @throws TokensTooLargeError and changes nothing when cookies cannot hold them
   */
  signIn(tokens: Tokens, idToken?: string | null): void {
    if (!tokensFit(tokens)) throw new TokensTooLargeError(tokens);
    const known = (idToken === undefined ? this.#read("refresh")?.idToken : idToken) ?? undefined;
    const before = this.#read("refresh");
    const sessionId = before ? sessionIdOf(before) : randomUUID();
    this.#write("access", { accessToken: tokens.accessToken, sessionId });
    this.#write("refresh", {
      refreshToken: tokens.refreshToken,
      idToken: tokensFit(tokens, known) ? known : undefined,
      sessionId,
    });
  }

  /** What this session is refused by once it is signed out; empty where nobody is signed in. */
  get sessionIds(): string[] {
    return sessionIdsOf({ access: this.#read("access"), refresh: this.#read("refresh") });
  }

  /** Whether this request has new tokens for the browser. */
  get hasNewTokens(): boolean {
    return Boolean(this.#changes.access);
  }

  /** The browser is not given the tokens of this request, and what it has stays as it is. */
  withholdTokens(): void {
    delete this.#changes.access;
    delete this.#changes.refresh;
  }

  /** Forgets both tokens. The cart stays, unless the shopper signs out (S2). */
  dropTokens(): void {
    this.#write("access", null);
    this.#write("refresh", null);
  }

  /**
   * Clears tokens, this browser's carts (all sites), the funnel, last places, draft, undo data, saved-for-later lines
   * and flash messages (S2, S4). Keeps the anonymous id, the visitor's wishlist and sign-ins in progress.
   */
  signOut(): void {
    for (const { cartId } of this.#opened.newCarts ?? []) this.forgetNewCart(cartId);
    if (this.cartId !== null) this.forgetNewCart(this.cartId);
    for (const purpose of CUSTOMERS_OWN) this.#remove(purpose);
    this.customer = null;
  }

  /**
   * Mark of the customer who signed in here last and has not signed out; null where there is none. Their session may
   * have ended by itself: what is kept stays theirs.
   */
  get customer(): string | null {
    return this.#read("visitor")?.customer ?? null;
  }

  set customer(mark: string | null) {
    if (mark === this.customer) return;
    this.#write("visitor", { anonymousId: this.ensureAnonymousId(), ...(mark !== null && { customer: mark }) });
  }

  get anonymousId(): string | null {
    return this.#read("visitor")?.anonymousId ?? null;
  }

  /** The anonymous id, made when there is none yet; that makes the answer personal (S4). */
  ensureAnonymousId(): string {
    const id = this.anonymousId ?? randomUUID();
    if (!this.#read("visitor")) this.#write("visitor", { anonymousId: id });
    return id;
  }

  get cartId(): string | null {
    return this.cartCookie?.cartId ?? null;
  }

  /** What is known of this site's cart without asking for it. */
  get cartCookie(): CartCookie | null {
    return cartOfSite(this.#read("cart"), this.#country);
  }

  /** The cart that the browser came with, whatever this request has found out about it since. */
  get cartBefore(): CartCookie | null {
    return cartOfSite(this.#opened.cart, this.#country);
  }

  set cartCookie(kept: CartCookie | null) {
    // Sealing costs time: most pages find the cart as it was.
    if (JSON.stringify(kept) === JSON.stringify(this.cartCookie)) return;
    if (kept === null && this.cartId !== null) this.forgetNewCart(this.cartId);
    this.#write("cart", withCartOfSite(this.#read("cart"), this.#country, kept));
  }

  /** Carts of this site that were made for this browser at the same moment as the one it kept (ADR 0023). */
  get newCarts(): CartCookie[] {
    this.#refuseToNobody("newCarts");
    const found = (this.#opened.newCarts ?? []).flatMap((carts) => cartOfSite(carts, this.#country) ?? []);
    if (found.length > 0) this.#personal = true;
    return found.filter(({ cartId }) => cartId !== this.cartId && !this.#newCarts.gone.includes(cartId));
  }

  /** The cart that is kept was made by this very request: another one may be made at the same moment. */
  noteCartMade(): void {
    this.#newCarts.made = this.cartId;
  }

  /** Its cookie is not needed any more. */
  forgetNewCart(cartId: string): void {
    if (this.#newCarts.made === cartId) this.#newCarts.made = null;
    this.#newCarts.gone.push(cartId);
  }

  /** What was wished for as a visitor, the newest last; of the size nothing is kept. */
  get wishlist(): VisitorsWish[] {
    return wishesOf(this.#read("wishlist"));
  }

  set wishlist(wishes: readonly VisitorsWish[]) {
    this.#write("wishlist", wishesContent(wishes));
  }

  /** Lines saved for later, the newest first. */
  get linesForLater(): Content<"later">["lines"] {
    return this.#read("later")?.lines ?? [];
  }

  set linesForLater(lines: Content<"later">["lines"]) {
    this.#write("later", lines.length > 0 ? { lines: lines.slice(0, 12) } : null);
  }

  /** What ties sign-ins under way to this browser. */
  get signInsUnderWay(): Content<"signIn"> | null {
    return this.#read("signIn") ?? null;
  }

  set signInsUnderWay(content: Content<"signIn"> | null) {
    this.#write("signIn", content);
  }

  get funnel(): Content<"funnel"> {
    return this.#read("funnel") ?? {};
  }

  set funnel(content: Content<"funnel">) {
    this.#write("funnel", Object.keys(content).length > 0 ? content : null);
  }

  /** Ids of the pickup point and locker that parcels last went to. */
  get lastPlaces(): Content<"places"> {
    return this.#read("places") ?? {};
  }

  set lastPlaces(content: Content<"places">) {
    if (JSON.stringify(content) !== JSON.stringify(this.lastPlaces)) this.#write("places", content);
  }

  /** A form that could not be taken when it was sent. */
  get draft(): Content<"draft"> | null {
    return this.#read("draft") ?? null;
  }

  set draft(content: Content<"draft"> | null) {
    if (content !== null || this.#read("draft")) this.#write("draft", content);
  }

  /** Says something on the page that is shown next. */
  flash(message: FlashMessage): void {
    this.#flashes.add(message);
  }

  /** Messages to show now; they are forgotten with this answer. */
  takeFlash(): FlashMessage[] {
    return this.#flashes.take();
  }

  /** For an answer that shows nothing, a redirect: what was taken is said on the page it leads to. */
  keepFlash(): void {
    this.#flashes.keep();
  }
}
