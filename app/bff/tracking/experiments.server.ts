import { serialize } from "cookie";
import type { Request, Response } from "express";
import { LEVELS } from "~/models/consent";
import {
  giveVariants,
  readVariants,
  type RunningExperiment,
  VARIANT_COOKIE,
  VARIANT_SECONDS,
  type Variants,
  variantValue,
} from "~/models/experiments";
import type { RequestContext } from "../context.server";
import { consentOf } from "./consent.server";

type Cookies = RequestContext["cookies"];

const NONE: Variants = {};

/**
 * The variants that this request is answered in. Nobody takes part who did not agree to tests of pages (level 2), nor does a
 * crawler: they see the pages as they are. Who takes part is given their variants with the first page they open, not with
 * what its scripts ask for, which may be under way at the same time.
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

/** Keeps the variants that this request was answered in, for thirty days from the first. */
export function setVariantCookie(response: Response, { cookies, shop, variants }: RequestContext): void {
  const value = variantValue(variants);
  if (value === "" || cookies[VARIANT_COOKIE] === value) return;
  const { secure } = shop.cookieSettings;
  const options = { path: "/", maxAge: VARIANT_SECONDS, sameSite: "lax", secure } as const;
  response.append("Set-Cookie", serialize(VARIANT_COOKIE, value, options));
}
