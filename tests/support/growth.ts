/**
 * How many times as long `work` takes for four times the input: about 4 if its time grows as the input does, 16 if it
 * grows as the square. The best of five tries each, so that a busy machine makes no difference; less than 0.01 ms counts
 * as that.
 *
 * @param inputOf the input of a size
 */
export function growth<T>(inputOf: (size: number) => T, work: (input: T) => unknown, size: number): number {
  const best = (input: T) => {
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      work(input);
      return performance.now() - start;
    });
    return Math.max(0.01, Math.min(...times));
  };
  return best(inputOf(4 * size)) / best(inputOf(size));
}
