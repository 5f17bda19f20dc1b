import type { BannerKind } from "#app/models/form-problem.ts";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useText } from "#app/i18n/use-text.tsx";
import { BANNER_ICONS } from "../banner/banner";
import { Icon } from "../icon/icon";
import styles from "./toast.module.css";

/** S9 */
const TOAST_TIME_MS = 4000;

/**
 * Where toasts appear; every layout has one. The live region exists before its first toast, so that the toast is
 * announced.
 */
export function ToastRegion() {
  const shown = useSyncExternalStore(subscribeToToasts, toasts, noToasts);
  return (
    <div className={styles.region} role="status">
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [isRead, setRead] = useState(false);
  const t = useText("common");
  // Hover or focus means that it is being read: its time starts again afterwards.
  useEffect(() => {
    if (isRead || toast.unsent) return;
    const timer = setTimeout(() => closeToast(toast.id), TOAST_TIME_MS);
    return () => clearTimeout(timer);
  }, [toast, isRead]);
  return (
    <div
      className={styles.toast}
      data-kind={toast.kind}
      onPointerEnter={() => setRead(true)}
      onPointerLeave={() => setRead(false)}
    >
      <span className={styles.mark}>
        <Icon name={BANNER_ICONS[toast.kind]} size="small" />
      </span>
      {toast.unsent ? t(`unsent.${toast.unsent}`) : toast.text}
      <button
        className={styles.close}
        type="button"
        aria-label={t("close")}
        onFocus={() => setRead(true)}
        onBlur={() => setRead(false)}
        onClick={() => closeToast(toast.id)}
      >
        <Icon name="close" size="small" />
      </button>
    </div>
  );
}

export interface Toast {
  id: number;
  kind: BannerKind;
  text: string;
  /** Instead of a text: why a form got no response (`form/lost-forms`). Stays until it is closed or a form is sent. */
  unsent?: "offline" | "unsure";
}

const NONE: readonly Toast[] = [];
let shown: readonly Toast[] = NONE;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a text for 4 s. Browser only: actions on the server use a flash message. */
export function showToast(text: string, kind: Toast["kind"] = "success"): void {
  if (typeof document === "undefined") return;
  set([...shown, { id: ++lastId, kind, text }]);
}

export function showUnsent(unsent: Toast["unsent"]): void {
  closeUnsent();
  set([...shown, { id: ++lastId, kind: "danger", text: "", unsent }]);
}

export function closeUnsent(): void {
  if (shown.length > 0) set(shown.filter((toast) => !toast.unsent));
}

export function closeToast(id: number): void {
  set(shown.filter((toast) => toast.id !== id));
}

export const toasts = () => shown;
/** On the server and while hydrating. */
const noToasts = () => NONE;

function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
