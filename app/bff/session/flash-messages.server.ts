import type { FlashMessage } from "~/models/form-problem";
import type { SessionCookies } from "./cookies.server";

/** More are not read. */
const MOST = 5;

/** What is said once, on the page that is shown next. */
export class FlashMessages {
  readonly #cookies: SessionCookies;
  /** By this request. */
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

  /** Gives and forgets them. */
  take(): FlashMessage[] {
    const messages = this.#kept;
    if (messages.length > 0) this.#cookies.write("flash", null);
    this.#taken = messages;
    return messages;
  }

  /** Puts back what was taken, before what was added since. */
  keep(): void {
    const added = this.#kept;
    if (this.#taken.length > 0) this.#write([...this.#taken, ...added]);
    this.#taken = [];
  }

  #write(messages: FlashMessage[]): void {
    this.#cookies.write("flash", { messages: messages.slice(-MOST) });
  }
}
