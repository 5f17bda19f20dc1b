import { Art } from "../draw/art";
import { svg } from "../draw/compose";
import type { Canvas } from "../draw/ground";

/** A composed picture. */
export interface Scene {
  /** Its own size; it may be asked for in others. */
  size: Canvas;
  /** What stays when it is cut to another ratio. */
  keep: "left" | "centre" | "right";
  draw: () => string;
}

type Paint = (art: Art, canvas: Canvas) => string;

/** A scene that paints on a picture of its own; the name settles its chance. */
export function scene(name: string, size: Canvas, paint: Paint, keep: Scene["keep"] = "centre"): Scene {
  const draw = (): string => {
    const art = new Art(`scene/${name}`);
    return svg(art, paint(art, size), size);
  };
  return { size, keep, draw };
}
