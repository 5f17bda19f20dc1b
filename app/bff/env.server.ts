import { z } from "zod";
import { EXPERIMENTS, isExperiment, type RunningExperiment } from "#app/models/experiments.ts";

/** Configuration of the process (D9), read once at start. One message names every wrong or missing variable. */

const SITE_ENVS = ["local", "preview", "integration", "production"] as const;

const url = z
  .url({ protocol: /^https?$/, abort: true, error: "must be an address with http:// or https://" })
  // `fetch` refuses such an address, in a message that repeats it.
  .refine((value) => !new URL(value).username && !new URL(value).password, "must not have a user or a password in it")
  .transform((value) => value.replace(/\/+$/, ""));
/** The sign-in provider must use TLS, unless it runs on the same machine. */
const SAFE_ISSUER = /^(https:|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$))/i;
const number = z.coerce.number({
  // Bounds have zod's own message, which names them.
  error: ({ code }) => (code === "invalid_type" ? "must be a number" : undefined),
});
/** Checked here, because the content SDK accepts a wrong host, and every page would lack its content. */
const host = z
  .string()
  .transform((value) => value.replace(/\/+$/, ""))
  .refine(
    (value) => [url, z.hostname()].some((one) => one.safeParse(value).success),
    "must be a host name or an address",
  );
const list = z.string().transform((value) =>
  value
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean),
);

/** The client asks for the database `NaN` otherwise, and the refusal ends the process. */
const redisUrl = z
  .url({ protocol: /^rediss?$/, abort: true, error: "must be an address with redis:// or rediss://" })
  .refine((value) => /^\/?\d*$/.test(new URL(value).pathname), "the database must be a number");

/** A key sent in a header: another character would fail each call, or the start, without naming the variable. */
const key = z.string().regex(/^[\x20-\x7e]+$/, "must be letters, digits and signs of ASCII, on one line");

/** Values that Express accepts as trusted proxies. A network of all addresses would trust everybody. */
const proxy = z
  .union([z.enum(["loopback", "linklocal", "uniquelocal"]), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
    error: "each must be an IP address, a network such as 10.0.0.0/8, loopback, linklocal or uniquelocal",
  })
  .refine((value) => !value.endsWith("/0"), "a network of all addresses trusts everybody");

/** `home-order:50`: the name of an experiment, and the percentage of its participants who get the other version. */
const experiment = z.string().transform((value, context): RunningExperiment => {
  const [, id = "", share = ""] = /^([\w-]+):(\d{1,3})$/.exec(value) ?? [];
  if (isExperiment(id) && Number(share) >= 1 && Number(share) <= 100) return { id, share: Number(share) };
  const known = Object.keys(EXPERIMENTS).join(", ");
  context.addIssue(`each must be a name (${known}) and a share from 1 to 100, such as home-order:50`);
  return z.NEVER;
});

const variables = z.object({
  PORT: number.int().min(1).max(65535).default(3000),
  SITE_ENV: z.enum(SITE_ENVS),
  /** Scheme, host and port of the shop, for requests that are not to a country's host (local, preview). */
  SITE_ORIGIN: url.transform((value) => new URL(value).origin).optional(),
  GATEWAY_URL: url,
  GATEWAY_SUBSCRIPTION_KEY: key,
  AUTH_ISSUER: url,
  AUTH_CLIENT_ID: z.string().min(1),
  AUTH_CLIENT_SECRET: z.string().min(1),
  CONTENTSTACK_API_KEY: key,
  CONTENTSTACK_DELIVERY_TOKEN: key,
  /** Always `dev` in local use (C7). */
  CONTENTSTACK_ENVIRONMENT: z.string().min(1).optional(),
  CONTENTSTACK_HOST: host,
  /**
   * Id of the folder with the countries' flags. The content service generates these ids, so they differ between
   * environments.
   */
  CONTENTSTACK_FLAGS_FOLDER: z.string().min(1).default("flags"),
  PLACES_URL: url,
  IMAGES_URL: url,
  /** The first secret seals cookies; all of them open cookies (SEC-05). */
  SESSION_SECRETS: list.pipe(
    z.array(z.string().min(32, "each secret needs 32 characters or more")).min(1, "at least one secret is needed"),
  ),
  REDIS_URL: redisUrl.optional(),
  /** Secrets of `POST /purge`, all accepted, so that one can replace another; without any it answers 404. */
  PURGE_SECRET: list.pipe(z.array(key)).default([]),
  /** Most memory for shared rendered documents, in MB; the read cache has a bound of its own (`shop.server.ts`). */
  DOCUMENT_CACHE_MB: number.int().min(1).max(4096).default(40),
  TRUSTED_PROXIES: list.pipe(z.array(proxy)).default([]),
  /** How many shoppers may share one IP address before limits apply to the address (ADR 0027). */
  SHOPPERS_PER_ADDRESS: number.int().min(1).default(200),
  /** Also logs every measured event as a line (docs/tracking.md). */
  COLLECT_LOG: z.stringbool().default(false),
  /** Where events are posted in batches; optional. */
  COLLECT_URL: url.optional(),
  /** Share of measured visits, from 0 to 1, that also report lists and vitals. */
  COLLECT_SAMPLE: number.min(0).max(1).default(1),
  /**
   * Where browsers send events once there is consent: `collector` is the shop itself, `data-layer` is GA4 e-commerce in
   * `dataLayer`, `none` is nowhere.
   */
  ANALYTICS: list.pipe(z.array(z.enum(["collector", "data-layer", "none"]))).default(["collector"]),
  /** Address of the A/B script, with `{id}` for the site's id (TRK-04). */
  AB_SCRIPT_URL: url
    .refine((value) => /^[^/]+\/\/[^/]+\/.*\{id\}/.test(value), "must have {id} in its path")
    .optional(),
  /** Server-side experiments that run (docs/tracking.md); none by default. */
  EXPERIMENTS: list
    .pipe(z.array(experiment))
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, "names an experiment twice")
    .default([]),
  /** Address of the script against card fraud (TRK-06). */
  ANTI_ABUSE_URL: url.optional(),
  /** Port of `GET /metrics`; without it there is no such server. */
  METRICS_PORT: number.int().min(1).max(65535).optional(),
  /** Where traces are sent; without it there are no traces (`traces.server.ts`). */
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  /** Shown in the footer outside production, and part of metrics. */
  SITE_VERSION: z.string().default("dev"),
});

