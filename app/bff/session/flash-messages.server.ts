import type { Key } from "#app/i18n/namespaces.ts";
import type { FlashLink, FlashMessage } from "#app/models/form-problem.ts";
import type { SessionContents } from "./session-contents.server";

/** Most messages to keep, since nobody reads more. */
const MOST = 5;

/** What has a text (`noticeText`). A cookie may have a key of another release. */
interface Worded {
  key: Key<"notices" | "common">;
}
/** A message as it is added, and a link after it. */
export type NewFlashMessage = FlashMessage & Worded & { links?: NewFlashLink[] };
export type NewFlashLink = FlashLink & Worded;

/** Messages that are shown once, on the next page. */
export class FlashMessages {
  readonly #contents: SessionContents;
  /** Messages taken by this request. */
  #taken: FlashMessage[] = [];

  constructor(contents: SessionContents) {
    this.#contents = contents;
  }

  get #kept(): FlashMessage[] {
    return (this.#contents.read("flash")?.messages ?? []) as FlashMessage[];
  }

  add(message: NewFlashMessage): void {
    this.#write([...this.#kept, message]);
  }

  /** Removes a message that is no longer true. */
  drop(key: Worded["key"]): void {
    const others = this.#kept.filter((message) => message.key !== key);
    if (others.length < this.#kept.length)
      this.#contents.write("flash", others.length > 0 ? { messages: others } : null);
  }

  /** Returns the messages and removes them from the cookie. */
  take(): FlashMessage[] {
    const messages = this.#kept;
    if (messages.length > 0) this.#contents.write("flash", null);
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
    // A button pressed again before the next page came says the same again.
    const byText = new Map(messages.map((message) => [JSON.stringify(message), message]));
    this.#contents.write("flash", { messages: [...byText.values()].slice(-MOST) });
  }
}
