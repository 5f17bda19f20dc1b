import { lazy, Suspense } from "react";
import { useHydrated } from "../use-hydrated";
import type { PositionFieldProps } from "./position-field";

/** Fetched once scripts run; not to be had, a place is looked for by its name. */
const PositionField = lazy(() => import("./position-field").catch(() => ({ default: () => <></> })));

/** Asks the browser where it is, and puts it into the form's `lat` and `lon`. Only with scripts, and never by itself. */
export function PositionButton(props: PositionFieldProps) {
  if (!useHydrated() || !("geolocation" in navigator)) return null;
  return (
    <Suspense>
      <PositionField {...props} />
    </Suspense>
  );
}
