import type { FlashMessage } from "~/models/form-problem";
import type { SessionCookies } from "./cookies.server";

/** Most messages to keep, since nobody reads more. */
const MOST = 5;

/** Messages that are shown once, on the next page. */
export class FlashMessages {
  readonly #cookies: SessionCookies;
  /** Messages taken by this request. */
  #taken: FlashMessage[] = [];

  constructor(cookies: SessionCookies) {
    this.#cookies = cookies;
  }

  get #kept(): FlashMessage[] {
    return (this.#cookies.read("flash")?.messages ?? []) as FlashMessage[];
  }

  add(message: FlashMessage): void {
    this.#write([...this.#kept, message]);
  }

  /** Returns the messages and removes them from the cookie. */
  take(): FlashMessage[] {
    const messages = this.#kept;
    if (messages.length > 0) this.#cookies.write("flash", null);
    this.#taken = messages;
    return messages;
  }

  /** Puts the taken messages back, before those added since. */
  keep(): void {
    const added = this.#kept;
    if (this.#taken.length > 0) this.#write([...this.#taken, ...added]);
    this.#taken = [];
  }

  #write(messages: FlashMessage[]): void {
    this.#cookies.write("flash", { messages: messages.slice(-MOST) });
  }
}
