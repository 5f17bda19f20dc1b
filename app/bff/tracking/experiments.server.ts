import { serialize } from "cookie";
import type { Request, Response } from "express";
import { LEVELS } from "#app/models/consent.ts";
import {
  giveVariants,
  readVariants,
  type RunningExperiment,
  VARIANT_COOKIE,
  VARIANT_SECONDS,
  type Variants,
  variantValue,
} from "#app/models/experiments.ts";
import type { RequestContext } from "../context.server";
import { consentOf } from "./consent.server";

type Cookies = RequestContext["cookies"];

const NONE: Variants = {};

/**
 * The variants for this request. Visitors without consent to tests (level 2) and crawlers take part in no experiment:
 * they get the standard pages. Participants are assigned variants on the first page they open, but not on data
 * requests, which may run in parallel.
 */
export function variantsFor(
  running: readonly RunningExperiment[],
  cookies: Cookies,
  { method, path, isCrawler }: Pick<Request, "method" | "path"> & { isCrawler: boolean },
): Variants {
  if (running.length === 0 || isCrawler) return NONE;
  if (!consentOf({ cookies })?.includes(LEVELS.tests)) return NONE;
  const given = readVariants(cookies[VARIANT_COOKIE], running);
  return method === "GET" && !path.endsWith(".data") ? giveVariants(given, running, Math.random) : given;
}

/** Remembers the variants of this request for thirty days after the assignment. */
export function setVariantCookie(response: Response, { cookies, shop, variants }: RequestContext): void {
  const value = variantValue(variants);
  if (value === "" || cookies[VARIANT_COOKIE] === value) return;
  const { secure } = shop.cookieSettings;
  const options = { path: "/", maxAge: VARIANT_SECONDS, sameSite: "lax", secure } as const;
  response.append("Set-Cookie", serialize(VARIANT_COOKIE, value, options));
}
