import { isUndoOpen } from "#app/models/cart-rules.ts";
import type { Content } from "./cookies.server";
import type { SessionContents } from "./session-contents.server";

type Undo = Content<"undo">;
type Alerts = NonNullable<Undo["alerts"]>;
type Reservations = NonNullable<Undo["reservations"]>;
type Wishes = NonNullable<Undo["wishes"]>;

/**
 * The shopper's last removals and changes, which can be undone. Three cookies hold them, each within the 4 KB that
 * browsers accept: one for lines, alerts, reservations, wishes, subscriptions and what was saved for later; one for
 * extras, whose messages may be long; one for an address.
 */
export class UndoneChanges {
  readonly #contents: SessionContents;

  constructor(contents: SessionContents) {
    this.#contents = contents;
  }

  get lines(): Undo["lines"] {
    return this.#read().lines ?? [];
  }

  set lines(lines: Undo["lines"]) {
    this.#keep({ lines });
  }

  get alerts(): Alerts {
    return this.#read().alerts ?? [];
  }

  set alerts(alerts: Alerts) {
    this.#keep({ alerts });
  }

  get reservations(): Reservations {
    return this.#read().reservations ?? [];
  }

  set reservations(reservations: Reservations) {
    this.#keep({ reservations });
  }

  get wishes(): Wishes {
    return this.#read().wishes ?? [];
  }

  set wishes(wishes: Wishes) {
    this.#keep({ wishes });
  }

  get subscriptions(): Undo["subscriptions"] {
    return this.#read().subscriptions;
  }

  set subscriptions(subscriptions: Undo["subscriptions"]) {
    this.#keep({ subscriptions });
  }

  get savedForLater(): Undo["savedForLater"] {
    return this.#read().savedForLater;
  }

  set savedForLater(savedForLater: Undo["savedForLater"]) {
    this.#keep({ savedForLater });
  }

  /** Whether this was undone last, within the time of its undo: pressed again, the button leads to the same page. */
  isDone(id: string): boolean {
    const { done } = this.#read();
    return done?.id === id && isUndoOpen(done.deletedAt, Date.now());
  }

  /** Remembers what was undone, until the next change here. */
  markDone(id: string, deletedAt: number): void {
    this.#keep({ done: { id, deletedAt } });
  }

  #read(): Partial<Undo> {
    return this.#contents.read("undo") ?? {};
  }

  /** Keeps the last three lines, alerts and wishes, and the last reservation: cookies are limited in size. */
  #keep(changed: Partial<Undo>): void {
    const kept = { ...this.#read(), done: undefined, ...changed };
    const { lines = [], alerts = [], reservations = [], wishes = [], subscriptions, savedForLater, done } = kept;
    const others = {
      ...(alerts.length > 0 && { alerts: alerts.slice(-3) }),
      ...(reservations.length > 0 && { reservations: reservations.slice(-1) }),
      ...(wishes.length > 0 && { wishes: wishes.slice(-3) }),
      ...(subscriptions && { subscriptions }),
      ...(savedForLater && { savedForLater }),
      ...(done && { done }),
    };
    const isEmpty = lines.length === 0 && Object.keys(others).length === 0;
    this.#contents.write("undo", isEmpty ? null : { lines: lines.slice(-3), ...others });
  }

  get extras(): Content<"undoExtras">["extras"] {
    return this.#contents.read("undoExtras")?.extras ?? [];
  }

  /** The last two; with their messages, more would not fit into a cookie. */
  set extras(extras: Content<"undoExtras">["extras"]) {
    this.#contents.write("undoExtras", extras.length > 0 ? { extras: extras.slice(-2) } : null);
  }

  get address(): Content<"undoAddress"> | null {
    return this.#contents.read("undoAddress") ?? null;
  }

  set address(content: Content<"undoAddress"> | null) {
    if (content !== null || this.#contents.read("undoAddress")) this.#contents.write("undoAddress", content);
  }
}
