import { lazy, Suspense } from "react";
import { useHydrated } from "../use-hydrated";
import type { PositionFieldProps } from "./position-field";
import styles from "./position-button.module.css";

/** Loaded once scripts run. If that fails, a place can be searched by name. */
const PositionField = lazy(() => import("./position-field").catch(() => ({ default: () => <></> })));

/**
 * Asks the browser for the position and sends the form with `lat` and `lon`. Only with scripts and only when pressed.
 */
export function PositionButton(props: PositionFieldProps) {
  const isThere = useHydrated() && "geolocation" in navigator;
  return (
    <div className={styles.room}>
      {isThere && (
        <Suspense>
          <PositionField {...props} />
        </Suspense>
      )}
    </div>
  );
}
