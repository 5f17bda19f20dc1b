/** Waits for work to end, for so many milliseconds at most: it goes on beyond. Fails as it does. */
export async function waitAtMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeIsUp = new Promise((resolve) => (timer = setTimeout(resolve, milliseconds)));
  await Promise.race([work, timeIsUp]).finally(() => clearTimeout(timer));
}

/** What work gives; fails as soon as it is given up. For bodies of answers: `fetch` minds a signal until the head is there. */
export function untilGivenUp<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const givenUp = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new Error("Given up")), { once: true });
  });
  return Promise.race([work, givenUp]);
}
