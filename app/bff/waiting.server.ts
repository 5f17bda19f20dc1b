/** What work gives within so many milliseconds, else what `late` gives: the work goes on beyond. Fails as either does. */
export function waitAtMost<T, L>(
  milliseconds: number,
  work: Promise<T>,
  late: () => L | Promise<L>,
): Promise<Awaited<T> | Awaited<L>> {
  let timer: NodeJS.Timeout | undefined;
  const timeIsUp = new Promise((resolve) => (timer = setTimeout(resolve, milliseconds)));
  return Promise.race([work, timeIsUp.then(late)]).finally(() => clearTimeout(timer));
}

/** What work gives; fails as soon as it is given up. For bodies of answers: `fetch` minds a signal until the head is there. */
export function untilGivenUp<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const givenUp = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new Error("Given up")), { once: true });
  });
  return Promise.race([work, givenUp]);
}
