import { SYNC_NAME } from "../shared-ids";

/** Messages older than this are ignored (S9). */
const HEEDED_MS = 45_000;
/** Local storage is cleared after this time (S9). */
const KEPT_MS = 60_000;

interface Word {
  /** Version of the cart; null once there is no cart. */
  version: number | null;
  /** When the message was sent, in milliseconds. */
  at: number;
}

let mine: number | null | undefined;
let refresh = () => {};
let channel: BroadcastChannel | null = null;
let isDue = false;

/**
 * Tells the other tabs which version of the cart this tab shows, and calls `onOther` when one of them shows another. A
 * tab replies only to a version other than its own, so that tabs do not reply to each other for ever.
 *
 * @param heard message that another tab sent before this one listened
 */
export function cartIs(version: number | null, onOther: () => void, heard?: string | null): void {
  refresh = onOther;
  const isFirst = mine === undefined;
  if (version === mine) return;
  mine = version;
  if (isFirst) listen();
  if (heard) hearText(heard);
  else say({ version, at: Date.now() });
}

/** @internal For tests: resets to the state of a page that was just loaded. */
export function forget(): void {
  channel?.close();
  channel = null;
  mine = undefined;
  isDue = false;
  removeEventListener("storage", onStorage);
  document.removeEventListener("visibilitychange", onSeen);
}

function listen(): void {
  if ("BroadcastChannel" in window) {
    channel = new BroadcastChannel(SYNC_NAME);
    channel.onmessage = ({ data }) => hear(data as Word);
  } else addEventListener("storage", onStorage);
  document.addEventListener("visibilitychange", onSeen);
}

/** Sends by the channel, and by local storage for browsers without channels and for pages that are still loading. */
function say(word: Word): void {
  channel?.postMessage(word);
  try {
    const text = JSON.stringify(word);
    localStorage.setItem(SYNC_NAME, text);
    setTimeout(() => {
      if (localStorage.getItem(SYNC_NAME) === text) localStorage.removeItem(SYNC_NAME);
    }, KEPT_MS);
  } catch {
    // Storage is full or forbidden: the channel has delivered the message.
  }
}

function hear({ version, at }: Word): void {
  if (version !== mine && Date.now() - at < HEEDED_MS) refreshWhenSeen();
}

function onStorage({ key, newValue }: StorageEvent): void {
  if (key === SYNC_NAME && newValue) hearText(newValue);
}

function hearText(text: string): void {
  try {
    hear(JSON.parse(text) as Word);
  } catch {
    // Not a message of this module.
  }
}

function onSeen(): void {
  if (isDue) refreshWhenSeen();
}

/** A hidden tab refreshes when it becomes visible; a tab without a connection would only show an error. */
function refreshWhenSeen(): void {
  isDue = document.hidden || !navigator.onLine;
  if (!isDue) refresh();
}
