import { BadAsk, encodingOf, pictureAskOf, sceneEncodingOf } from "./ask";
import { GENERATOR_VERSION, pictureSvg } from "./pictures";
import type { Encoding } from "./render";
import { findScene, type Scene } from "./scenes";
import type { GarmentSpec, LookSpec, PictureKind } from "./spec";

/** What a drawing is made of; it can be sent to another thread. */
type Subject = { spec: GarmentSpec | LookSpec; kind: PictureKind; view: number } | { scene: string };

/** Something to draw: a key that says all of what it is made of, its own size. */
export interface Drawing {
  key: string;
  width: number;
  height: number;
  subject: Subject;
}

/** Gives the attributes behind an option's or a look's id, or null when there is no such thing. */
export type SpecOf = (id: string) => GarmentSpec | LookSpec | null;

/** What an address asks for. */
export interface Asked {
  drawing: Drawing;
  encoding: Encoding;
}

type Query = Record<string, unknown>;

/** JSON with sorted keys: attributes that are equal make equal text. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

function pictureDrawing(spec: GarmentSpec | LookSpec, kind: PictureKind, view: number): Drawing {
  const key = `${GENERATOR_VERSION}|${kind}|${view}|${canonical(spec)}`;
  return { key, width: 800, height: 1200, subject: { spec, kind, view } };
}

function sceneDrawing(name: string, scene: Scene): Drawing {
  const [width, height] = scene.size;
  return { key: `${GENERATOR_VERSION}|scene|${name}`, width, height, subject: { scene: name } };
}

/** The SVG of a drawing. */
export function svgOf({ subject }: Drawing): string {
  if ("spec" in subject) return pictureSvg(subject.spec, subject.kind, { seed: subject.view });
  const scene = findScene(subject.scene);
  if (!scene) throw new RangeError(`There is no scene ${subject.scene}`);
  return scene.draw();
}

/** A product picture's address. Null when nobody knows the id. Throws BadAsk. */
export function askedPicture(specOf: SpecOf, path: { optionId: string; name: string }, query: Query): Asked | null {
  const { optionId, kind, view } = pictureAskOf(path.optionId, path.name);
  const encoding = encodingOf(query);
  const spec = specOf(optionId);
  return spec && { drawing: pictureDrawing(spec, kind, view), encoding };
}

/** A scene's address. Null when there is no such scene. Throws BadAsk. */
export function askedScene(name: string, query: Query): Asked | null {
  if (!/^[a-z0-9-]{1,40}$/.test(name))
    throw new BadAsk("BAD_SCENE", "A scene's name holds small letters, digits and - only.");
  const scene = findScene(name);
  const encoding = sceneEncodingOf(query, scene?.size[0] ?? 0);
  return scene && { drawing: sceneDrawing(name, scene), encoding: { ...encoding, keep: scene.keep } };
}
