/**
 * The result of `work` if it comes within `milliseconds`, else that of `late`; the work goes on. Rejects as either
 * does.
 */
export function waitAtMost<T, L>(
  milliseconds: number,
  work: Promise<T>,
  late: () => L | Promise<L>,
): Promise<Awaited<T> | Awaited<L>> {
  let timer: NodeJS.Timeout | undefined;
  const timeIsUp = new Promise((resolve) => (timer = setTimeout(resolve, milliseconds)));
  return Promise.race([work, timeIsUp.then(late)]).finally(() => clearTimeout(timer));
}

/**
 * The result of `work`; rejects as soon as `signal` is aborted. For bodies of responses, because aborting a `fetch` need
 * not have an effect once the headers have arrived: ky passes on a signal of its own, which may be garbage by then.
 */
export function untilGivenUp<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const givenUp = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new Error("Given up")), { once: true });
  });
  return Promise.race([work, givenUp]);
}
