import { timeZoneOf } from "#models/countries.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

/** What a country's clocks show at a moment in milliseconds: an ISO day, and the hour. */
export function localTime(country: string, at: number): { day: string; hour: number } {
  const [day = "", time = ""] = shown(country, at).split(" ");
  return { day, hour: Number(time.slice(0, 2)) };
}

/** The moment at which a day, given as ISO, begins in a country. */
export function startOfDay(country: string, day: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // Clocks change between one and three in the morning: twelve hours before, they may still have been others.
  const near = midnight - ahead(country, midnight);
  return midnight - ahead(country, near);
}

/** Milliseconds by which a country's clocks are ahead of UTC. */
const ahead = (country: string, at: number): number => Date.parse(`${shown(country, at).replace(" ", "T")}Z`) - at;

function shown(country: string, at: number): string {
  const timeZone = timeZoneOf(country);
  let format = formats.get(timeZone);
  if (!format) {
    // Sweden writes ISO days.
    format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
    formats.set(timeZone, format);
  }
  return format.format(at);
}
