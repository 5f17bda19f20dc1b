import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Seconds of the files that take longest, on two cores; any other counts as `OTHERS`. Need not be exact. */
const SECONDS: Readonly<Record<string, number>> = {
  "gateway-answers.test.ts": 71,
  "links.test.ts": 50,
  "checkout-pairs.test.ts": 43,
  "cart-faults.test.ts": 27,
  "operation.test.ts": 26,
  "paid-cart.test.ts": 21,
  "content-pages.test.ts": 20,
  "shared-routes.test.ts": 19,
  "delivery-places.test.ts": 19,
  "price-breakdown.test.ts": 19,
  "account-pages.test.ts": 18,
  "limits.test.ts": 17,
  "cookies.test.ts": 17,
  "structured-data.test.ts": 16,
  "gift-cards-paying.test.ts": 15,
  "requests.test.ts": 15,
  "sites.test.ts": 14,
  "cart-conflicts.test.ts": 13,
  "seo.test.ts": 13,
  "outage.test.ts": 13,
  "tracking.test.ts": 12,
  "moments.test.ts": 12,
  "slow-services.test.ts": 12,
  "prefixes.test.ts": 11,
  "listing.test.ts": 11,
  "sign-out.test.ts": 11,
  "stored-value.test.ts": 11,
  "slow-changes.test.ts": 11,
  "rolling-restart.test.ts": 10,
  "cart-extras.test.ts": 9,
  "stores.test.ts": 9,
  "agreed-terms.test.ts": 9,
  "delivery-ways.test.ts": 9,
  "shared-state.test.ts": 9,
  "shell-content.test.ts": 8,
  "drafts.test.ts": 8,
  "help.test.ts": 8,
  "any-input.test.ts": 8,
  "other-account.test.ts": 7,
  "crawl.test.ts": 6,
  "withdrawal.test.ts": 6,
  "instances.test.ts": 6,
  "other-sites.test.ts": 6,
  "secrets.test.ts": 6,
  "across-instances.test.ts": 6,
  "shoppers-apart.test.ts": 5,
  "foreign-hosts.test.ts": 5,
  "double-payments.test.ts": 5,
  "payment-statuses.test.ts": 4,
  "ways-back.test.ts": 4,
};
const OTHERS = 2.5;

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
