import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Seconds that the slowest files in `tests` take on two cores; any other counts as `OTHERS`. Approximate values
 * suffice.
 */
const SECONDS: Readonly<Record<string, number>> = {
  "integration/checkout-pairs.test.ts": 35,
  "integration/links.test.ts": 26,
  "reliability/cookies.test.ts": 23,
  "reliability/cart-faults.test.ts": 23,
  "integration/gateway-answers.test.ts": 22,
  "integration/limits.test.ts": 21,
  "reliability/outage.test.ts": 19,
  "reliability/secrets.test.ts": 18,
  "integration/operation.test.ts": 18,
  "integration/bad-input/requests.test.ts": 18,
  "reliability/other-sites.test.ts": 16,
  "integration/seo.test.ts": 16,
  "reliability/rolling-restart.test.ts": 15,
  "integration/hosts.test.ts": 15,
  "reliability/foreign-hosts.test.ts": 14,
  "integration/paid-cart.test.ts": 14,
  "reliability/slow-services.test.ts": 13,
  "reliability/across-instances.test.ts": 13,
  "integration/tracking.test.ts": 13,
  "integration/gift-cards-paying.test.ts": 13,
  "integration/delivery-places.test.ts": 13,
  "reliability/ways-back.test.ts": 11,
  "reliability/any-input.test.ts": 11,
  "integration/shared-routes.test.ts": 11,
  "integration/content-pages.test.ts": 11,
  "integration/cart-extras.test.ts": 11,
  "reliability/shoppers-apart.test.ts": 10,
  "integration/site-parameters.test.ts": 10,
  "integration/shell-content.test.ts": 10,
  "integration/bad-input/stored-value.test.ts": 10,
  "reliability/cart-conflicts.test.ts": 9,
  "integration/sign-out.test.ts": 9,
  "integration/price-breakdown.test.ts": 9,
  "reliability/crawl.test.ts": 8,
  "integration/same-page.test.ts": 8,
  "integration/instances.test.ts": 8,
  "integration/slow-changes.test.ts": 7,
  "integration/bad-input/moments.test.ts": 7,
  "reliability/failing-provider.test.ts": 6,
  "integration/prefixes.test.ts": 6,
  "integration/delivery-ways.test.ts": 6,
  "integration/account-pages.test.ts": 6,
  "reliability/double-payments.test.ts": 5,
  "integration/structured-data.test.ts": 5,
  "integration/shared-level.test.ts": 5,
  "integration/kept-documents.test.ts": 5,
  "integration/help.test.ts": 5,
  "integration/cart-undo.test.ts": 5,
  "integration/bad-input/cart.test.ts": 5,
  "integration/agreed-terms.test.ts": 5,
  "integration/wishlist.test.ts": 4,
  "integration/unforeseen-answers.test.ts": 4,
  "integration/stores.test.ts": 4,
  "integration/slots.test.ts": 4,
  "integration/sites.test.ts": 4,
  "integration/shared-documents.test.ts": 4,
  "integration/product-page.test.ts": 4,
  "integration/listing.test.ts": 4,
  "integration/drafts.test.ts": 4,
};
const OTHERS = 2;

/** Distributes test files over `--shard`s so that all take about as long, starting with the slowest. */
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
  return SECONDS[moduleId.split("/tests/").at(-1)!] ?? OTHERS;
}
