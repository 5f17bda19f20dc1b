import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Seconds of the files that take longest, on two cores; any other counts as `OTHERS`. Need not be exact. */
const SECONDS: Readonly<Record<string, number>> = {
  "gateway-answers.test.ts": 44,
  "checkout-pairs.test.ts": 38,
  "links.test.ts": 38,
  "paid-cart.test.ts": 32,
  "requests.test.ts": 27,
  "operation.test.ts": 25,
  "cart-faults.test.ts": 23,
  "cookies.test.ts": 19,
  "outage.test.ts": 19,
  "sites.test.ts": 18,
  "shell-content.test.ts": 18,
  "price-breakdown.test.ts": 17,
  "content-pages.test.ts": 16,
  "gift-cards-paying.test.ts": 16,
  "any-input.test.ts": 8,
  "delivery-places.test.ts": 15,
  "seo.test.ts": 14,
  "hosts.test.ts": 14,
  "sign-out.test.ts": 14,
  "tracking.test.ts": 13,
  "listing.test.ts": 12,
  "other-sites.test.ts": 12,
  "slow-services.test.ts": 12,
  "structured-data.test.ts": 11,
  "rolling-restart.test.ts": 10,
  "crawl.test.ts": 10,
  "limits.test.ts": 10,
  "cart-extras.test.ts": 10,
  "stored-value.test.ts": 10,
  "secrets.test.ts": 9,
  "account-pages.test.ts": 9,
  "shared-state.test.ts": 9,
  "payment-statuses.test.ts": 8,
  "slow-changes.test.ts": 7,
  "moments.test.ts": 7,
  "stores.test.ts": 7,
  "agreed-terms.test.ts": 7,
  "shared-routes.test.ts": 6,
  "ways-back.test.ts": 6,
  "other-account.test.ts": 6,
  "wishlist.test.ts": 6,
  "double-payments.test.ts": 6,
  "same-page.test.ts": 6,
  "cart.test.ts": 5,
  "foreign-hosts.test.ts": 5,
  "withdrawal.test.ts": 5,
  "drafts.test.ts": 4,
  "help.test.ts": 4,
  "prefixes.test.ts": 4,
  "shared-level.test.ts": 4,
  "checkout-tabs.test.ts": 4,
  "in-front.test.ts": 4,
  "delivery-abroad.test.ts": 4,
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
