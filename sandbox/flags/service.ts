import { readFileSync } from "node:fs";
import { Router } from "express";
import sharp from "sharp";
import { COUNTRIES } from "#models/locale.ts";
import { handler } from "../handler";
import { BadAsk, encodingOf } from "../studio/ask";
import type { Encoding } from "../studio/render";
import type { Service } from "../service";

/** Files are named by country, as the content service's folder of flags lists them. */
export const FLAG_FILES = COUNTRIES.map((country) => `${country.toLowerCase()}.webp`);
/** Pixels a unit of a drawing's 24 × 16. */
const DENSITY = 72 * 8;
const HEADERS = {
  "Cache-Control": "public, max-age=31536000, immutable",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "X-Content-Type-Options": "nosniff",
};

function drawFlag(file: string, { width, quality, format }: Encoding): Promise<Buffer> {
  const svg = readFileSync(new URL(file.replace(".webp", ".svg"), import.meta.url));
  return sharp(svg, { density: DENSITY }).resize(width).toFormat(format, { quality }).toBuffer();
}

/** `/{country}.webp?w=&q=&f=`: files that editors put into the content service, resized as the pictures are. */
function flagsRouter(): Router {
  const router = Router();
  router.get(
    "/:file",
    handler(async (request, response) => {
      const file = FLAG_FILES.find((name) => name === request.params.file);
      if (!file) {
        response.status(404).json({ code: "PICTURE_NOT_FOUND", message: "There is no such flag." });
        return;
      }
      try {
        const encoding = encodingOf(request.query);
        const picture = await drawFlag(file, encoding);
        response.set(HEADERS).type(`image/${encoding.format}`).send(picture);
      } catch (error) {
        if (!(error instanceof BadAsk)) throw error;
        response.status(400).json({ code: error.code, message: error.message });
      }
    }),
  );
  return router;
}

/** Flags of the countries, beside the catalogue's pictures. */
export const flagsService: Service = {
  name: "flags",
  mount: "/images/flags",
  schema: "",
  seed: () => undefined,
  router: flagsRouter,
};
