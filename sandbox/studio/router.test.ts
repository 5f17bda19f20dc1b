import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { request as httpRequest, type IncomingMessage, type RequestOptions, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { usualScenes } from "./prerender";
import { garmentFor } from "./assortment";
import { seeded } from "./random";
import { rasterise } from "./render";
import { imagesRouter } from "./router";
import { findScene } from "./scenes";
import { createStudio } from "./studio";

const drawn = vi.fn(rasterise);

const tee = garmentFor("top", seeded("p1"), "ecru", { id: "p1", design: "tee-crew" });
const specOf = (id: string) => (id === "p1-ecru" ? tee : null);

let cacheDir: string;
let server: Server;
let base: string;

function start(specs: typeof specOf = specOf, plain = false): void {
  const app = express()
    .disable("etag")
    .use("/images", imagesRouter({ cacheDir, specOf: specs, plain, studio: createStudio(drawn) }));
  server = app.listen(0);
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/images`;
}
const files = (): string[] =>
  readdirSync(cacheDir, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(join(cacheDir, name)).isFile(),
  );
async function refusal(path: string, init?: RequestInit): Promise<[number, unknown]> {
  const response = await fetch(base + path, init);
  expect(response.headers.get("cache-control")).toBe("no-store");
  return [response.status, await response.json()];
}
/** A request as it is: fetch adds a Cache-Control of its own to a conditional one. */
function plain(path: string, options: RequestOptions = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    httpRequest({ port, path: `/images${path}`, ...options }, (response) => resolve(response.resume()))
      .on("error", reject)
      .end();
  });
}
const FRONT = "/products/p1-ecru/AP-1.webp?w=96";

beforeEach(() => {
  cacheDir = mkdtempSync(join(tmpdir(), "pictures-"));
  drawn.mockClear();
  start();
});
afterEach(() => {
  server.close();
  rmSync(cacheDir, { recursive: true });
});

describe("imagesRouter", () => {
  it("answers a picture that may be kept for ever, two to three", async () => {
    const response = await fetch(base + FRONT);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect({ format, width, height }).toEqual({ format: "webp", width: 96, height: 144 });
  });

  it.each(["avif", "jpeg"])("encodes as %s when asked", async (f) => {
    const response = await fetch(`${base}${FRONT}&f=${f}`);
    expect(response.headers.get("content-type")).toBe(`image/${f}`);
    const { format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(format).toBe(f === "avif" ? "heif" : f);
  });

  it("serves the next larger kept width, so that a hundred widths make no hundred files", async () => {
    const width = async (w: number): Promise<number> => {
      const bytes = await (await fetch(`${base}/products/p1-ecru/AP-1.webp?w=${w}`)).arrayBuffer();
      return (await sharp(Buffer.from(bytes)).metadata()).width;
    };
    expect(await width(100)).toBe(144);
    expect(await width(101)).toBe(144);
    expect(await width(144)).toBe(144);
    expect(files()).toHaveLength(1);
  });

  it("draws once for all who ask at once, and for other widths", async () => {
    const at = (query: string): Promise<ArrayBuffer> =>
      fetch(`${base}/products/p1-ecru/AP-1.webp?${query}`).then((r) => r.arrayBuffer());
    const answers = await Promise.all([...Array.from({ length: 8 }, () => at("w=96")), at("w=144"), at("w=96&f=jpeg")]);
    expect(drawn).toHaveBeenCalledTimes(1);
    expect(new Set(answers.slice(0, 8).map((bytes) => Buffer.from(bytes).toString("base64"))).size).toBe(1);
  });

  it("draws and keeps nothing where plain pictures will do, and knows right from wrong addresses all the same", async () => {
    server.close();
    start(specOf, true);
    const [width = 1, height = 0] = findScene("hero-mobile")?.size ?? [];
    for (const [path, ratio] of [
      [FRONT, 3 / 2],
      ["/scenes/hero-mobile.webp?w=599", height / width],
      ["/scenes/hero-mobile.webp?w=800&h=800", 1],
    ] as const) {
      const response = await fetch(base + path);
      expect([response.status, response.headers.get("content-type")], path).toEqual([200, "image/webp"]);
      const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect(picture.format).toBe("webp");
      expect(picture.height / picture.width, path).toBeCloseTo(ratio, 1);
    }
    expect((await fetch(`${base}/products/nobody/AP-1.webp`)).status).toBe(404);
    expect((await fetch(`${base}/products/p1-ecru/XX-1.webp`)).status).toBe(400);
    expect(drawn).not.toHaveBeenCalled();
    expect(files()).toEqual([]);
  });

  it("answers the second time from disk, also after a restart", async () => {
    const first = Buffer.from(await (await fetch(base + FRONT)).arrayBuffer());
    server.close();
    start();
    const second = Buffer.from(await (await fetch(base + FRONT)).arrayBuffer());
    expect(second.equals(first)).toBe(true);
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  it("answers 304 without drawing, and HEAD without a body", async () => {
    const etag = (await fetch(base + FRONT)).headers.get("etag") ?? "";
    drawn.mockClear();
    const again = await plain(FRONT, { headers: { "If-None-Match": etag } });
    const head = await fetch(base + FRONT, { method: "HEAD" });
    expect([again.statusCode, head.status, head.headers.get("etag")]).toEqual([304, 200, etag]);
    expect(await head.text()).toBe("");
    expect(drawn).not.toHaveBeenCalled();
  });

  it("has another tag for other attributes, size and format", async () => {
    const tags = await Promise.all(
      ["w=96", "w=144", "w=96&f=jpeg", "w=96&q=50"].map(async (q) =>
        (await fetch(`${base}/products/p1-ecru/AP-1.webp?${q}`)).headers.get("etag"),
      ),
    );
    expect(new Set(tags).size).toBe(4);
  });

  it.each([
    ["/products/p1-ecru/XX-1.webp", "BAD_KIND"],
    ["/products/p1-ecru/ap-1.webp", "BAD_KIND"],
    ["/products/p1-ecru/AP.webp", "BAD_KIND"],
    ["/products/p1-ecru/AP-0.webp", "BAD_VIEW"],
    ["/products/p1-ecru/AP-9.webp", "BAD_VIEW"],
    ["/products/p1-ecru/AP-1.webp?w=15", "BAD_W"],
    ["/products/p1-ecru/AP-1.webp?w=2401", "BAD_W"],
    ["/products/p1-ecru/AP-1.webp?w=12.5", "BAD_W"],
    ["/products/p1-ecru/AP-1.webp?w=96&w=97", "BAD_W"],
    ["/products/p1-ecru/AP-1.webp?q=0", "BAD_Q"],
    ["/products/p1-ecru/AP-1.webp?f=gif", "BAD_F"],
    ["/products/..%2f..%2fetc%2fpasswd/AP-1.webp", "BAD_OPTION_ID"],
    ["/products/p1%00/AP-1.webp", "BAD_OPTION_ID"],
    ["/scenes/..%2fhero.webp", "BAD_SCENE"],
    ["/scenes/hero.webp?h=9000", "BAD_H"],
  ])("refuses %s with %s", async (path, code) => {
    expect(await refusal(path)).toEqual([400, { code, message: expect.any(String) as string }]);
    expect(drawn).not.toHaveBeenCalled();
  });

  it("leaves the folder alone whatever the path says", async () => {
    expect((await plain("/products/../../../etc/passwd")).statusCode).toBe(404);
    expect(files()).toEqual([]);
  });

  it("answers 404 for an unknown option, scene or address", async () => {
    for (const path of ["/products/p2/AP-1.webp", "/scenes/nowhere.webp", "/products", "/flags/fr.svg"]) {
      expect((await refusal(path))[0]).toBe(404);
    }
  });

  it("answers 405 to a change", async () => {
    expect((await refusal(FRONT, { method: "POST" }))[0]).toBe(405);
  });

  it("answers 500, uncached, when drawing fails, and recovers", async () => {
    drawn.mockRejectedValueOnce(new Error("broken"));
    expect(await refusal(FRONT)).toEqual([500, { code: "PICTURE_FAILED", message: expect.any(String) as string }]);
    expect((await fetch(base + FRONT)).status).toBe(200);
  });

  it("still answers when its folder cannot be written", async () => {
    server.close();
    const occupied = join(cacheDir, "file");
    writeFileSync(occupied, "");
    const app = express().use("/images", imagesRouter({ cacheDir: occupied, specOf }));
    server = app.listen(0);
    const { port } = server.address() as AddressInfo;
    expect((await fetch(`http://127.0.0.1:${port}/images${FRONT}`)).status).toBe(200);
  });

  it("cuts a scene to the ratio next to what was asked", async () => {
    const size = async (query: string): Promise<unknown> => {
      const bytes = await (await fetch(`${base}/scenes/vitrine-vide.webp?${query}`)).arrayBuffer();
      const { width, height } = await sharp(Buffer.from(bytes)).metadata();
      return [width, height];
    };
    expect(await size("w=400")).toEqual([400, 373]);
    expect(await size("w=400&h=395")).toEqual([400, 400]);
    expect(await size("w=400&h=397")).toEqual([400, 400]);
    expect(files()).toHaveLength(2);
  });

  it("sends a scene in its own width where none is asked, or one a little below", async () => {
    const width = async (query: string): Promise<number> => {
      const bytes = await (await fetch(`${base}/scenes/vitrine-vide.webp${query}`)).arrayBuffer();
      return (await sharp(Buffer.from(bytes)).metadata()).width;
    };
    expect(findScene("vitrine-vide")?.size[0]).toBe(900);
    expect([await width(""), await width("?w=899"), await width("?w=900")]).toEqual([900, 900, 900]);
    expect(await width("?w=901")).toBe(1200);
    expect(drawn).toHaveBeenCalledTimes(2);
  });

  it("draws the usual scenes while nobody asks, with one line in the log, and none of them again", async () => {
    const all = usualScenes().length;
    const studio = vi.fn(() => Promise.resolve(Buffer.from("picture")));
    const idle = (): number => Infinity;
    const logged = (): Promise<unknown[]> =>
      new Promise((resolve) => {
        imagesRouter({ cacheDir, specOf, studio, idle, logger: (...line) => resolve(line) });
      });
    expect(await logged()).toEqual(["scenes drawn ahead", { pictures: all }]);
    expect([studio.mock.calls.length, files().length]).toEqual([all, all]);
    server.close();
    studio.mockClear();
    const app = express().use("/images", imagesRouter({ cacheDir, specOf, studio }));
    server = app.listen(0);
    const { port } = server.address() as AddressInfo;
    const hero = await fetch(`http://127.0.0.1:${port}/images/scenes/hero.webp?w=599`);
    expect(await hero.text()).toBe("picture");
    expect(studio).not.toHaveBeenCalled();
  });

  it("draws nothing ahead where plain pictures will do", async () => {
    const studio = vi.fn(() => Promise.resolve(Buffer.from("picture")));
    imagesRouter({ cacheDir, specOf, studio, plain: true, idle: () => Infinity });
    await new Promise((resolve) => setImmediate(resolve));
    expect([studio.mock.calls.length, files().length]).toEqual([0, 0]);
  });
});
