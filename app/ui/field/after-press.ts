/**
 * What comes up while the mouse is down must not move the page: the button would slide from under it, and the press be
 * lost. Touch and pens send the same events once they are lifted, all in one go.
 */

/** What waits for the press under way; null while nothing is pressed. */
let waiting: (() => void)[] | null = null;

const begin = () => {
  waiting ??= [];
};

/** The click follows `mouseup` at once: what waited comes after it. */
const end = () =>
  setTimeout(() => {
    const ready = waiting;
    waiting = null;
    ready?.forEach((run) => run());
  });

/** Something dragged, a menu or a key end a press whose `mouseup` never comes. */
const ENDS = ["mouseup", "dragend", "contextmenu", "keydown"];

/** To be called in the browser before anything is pressed; again changes nothing. */
export function watchPresses(): void {
  addEventListener("mousedown", begin, true);
  for (const type of ENDS) addEventListener(type, end, true);
}

/** Runs it at once, or when the press under way is over and its click delivered. */
export function afterPress(run: () => void): void {
  if (waiting) waiting.push(run);
  else run();
}
