import { useEffect, useState, useSyncExternalStore } from "react";
import { useText } from "~/i18n/use-text";
import { BANNER_ICONS } from "../banner/banner";
import { Icon } from "../icon/icon";
import styles from "./toast.module.css";
import { closeToast, noToasts, subscribeToToasts, type Toast, toasts } from "./toasts";

/** S9 */
export const TOAST_TIME_MS = 4000;

/** Where toasts appear; every layout has one. The region is there before its first toast, so that it is announced. */
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
  // Whoever rests on it is still reading: its time begins anew when they leave.
  useEffect(() => {
    if (isRead) return;
    const timer = setTimeout(() => closeToast(toast.id), TOAST_TIME_MS);
    return () => clearTimeout(timer);
  }, [toast.id, isRead]);
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
      {toast.text}
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
