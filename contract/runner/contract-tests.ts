import { accountJourney } from "./account-journey";
import { cartJourney, mergeJourney } from "./cart-journey";
import { catalogueJourney } from "./catalogue-journey";
import { checkoutJourney, type Purse } from "./checkout-journey";
import { contentJourney } from "./content-journey";
import { Prober, type Target } from "./prober";
import { refusals } from "./refusals";
import { shopJourney, storeJourney } from "./shop-journey";

/**
 * Tests every call of the contract, with requests as the storefront sends them and with invalid ones. A journey that
 * cannot continue ends, and the others still run.
 */
export async function contractTests(target: Target, purse: Purse): Promise<Prober> {
  const prober = new Prober(target);
  await prober.attempt(async () => {
    const domain = await shopJourney(prober);
    const goods = await catalogueJourney(prober);
    await prober.attempt(() => contentJourney(prober));
    await prober.attempt(() => cartJourney(prober, domain, goods));
    await prober.attempt(async () => {
      const cart = await mergeJourney(prober, goods);
      await checkoutJourney(prober, cart, domain, purse);
    });
    await prober.attempt(() => storeJourney(prober, domain, goods));
    await prober.attempt(() => accountJourney(prober, domain, goods));
  });
  await refusals(prober);
  return prober;
}
