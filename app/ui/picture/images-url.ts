import { createContext, useContext } from "react";

/** Public address of the image service (IMAGES_URL), given by the root route's data. */
export const ImagesUrlContext = createContext("");

export function useImagesUrl(): string {
  return useContext(ImagesUrlContext);
}
