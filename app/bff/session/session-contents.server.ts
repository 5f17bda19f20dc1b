import { PersonalReadError } from "#app/models/shared-document.ts";
import type { Changed, Content, Opened, Purpose } from "./cookies.server";

/**
 * The contents of a browser's cookies during a request, and what the request changes. Remembers whether anything
 * personal was read or written: reading something that exists is, reading something absent is not, because "no cart, no
 * tokens" is what a shared document shows (D11).
 */
export class SessionContents {
  /** The content of the request's cookies. */
  readonly opened: Readonly<Opened>;
  readonly #isShared: boolean;
  readonly #changes: Omit<Changed, "newCarts"> = {};
  #personal = false;

  /** @param opened "shared" while a shared page is rendered, which must not read any */
  constructor(opened: Opened | "shared") {
    this.#isShared = opened === "shared";
    this.opened = opened === "shared" ? {} : opened;
  }

  read<P extends Purpose>(purpose: P): Content<P> | undefined {
    this.#refuseIfShared(purpose);
    const changed = this.#changes[purpose];
    const content = (changed === undefined ? this.opened[purpose] : (changed ?? undefined)) as Content<P> | undefined;
    if (content !== undefined) this.#personal = true;
    return content;
  }

  /** Carts created in the last minutes, of all sites. Does not mark the response: they may be those of other sites. */
  readNewCarts(): Content<"cart">[] {
    this.#refuseIfShared("newCarts");
    return this.opened.newCarts ?? [];
  }

  #refuseIfShared(purpose: Purpose | "newCarts"): void {
    if (this.#isShared) throw new PersonalReadError(`A page that everybody shares asks for "${purpose}"`);
  }

  write<P extends Purpose>(purpose: P, content: Content<P> | null): void {
    this.#refuseIfShared(purpose);
    if (content === null && this.opened[purpose] === undefined) delete this.#changes[purpose];
    else Object.assign(this.#changes, { [purpose]: content });
    this.#personal = true;
  }

  /**
   * Removes a cookie, even one that was ignored: the browser may not have received the response to an earlier sign-out
   * (ADR 0028).
   */
  remove(purpose: Purpose): void {
    this.#refuseIfShared(purpose);
    Object.assign(this.#changes, { [purpose]: null });
    this.#personal = true;
  }

  /** Discards a change; the browser's cookie stays as it is. */
  discard(purpose: Purpose): void {
    delete this.#changes[purpose];
  }

  get changes(): Readonly<Omit<Changed, "newCarts">> {
    return this.#changes;
  }

  get isPersonal(): boolean {
    return this.#personal;
  }

  markPersonal(): void {
    this.#personal = true;
  }
}
