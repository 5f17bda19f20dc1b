import { cpus } from "node:os";
import { askedPicture, askedScene, type Asked, type SpecOf } from "./drawings";
import { createPictureStore, type Log } from "./store";

interface Warming {
  cacheDir: string;
  specOf: SpecOf;
  /** Paths with their queries, as the router serves them: `/products/p1/AP-1.webp?w=480`, `/scenes/hero.webp?w=1599`. */
  addresses: readonly string[];
  logger?: Log;
}

interface Progress {
  done: number;
  total: number;
  address: string;
}

function askedAt(address: string, specOf: SpecOf): Asked | null {
  const { pathname, searchParams } = new URL(address, "http://pictures.test");
  const query = Object.fromEntries(searchParams);
  const [, optionId, name] = /\/products\/([^/]+)\/([^/]+)\.webp$/.exec(pathname) ?? [];
  if (optionId && name) return askedPicture(specOf, { optionId, name }, query);
  const [, scene] = /\/scenes\/([^/]+)\.webp$/.exec(pathname) ?? [];
  return scene ? askedScene(scene, query) : null;
}

/**
 * Draws pictures before anybody asks for them, those of the home page and of the first listing above all. One that
 * fails is skipped and reported; gives how many are now kept.
 */
export async function warmPictures(
  { cacheDir, specOf, addresses, logger = () => undefined }: Warming,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<number> {
  const store = createPictureStore(cacheDir, { log: logger });
  const queue = [...addresses];
  let done = 0;
  let kept = 0;
  const work = async (): Promise<void> => {
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      try {
        const asked = askedAt(address, specOf);
        if (asked) {
          await store.get(asked.drawing, asked.encoding);
          kept++;
        } else logger("no such picture", { address });
      } catch (error) {
        logger("picture failed", { address, error: String(error) });
      }
      onProgress({ done: ++done, total: addresses.length, address });
    }
  };
  await Promise.all(cpus().map(work));
  return kept;
}
