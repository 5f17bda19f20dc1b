import { lazy, Suspense } from "react";
import { useHydrated } from "../use-hydrated";
import type { PositionFieldProps } from "./position-field";
import styles from "./position-button.module.css";

/** Loaded once scripts run. Without it a place is searched for by its name. */
const PositionField = lazy(() => import("./position-field").catch(() => ({ default: () => <></> })));

/** Asks the browser where it is, and sends the form with `lat` and `lon`. Only with scripts, and never by itself. */
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
