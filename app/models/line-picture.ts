import type { ProductPicture } from "./product";

/** In the place of a line's picture that cannot be read: the line is shown and ordered all the same. */
export const NO_PICTURE: ProductPicture = { type: "AP", path: "/" };

/** Draws nothing in the room of a picture. What `pictureUrl` puts behind an address comes behind its `#`. */
const NOTHING = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%202%203'/%3E#";

/** Path of a line's picture as `Picture` takes it. */
export function linePicture({ picture: { path } }: { picture: Pick<ProductPicture, "path"> }): string {
  return path === NO_PICTURE.path ? NOTHING : path;
}
