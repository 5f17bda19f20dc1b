import { askedScene, type Asked } from "./drawings";
import { SCENE_NAMES } from "./scenes";

/** Milliseconds without a request after which nobody is thought to be waiting. */
export const QUIET = 3_000;

/** Widths of pages, of phones to wide screens; each scene has its own as well. */
const WIDTHS = ["400", "599", "800", "1200", "1279", "1599"] as const;

/** No scene is drawn ahead more than so many times its own size: nobody looks at a narrow one on a wide screen. */
const LARGEST = 1.5;

/** Keeps no process alive. */
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

/** Scenes as pages ask for them. */
export const usualScenes = (): Asked[] =>
  SCENE_NAMES.flatMap((name) => {
    const own = askedScene(name, {});
    if (!own) return [];
    const { width } = own.encoding;
    const widths = WIDTHS.filter((w) => Number(w) !== width && Number(w) <= width * LARGEST);
    return [own, ...widths.map((w) => askedScene(name, { w })).filter((asked) => asked !== null)];
  });

/**
 * Has pictures made one after the other whenever nobody has asked for anything for QUIET: scenes are few, the same in
 * every catalogue, and a whole room takes longer than a garment. Resolves when all are there; what cannot be made is
 * left to whoever asks for it.
 *
 * @param idle milliseconds since the last request
 */
export async function createPrerender(
  list: readonly Asked[],
  make: (asked: Asked) => Promise<unknown>,
  idle: () => number,
): Promise<void> {
  for (const asked of list) {
    while (idle() < QUIET) await pause(QUIET - idle());
    await make(asked).catch(() => undefined);
  }
}
