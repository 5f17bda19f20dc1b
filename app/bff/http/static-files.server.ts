import { STATUS_CODES } from "node:http";
import express, { type ErrorRequestHandler, Router } from "express";
import expressStaticGzip from "express-static-gzip";
import { z } from "zod";
import { refuse } from "./guards.server";

const YEAR = "public, max-age=31536000, immutable";
const HOUR = "public, max-age=3600";

const FILE = /\.(?!html$)\w+$/;

/** What `send` throws for a precondition or a range that a file does not meet: the request is wrong, nothing failed. */
const refusalSchema = z.object({
  status: z.literal([412, 416]),
  headers: z.record(z.string(), z.string()).optional(),
});

const unmetCondition: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const refusal = refusalSchema.safeParse(error);
  if (!refusal.success) return next(error);
  // The refusal is a line of text, not the compressed file.
  response.removeHeader("Content-Encoding");
  response.set(refusal.data.headers ?? {});
  refuse(response, refusal.data.status, STATUS_CODES[refusal.data.status] ?? "");
};

/**
 * Serves built files, which have a hash in their name and are compressed at build time. Sends only the headers that
 * scripts and style sheets need: a page loads eight files, and a document's policies would add 270 bytes to each.
 */
export function builtFiles(folder: string): Router {
  const router = Router();
  router.use((_request, response, next) => {
    response.setHeader("X-Content-Type-Options", "nosniff");
    next();
  });
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
        redirect: false,
        setHeaders: (response) => void response.setHeader("Cache-Control", YEAR),
        fallthrough: true,
      },
    }),
    (_request, response) => refuse(response, 404, "Not found"),
  );
  router.use(unmetCondition);
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
  router.use(unmetCondition);
  return router;
}
