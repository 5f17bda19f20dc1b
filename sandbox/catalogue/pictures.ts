import { join } from "node:path";
import { imagesRouter } from "../studio/router";
import { studioInWorker } from "../studio/studio-in-worker";
import type { Service } from "../service";
import { specOf } from "./products";

/** Pictures of the catalogue's garments, drawn when first asked for, and scenes. */
export const imagesService: Service = {
  name: "images",
  mount: "/images",
  schema: "",
  seed: () => undefined,
  router: (sandbox) =>
    imagesRouter({
      cacheDir: join(sandbox.cacheDir, "pictures"),
      specOf: (optionId) => specOf(sandbox, optionId),
      plain: sandbox.plainPictures,
      logger: sandbox.log,
      ...(sandbox.picturesApart &&
        !sandbox.plainPictures && { studio: studioInWorker(sandbox.log), idle: sandbox.idle }),
    }),
};
