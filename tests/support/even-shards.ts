import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Seconds of the files that take longest, on two cores; any other counts as `OTHERS`. Need not be exact. */
const SECONDS: Readonly<Record<string, number>> = {
  "gateway-answers.test.ts": 90,
  "checkout-pairs.test.ts": 44,
  "links.test.ts": 44,
  "requests.test.ts": 35,
  "operation.test.ts": 33,
  "cart-faults.test.ts": 29,
  "gift-cards-paying.test.ts": 24,
  "price-breakdown.test.ts": 22,
  "delivery-places.test.ts": 21,
  "tracking.test.ts": 20,
  "seo.test.ts": 19,
  "structured-data.test.ts": 19,
  "content-pages.test.ts": 18,
  "sites.test.ts": 18,
  "limits.test.ts": 13,
  "cart-extras.test.ts": 13,
  "account-pages.test.ts": 12,
  "paid-cart.test.ts": 12,
  "shared-routes.test.ts": 12,
  "sign-out.test.ts": 12,
  "stored-value.test.ts": 12,
};
const OTHERS = 3;

/** Deals test files to `--shard`s so that each takes about as long, the longest first. */
export class EvenShards extends BaseSequencer {
  override shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard!;
    const shards = Array.from({ length: count }, () => ({ seconds: 0, files: [] as TestSpecification[] }));
    const byLength = files.toSorted((a, b) => secondsOf(b) - secondsOf(a) || (a.moduleId < b.moduleId ? -1 : 1));
    for (const file of byLength) {
      const shortest = shards.reduce((least, each) => (each.seconds < least.seconds ? each : least));
      shortest.files.push(file);
      shortest.seconds += secondsOf(file);
    }
    return Promise.resolve(shards[index - 1]!.files);
  }
}

function secondsOf({ moduleId }: TestSpecification): number {
  return SECONDS[moduleId.slice(moduleId.lastIndexOf("/") + 1)] ?? OTHERS;
}
