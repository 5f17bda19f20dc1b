import { readdirSync } from "node:fs";
import type { RequestContext } from "#app/bff/context.server.ts";
import { LEVELS, MEASURED_CART } from "#app/models/consent.ts";
import type { Country } from "#app/models/locale.ts";
import { asInertJson } from "#app/models/structured-data.ts";
import type { PageFacts } from "#app/models/tracking/events.ts";
import { FACTS_ID } from "#app/models/tracking/events.ts";
import type { MeasureConfig } from "#app/ui/measure/measure.ts";

/**
 * Name of the measuring script, which is built apart from the shop's scripts (scripts/measure-script.mjs); null in
 * development.
 */
const MEASURE_SCRIPT = findScript();

function findScript(): string | null {
  try {
    const name = readdirSync("public/build").find((file) => /^measure-[\w-]+\.js$/.test(file));
    return name ? name.slice(0, -".js".length) : null;
  } catch {
    return null;
  }
}

/** Top-level domain of each country's host, which is part of the id of its A/B script. */
const EXTENSIONS: Record<Country, string> = { FR: "fr", CH: "ch", GB: "com", ES: "es", DE: "de", IT: "it", PL: "pl" };

/** Id of the A/B script: each site has its own, and a different one in each environment (TRK-04). */
function abTestId(country: Country, environment: string): string {
  return `vitrine-${EXTENSIONS[country]}-${environment}`;
}

interface StarterConfig extends MeasureConfig {
  /** Name of the measuring script in the build folder; null where nothing is measured. */
  script: string | null;
  ab: string | null;
  abuse: string | null;
  /** Loads the script against fraud on every page instead of on payment pages only. */
  isAbuseEverywhere: boolean;
}

/** HTML for measuring: the page's facts as JSON, and the script that starts measuring once there is consent. */
export function measuring(context: RequestContext, facts: PageFacts): string {
  const json = `<script type="application/json" id="${FACTS_ID}">${asInertJson(facts)}</script>`;
  const config = starterConfig(context);
  const isIdle = !config.script && !config.ab && !config.abuse;
  return isIdle ? json : `${json}<script>(${STARTER})(${asInertJson(config)})</script>`;
}

function starterConfig({ shop: { env }, site, prefix }: RequestContext): StarterConfig {
  const adapters = env.ANALYTICS.filter((name) => name !== "none");
  const ab = env.AB_SCRIPT_URL?.replace("{id}", abTestId(site.country, env.SITE_ENV)) ?? null;
  return {
    prefix,
    adapters,
    collect: "/collect",
    sample: env.COLLECT_SAMPLE,
    hasAbTest: ab !== null,
    script: adapters.length > 0 || ab !== null ? MEASURE_SCRIPT : null,
    ab,
    abuse: env.ANTI_ABUSE_URL ?? null,
    isAbuseEverywhere: site.params.recaptcha,
  };
}

/**
 * Runs in the page, called with the configuration.
 *
 * The A/B script needs consent to tests. While there is no choice, it is checked every 500 ms, up to 10 times; the
 * script is loaded once (TRK-04). Measuring starts with consent to audience or tests, when the page is loaded (or after
 * five seconds, in case a script that never arrives delays the load event) or when consent is given. A choice without
 * audience removes the stored cart. The script against fraud needs no consent (TRK-06). Scripts are appended to the
 * body, where they do not disturb hydration.
 */
export const STARTER = `function (config) {
  var loaded = {}, tries = 0, isStarted = false, path = location.pathname;
  function levels() {
    var found = document.cookie.match(/(^|; )privacy=(\\d{1,2}((,|%2C)\\d{1,2}){0,15})(?=;|$)/g);
    if (!found || found.length > 1) return null;
    return found[0].split("=")[1].split(/,|%2C/).map(Number);
  }
  function load(address) {
    if (loaded[address]) return;
    loaded[address] = true;
    var script = document.createElement("script");
    script.async = true;
    script.src = address;
    document.body.append(script);
  }
  function abTest() {
    var chosen = levels();
    if (chosen) { if (chosen.indexOf(${LEVELS.tests}) >= 0) load(config.ab); }
    else if (tries++ < 10) setTimeout(abTest, 500);
  }
  function measure(isLate) {
    var chosen = levels();
    if (chosen && chosen.indexOf(${LEVELS.audience}) < 0) try { localStorage.removeItem("${MEASURED_CART}"); } catch (e) {}
    if (isStarted || !chosen || !chosen.some(function (level) { return level === ${LEVELS.audience} || level === ${LEVELS.tests}; })) return;
    isStarted = true;
    import("/build/" + config.script + ".js").then(function (module) { module.start(config, { isLate: isLate, levels: levels, path: path }); }, function () { isStarted = false; });
  }
  function protect() {
    if (config.isAbuseEverywhere || /\\/(checkout\\/|order-)payment$/.test(location.pathname)) load(config.abuse);
  }
  if (config.ab) {
    abTest();
    addEventListener("consent", abTest);
  }
  if (config.script) {
    addEventListener("load", function () { setTimeout(measure, 0, false); });
    setTimeout(measure, 5000, false);
    addEventListener("consent", function () { measure(true); });
  }
  if (config.abuse) {
    protect();
    var push = history.pushState;
    history.pushState = function () {
      push.apply(history, arguments);
      protect();
    };
  }
}`.replace(/\n\s*/g, " ");
