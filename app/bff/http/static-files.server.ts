import { Router } from "express";
import express from "express";
import expressStaticGzip from "express-static-gzip";

const YEAR = "public, max-age=31536000, immutable";
const HOUR = "public, max-age=3600";

const FILE = /\.(?!html$)\w+$/;

/** Built files carry their hash in their name and are compressed at build time; the rest of `public` lives an hour. */
export function staticFiles(folder: string): Router {
  const router = Router();
  router.use(
    "/build",
    expressStaticGzip(`${folder}/build`, {
      enableBrotli: true,
      orderPreference: ["br", "gzip"],
      index: false,
      serveStatic: {
        cacheControl: false,
        setHeaders: (response) => void response.setHeader("Cache-Control", YEAR),
        fallthrough: true,
      },
    }),
    (_request, response) => {
      response.status(404).set("Cache-Control", "no-store").type("text/plain").send("Not found\n");
    },
  );
  const files = express.static(folder, {
    index: false,
    redirect: false,
    setHeaders: (response) => void response.setHeader("Cache-Control", HOUR),
  });
  // Only former addresses of pages end like a file, in .html: the disk is not asked for every page.
  router.use((request, response, next) => {
    if (FILE.test(request.path)) files(request, response, next);
    else next();
  });
  return router;
}
