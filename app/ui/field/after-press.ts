/**
 * Delays changes until a mouse press is over. An error that appears between `mousedown` and `mouseup` would move the
 * button away, and the click would be lost. Touch and pens send all mouse events at once after lifting.
 */

/** Callbacks waiting for the end of the press; null while nothing is pressed. */
let waiting: (() => void)[] | null = null;

const begin = () => {
  waiting ??= [];
};

/** The click follows `mouseup` at once; the timeout runs the callbacks after it. */
const end = () =>
  setTimeout(() => {
    const ready = waiting;
    waiting = null;
    ready?.forEach((run) => run());
  });

/** Events that end a press. After dragging, a context menu or a key, `mouseup` may never come. */
const ENDS = ["mouseup", "dragend", "contextmenu", "keydown"];

/** Call it in the browser before the first press; further calls change nothing. */
export function watchPresses(): void {
  addEventListener("mousedown", begin, true);
  for (const type of ENDS) addEventListener(type, end, true);
}

/** Runs the callback at once, or after the press under way and its click. */
export function afterPress(run: () => void): void {
  if (waiting) waiting.push(run);
  else run();
}
