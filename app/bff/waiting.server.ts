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
