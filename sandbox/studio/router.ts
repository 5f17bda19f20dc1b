import { Router, type Request, type Response } from "express";
import { createPrerender, usualScenes } from "./prerender";
import { BadAsk } from "./ask";
import { askedPicture, askedScene, type Asked, type SpecOf } from "./drawings";
import { createPictureStore, type Log, type PictureStore, plainPictures } from "./store";
import { createStudio, type Studio } from "./studio";

interface ImagesOptions {
  /** Folder of the encoded pictures; may be thrown away at any time. */
  cacheDir: string;
  specOf: SpecOf;
  /** Every address is answered as usual, with a grey area for a drawing. */
  plain?: boolean;
  logger?: Log;
  /** Who draws: in this thread unless said otherwise. */
  studio?: Studio;
  /** Milliseconds since anybody asked the sandbox for anything. Where this is given, scenes are drawn meanwhile. */
  idle?: () => number;
}

const YEAR = "public, max-age=31536000, immutable";

function refuse(response: Response, status: number, code: string, message: string): void {
  response.status(status).set("Cache-Control", "no-store").json({ code, message });
}

/** One line in the log for all: a person reads at the start where the shop is. */
async function drawScenes(store: PictureStore, idle: () => number, log: Log): Promise<void> {
  let drawn = 0;
  const make = ({ drawing, encoding }: Asked): Promise<Buffer> => store.get(drawing, encoding, () => drawn++);
  await createPrerender(usualScenes(), make, idle);
  if (drawn > 0) log("scenes drawn ahead", { pictures: drawn });
}

/**
 * Pictures over HTTP:
 * - `/products/{optionId}/{KIND}-{n}.webp?w=&q=&f=webp|avif|jpeg`
 * - `/scenes/{name}.webp?w=&h=&q=&f=`
 *
 * 400 for what no picture can be (kind, view, size, quality, format), 404 for an id or scene that nobody knows.
 * An address never changes its picture's attributes, so answers may be kept for ever.
 */
export function imagesRouter({
  cacheDir,
  specOf,
  plain = false,
  logger = () => undefined,
  studio = createStudio(),
  idle,
}: ImagesOptions): Router {
  const store = plain ? plainPictures : createPictureStore(cacheDir, studio, logger);
  if (idle && !plain) void drawScenes(store, idle, logger);

  const send = async (request: Request, response: Response, { drawing, encoding }: Asked): Promise<void> => {
    response.set({
      "Cache-Control": YEAR,
      ETag: `"${store.tagOf(drawing, encoding)}"`,
      "Content-Type": `image/${encoding.format}`,
      "Cross-Origin-Resource-Policy": "cross-origin",
      "X-Content-Type-Options": "nosniff",
    });
    if (request.fresh) response.status(304).end();
    else response.send(await store.get(drawing, encoding));
  };

  const answer = async (request: Request, response: Response, ask: () => Asked | null): Promise<void> => {
    try {
      const asked = ask();
      if (asked) await send(request, response, asked);
      else refuse(response, 404, "PICTURE_NOT_FOUND", "There is no such picture.");
    } catch (error) {
      if (error instanceof BadAsk) return refuse(response, 400, error.code, error.message);
      logger("picture failed", { path: request.path, error: String(error) });
      for (const header of ["ETag", "Content-Type"]) response.removeHeader(header);
      refuse(response, 500, "PICTURE_FAILED", "The picture could not be drawn.");
    }
  };

  const router = Router();
  router.use((request, response, next) => {
    if (request.method === "GET" || request.method === "HEAD") return next();
    response.set("Allow", "GET, HEAD");
    refuse(response, 405, "METHOD_NOT_ALLOWED", "Pictures are only read.");
  });
  router.get("/products/:optionId/:name.webp", (request, response) => {
    const { optionId, name } = request.params;
    void answer(request, response, () => askedPicture(specOf, { optionId, name }, request.query));
  });
  router.get("/scenes/:name.webp", (request, response) => {
    void answer(request, response, () => askedScene(request.params.name, request.query));
  });
  router.use((_request, response) => refuse(response, 404, "PICTURE_NOT_FOUND", "There is no such picture."));
  return router;
}
