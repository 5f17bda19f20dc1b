import { COUNTRIES, type Country } from "./locale";
import type { Asset } from "./page";
import type { ProductPicture } from "./product";

/**
 * Addresses of resized pictures. The image service takes `w` (pixels), `q` and `f`; pictures are webp at quality 80,
 * flags at 50 (S9).
 */

/** Widths offered, by where the picture is used. The last list is the specification's, by breakpoint (S9). */
export const PICTURE_WIDTHS = {
  /** Slots of 48 to 136 px at one to three device pixels per CSS pixel: none gets a third more than it shows. */
  thumb: [96, 144, 192, 288],
  /** Half a phone's width at one to three device pixels per CSS pixel, a grid column elsewhere at one and two. */
  tile: [400, 599, 800],
  /** Fetched and shown only while a pointer is on it: one size is enough. */
  hover: [700],
  half: [400, 599, 800, 1279, 1599],
  page: [599, 1279, 1599, 1920],
} as const;

export type PictureWidths = keyof typeof PICTURE_WIDTHS;

const QUALITY = 80;
const FLAG_QUALITY = 50;
const FLAG_WIDTH = 72;
/** Width of a product's pictures, which are 2:3 (10:15, S9). */
export const PRODUCT_WIDTH = 1200;
/** Wide enough for link previews on other sites. */
export const SHARED_WIDTH = 1279;

function absolute(base: string, path: string): string {
  return path.startsWith("/") && !path.startsWith("//") ? base + path : path;
}

/** @param base public address of the image service, without a final slash; @param path as the product or content gives it */
export function pictureUrl(base: string, path: string, width: number): string {
  return sized(base, path, width, QUALITY);
}

function sized(base: string, path: string, width: number, quality: number): string {
  const url = absolute(base, path);
  const format = url.includes(".webp") ? "" : "&f=webp";
  return `${url}${url.includes("?") ? "&" : "?"}w=${width}&q=${quality}${format}`;
}

/** A flag is 24 px wide; one picture serves screens of up to three device pixels per CSS pixel. */
export function flagUrl(base: string, path: string): string {
  return sized(base, path, FLAG_WIDTH, FLAG_QUALITY);
}

/** `srcset` value. Widths above the picture's own are replaced by its own: it is never enlarged. */
export function pictureSrcSet(base: string, path: string, widths: PictureWidths, ownWidth = PRODUCT_WIDTH): string {
  const offered: number[] = [];
  for (const width of PICTURE_WIDTHS[widths]) {
    offered.push(Math.min(width, ownWidth));
    if (width >= ownWidth) break;
  }
  return offered.map((width) => `${pictureUrl(base, path, width)} ${width}w`).join(", ");
}

/** Address of each country's flag, as content gives it. A country may have none. */
export type Flags = Readonly<Partial<Record<Country, string>>>;

/** Editors name the files in the flags' folder by country: `fr.webp` is France's. The first file of a name counts. */
export function flagsOf(assets: readonly Asset[]): Flags {
  const flags: Partial<Record<Country, string>> = {};
  for (const { filename, url } of assets) {
    const name = filename.trim().split(".")[0]?.toUpperCase();
    const country = COUNTRIES.find((code) => code === name);
    if (country && url !== "") flags[country] ??= url;
  }
  return flags;
}

/** Replaces a line's picture that cannot be read, so that the line is still shown and ordered. */
export const NO_PICTURE: ProductPicture = { type: "AP", path: "/" };

/** An empty picture of the usual shape. It ends in `#`, behind which the parameters of `pictureUrl` have no effect. */
const NOTHING = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%202%203'/%3E#";

/** Path of a line's picture as `Picture` takes it. */
export function linePicture({ picture: { path } }: { picture: Pick<ProductPicture, "path"> }): string {
  return path === NO_PICTURE.path ? NOTHING : path;
}
