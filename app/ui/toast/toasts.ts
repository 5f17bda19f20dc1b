import type { BannerKind } from "~/models/flash";

export interface Toast {
  id: number;
  kind: BannerKind;
  text: string;
}

const NONE: readonly Toast[] = [];
let shown: readonly Toast[] = NONE;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a text for 4 s. Only in the browser: what happens on the server is told by a flash message. */
export function showToast(text: string, kind: Toast["kind"] = "success"): void {
  if (typeof document === "undefined") return;
  set([...shown, { id: ++lastId, kind, text }]);
}

export function closeToast(id: number): void {
  set(shown.filter((toast) => toast.id !== id));
}

export const toasts = () => shown;
/** On the server and while hydrating. */
export const noToasts = () => NONE;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
