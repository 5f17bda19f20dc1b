import type { CookieOptions, Response } from "express";
import { parse } from "cookie";
import { isPrefix, type Language, PREFIXES } from "#models/locale.ts";
import { isShopPage } from "./client";

/** The shop that a browser came from, for pages that no longer know: an expired form, an unknown payment. */
export interface WayBack {
  /** Its home page, for example `http://localhost:3000/fr-fr`. */
  url: string;
  language: Language;
}

const COOKIE = "sandbox_shop";

/** `address` is any of the shop's pages. `mount` keeps the cookie from the shop, which may run on the same host. */
export function rememberShop(response: Response, mount: string, address: unknown): void {
  const shop = shopOf(address);
  const options: CookieOptions = { path: mount, httpOnly: true, sameSite: "lax" };
  if (shop) response.cookie(COOKIE, shop.url, options);
}

/** From the request's Cookie header: what a browser says, so it is checked like any address. */
export function rememberedShop(cookieHeader: string | undefined): WayBack | null {
  return shopOf(parse(cookieHeader ?? "")[COOKIE]);
}

function shopOf(address: unknown): WayBack | null {
  if (typeof address !== "string" || !isShopPage(address)) return null;
  const { origin, pathname } = new URL(address);
  const prefix = pathname.split("/")[1];
  return isPrefix(prefix) ? { url: `${origin}/${prefix}`, language: PREFIXES[prefix].language } : null;
}
