import express, { Router } from "express";
import expressStaticGzip from "express-static-gzip";

const YEAR = "public, max-age=31536000, immutable";
const HOUR = "public, max-age=3600";

const FILE = /\.(?!html$)\w+$/;

/**
 * Serves built files, which have a hash in their name and are compressed at build time. Sends only the headers that
 * scripts and style sheets need: a page loads eight files, and a document's policies would add 270 bytes to each.
 */
export function builtFiles(folder: string): Router {
  const router = Router();
  router.use(
    expressStaticGzip(folder, {
      enableBrotli: true,
      orderPreference: ["br", "gzip"],
      index: false,
      serveStatic: {
        cacheControl: false,
        // Immutable files need no revalidation.
        etag: false,
        lastModified: false,
        acceptRanges: false,
        setHeaders: (response) => {
          response.setHeader("Cache-Control", YEAR);
          response.setHeader("X-Content-Type-Options", "nosniff");
        },
        fallthrough: true,
      },
    }),
    (_request, response) => {
      response.status(404).set("Cache-Control", "no-store").type("text/plain").send("Not found\n");
    },
  );
  return router;
}

/** Serves the rest of `public`, to be cached for an hour. */
export function staticFiles(folder: string): Router {
  const router = Router();
  const files = express.static(folder, {
    index: false,
    redirect: false,
    setHeaders: (response) => void response.setHeader("Cache-Control", HOUR),
  });
  // Only paths with a file extension are looked up on disk. Of pages, only former addresses have one, `.html`.
  router.use((request, response, next) => {
    if (FILE.test(request.path)) files(request, response, next);
    else next();
  });
  return router;
}
