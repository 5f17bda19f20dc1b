/**
 * `npm run bench:memory`: what the shop holds at rest, then under eight clients who do for MINUTES what shoppers and crawlers do,
 * all at once: pages that are kept, any page with a cart, pages that nobody keeps, carts made and changed, a customer's account. Its resident memory
 * each minute, and by how much it grew after the fifth.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { differentPages } from "../support/different-pages";
import { ask } from "../support/http";
import { HttpBrowser } from "../support/http-browser";
import { addToCart, signIn } from "../support/http-shopper";
import { startWorld, type World } from "../support/world";
import { measureChanges, plentiful } from "./cart-loads";
import { median, memoryOf } from "./measure";

const MINUTES = Number(process.env.MINUTES ?? 30);
/** Caches are full by then. */
const WARM_MINUTES = 5;
const ENCODING = { "accept-encoding": "gzip, deflate, br" };
const ACCOUNT = ["dashboard", "orders", "wishlist", "settings/delivery-addresses"];

const print = (line: string) => process.stdout.write(`${line}\n`);
const pause = 20;

let ended = false;
const answers = new Map<number, number>();

async function count({ status }: { status: number }): Promise<void> {
  answers.set(status, (answers.get(status) ?? 0) + 1);
  await sleep(pause);
}

const open = async (url: string) => count(await ask(url, { headers: ENCODING }));

/** A connection that the other side closed in the same moment is no reason to end a measurement of an hour: counted as status 0. */
async function repeat(act: () => Promise<void>): Promise<void> {
  while (!ended) await act().catch(() => count({ status: 0 }));
}

/** The eight clients. */
async function clients(world: World): Promise<(() => Promise<void>)[]> {
  const { shopUrl } = world;
  const pages = await differentPages(shopUrl);
  const skus = await plentiful(world);
  // With a jar of their own: tokens are renewed every few minutes.
  const customer = new HttpBrowser(shopUrl, ENCODING);
  await signIn(customer, await customer.open("/fr-fr/auth/sign-in"), "big@vitrine.test");
  const often = ["/fr-fr", "/en", "/pl-pl", ...pages.slice(0, 40)];
  const any = (of: string[]) => of[Math.floor(Math.random() * of.length)]!;
  const kept = () => open(shopUrl + any(often));
  const rare = () => open(shopUrl + any(pages));
  const visitor = new HttpBrowser(shopUrl, ENCODING);
  await addToCart(visitor, skus[0]!);
  const withCart = async () => count(await visitor.open(any(pages)));
  const account = async () => count(await customer.open(`/fr-fr/account/${any(ACCOUNT)}`));
  const carts = async () => {
    const changes = await measureChanges(world, skus, 8);
    for (const [name, { failed }] of changes) if (failed > 0) print(`${failed} failed: ${name}`);
  };
  return [kept, kept, withCart, withCart, rare, account, account, carts];
}

const world = await startWorld(
  { SANDBOX_PRODUCTS: "2400", LOG_LEVEL: "error", SHOPPERS_PER_ADDRESS: "1000000" },
  undefined,
  { isMeasured: true },
);
try {
  await sleep(5_000);
  print(`at rest: ${memoryOf(world.shopPid).toFixed(0)} MB`);
  const work = (await clients(world)).map((client) => repeat(client));
  const held: number[] = [];
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    await sleep(60_000);
    held.push(memoryOf(world.shopPid));
    print(`after ${minute} min: ${held.at(-1)!.toFixed(0)} MB`);
  }
  ended = true;
  await Promise.all(work);
  const warm = median(held.slice(WARM_MINUTES, WARM_MINUTES + 3));
  const last = median(held.slice(-3));
  print(`most: ${Math.max(...held).toFixed(0)} MB; after the fifth minute: ${((last / warm - 1) * 100).toFixed(1)} %`);
  print([...answers].map(([status, count]) => `${count} answers of ${status}`).join(", "));
} finally {
  ended = true;
  await world.stop();
}
