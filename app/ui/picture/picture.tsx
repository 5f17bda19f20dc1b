import { useImagesUrl } from "../shell/shell-context";
import {
  pictureSrcSet,
  pictureUrl,
  PICTURE_WIDTHS,
  type PictureWidths,
  PRODUCT_WIDTH,
} from "#app/models/picture-url.ts";

export interface PictureProps {
  /** Path under the image service, or a whole address. */
  path: string;
  /** Empty when the text beside it says the same. */
  alt: string;
  /** Set of widths to offer; `tile` by default. */
  widths?: PictureWidths;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  /** The picture's own size in pixels; product pictures are 2:3 (10:15, S9). */
  width?: number;
  height?: number;
  /** Lazy below the fold (default), eager above it, priority for the page's opening picture. */
  loading?: "lazy" | "eager" | "priority";
  /** Another crop for wide screens, used when this media query matches. */
  wide?: { path: string; width: number; height: number; media: string };
  className?: string;
}

/**
 * How wide a product tile is in the grid (two columns to five). On phones a little less, so that those a few pixels
 * wider than a candidate, with two device pixels per CSS pixel, do not take the next one.
 */
export const TILE_SIZES = "(min-width:120em) 19vw,(min-width:80em) 24vw,(min-width:48em) 32vw,48vw";

/**
 * Full screen width. Phones get a fifth less than their dense screens could show: the difference is invisible, and the
 * opening picture is there a third of a second sooner.
 */
export const SCREEN_SIZES = "(max-width: 47.9375em) 80vw, 100vw";

/**
 * `sizes` of a picture that covers a box of another shape: its drawn width, of which the box shows a part.
 * @param box width in hundredths of the screen's, and shape as width by height
 */
export function coverSizes(box: { vw: number; ratio: number }, picture: { width: number; height: number }): string {
  return `${Math.ceil(box.vw * Math.max(1, picture.width / picture.height / box.ratio))}vw`;
}

const PRODUCT_HEIGHT = 1800;

/**
 * Only the opening picture has high priority. Without an attribute, browsers would raise every picture in the first
 * screen.
 */
const PRIORITIES = { priority: "high", eager: "low", lazy: undefined } as const;

/** A picture in the widths it is needed in; its size is reserved before it loads. */
export function Picture(props: PictureProps) {
  const { path, alt, widths = "tile", sizes, loading = "lazy", wide, className } = props;
  const { width = PRODUCT_WIDTH, height = PRODUCT_HEIGHT } = props;
  const base = useImagesUrl();
  const hasChoice = PICTURE_WIDTHS[widths].length > 1;
  const fallback = Math.min(PICTURE_WIDTHS[widths].at(hasChoice ? -2 : 0) ?? width, width);
  const image = (
    <img
      className={className}
      // React sets attributes in order on the client: a source before `loading` would be fetched at once.
      loading={loading === "lazy" ? "lazy" : undefined}
      fetchpriority={PRIORITIES[loading]}
      decoding={loading === "priority" ? undefined : "async"}
      {...(hasChoice && { sizes, srcSet: pictureSrcSet(base, path, widths, width) })}
      src={pictureUrl(base, path, fallback)}
      alt={alt}
      width={width}
      height={height}
    />
  );
  if (!wide) return image;
  return (
    <picture>
      <source
        media={wide.media}
        sizes={sizes}
        srcSet={pictureSrcSet(base, wide.path, widths, wide.width)}
        width={wide.width}
        height={wide.height}
      />
      {image}
    </picture>
  );
}
