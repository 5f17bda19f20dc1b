import { type Metric, onCLS, onINP, onLCP, onTTFB } from "web-vitals";
import type { VitalName } from "#app/models/tracking/events.ts";

/** Reports each web vital of the document once (BEY-10). */
export function watchVitals(tell: (name: VitalName, value: number, id: string) => void): void {
  const report = ({ name, value, id }: Metric) => {
    if (name !== "FCP") tell(name, name === "CLS" ? Math.round(value * 1e4) / 1e4 : Math.round(value), id);
  };
  for (const watch of [onLCP, onINP, onCLS, onTTFB]) watch(report);
}