/** This secret is public: anybody could forge a session of any customer with it. */
const EXAMPLE_SECRET = "a-secret-for-local-use-only-change-it-elsewhere";

/**
 * Checks a rule about several variables as soon as these are valid, even if others are not, so that one message names
 * everything.
 */
function whenRight(...names: (keyof z.infer<typeof variables>)[]) {
  return ({ issues }: z.core.ParsePayload) =>
    !issues.some(({ path: [name] = [] }) => names.some((each) => each === name));
}

/** Rules about several variables, and defaults that depend on others. */
const envSchema = variables
  .refine(({ PORT, METRICS_PORT }) => METRICS_PORT !== PORT, {
    path: ["METRICS_PORT"],
    when: whenRight("PORT", "METRICS_PORT"),
    error: "is PORT, the shop's own",
  })
  .refine(({ SITE_ENV, AUTH_ISSUER }) => SITE_ENV !== "production" || SAFE_ISSUER.test(AUTH_ISSUER), {
    path: ["AUTH_ISSUER"],
    when: whenRight("SITE_ENV", "AUTH_ISSUER"),
    error: "must begin with https:// in production",
  })
  .refine(({ SITE_ENV, SESSION_SECRETS }) => SITE_ENV === "local" || !SESSION_SECRETS.includes(EXAMPLE_SECRET), {
    path: ["SESSION_SECRETS"],
    when: whenRight("SITE_ENV", "SESSION_SECRETS"),
    error: "the secret of .env.example is for local use only",
  })
  .refine(({ SITE_ENV, PURGE_SECRET }) => SITE_ENV === "local" || PURGE_SECRET.every(({ length }) => length >= 16), {
    path: ["PURGE_SECRET"],
    when: whenRight("SITE_ENV", "PURGE_SECRET"),
    error: "each secret needs 16 characters or more",
  })
  .refine(({ SITE_ENV, CONTENTSTACK_ENVIRONMENT }) => SITE_ENV === "local" || CONTENTSTACK_ENVIRONMENT, {
    path: ["CONTENTSTACK_ENVIRONMENT"],
    when: whenRight("SITE_ENV", "CONTENTSTACK_ENVIRONMENT"),
    error: "is missing",
  })
  .transform(({ CONTENTSTACK_ENVIRONMENT = "dev", SITE_ORIGIN, ...env }) => ({
    ...env,
    CONTENTSTACK_ENVIRONMENT: env.SITE_ENV === "local" ? "dev" : CONTENTSTACK_ENVIRONMENT,
    SITE_ORIGIN: SITE_ORIGIN ?? `http://localhost:${env.PORT}`,
  }));

export type Env = z.infer<typeof envSchema>;

export class EnvError extends Error {
  override name = "EnvError";
}

/** Names of the variables that are not set, logged at start: a misspelt one changes nothing else. */
export function unsetVariables(source: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(variables.shape).filter((name) => !source[name]?.trim());
}

/**
 * Checks the environment. Blank variables count as missing; white space around a value, such as the end of the line of
 * a mounted file, is no part of it.
 * @throws EnvError its message names every wrong variable, one a line, never with its value
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const trimmed = Object.entries(source).map(([name, value]) => [name, value?.trim()] as const);
  const given = Object.fromEntries(trimmed.filter(([, value]) => value !== ""));
  const result = envSchema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return `  ${name}: ${given[name] === undefined ? "is missing" : issue.message}`;
  });
  throw new EnvError(`The configuration is not usable. Please set:\n${[...new Set(lines)].join("\n")}`);
}
