import express, { Router } from "express";
import expressStaticGzip from "express-static-gzip";

const YEAR = "public, max-age=31536000, immutable";
const HOUR = "public, max-age=3600";

const FILE = /\.(?!html$)\w+$/;

/**
 * Built files, which carry their hash in their name and are compressed at build time. No header but what a script or a
 * style sheet needs: a page loads eight, and a document's policies would be 270 bytes more on each.
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
        // Nobody asks again for what never changes.
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

/** The rest of `public` lives an hour. */
export function staticFiles(folder: string): Router {
  const router = Router();
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
