import fc from "fast-check";
import { expect, inject, it } from "vitest";
import { z } from "zod";
import { ask } from "../support/http";
import { structuredDataIn } from "../support/structured-data-checker";
import { report, sized } from "./size";

/**
 * Promise: the colour and the size that a product is seen in lead on from its page. Whatever is asked about it beside the
 * page is asked about this very piece.
 */

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");

const ANSWER = z.object({
  product: z.object({
    productId: z.string(),
    options: z.array(
      z.object({
        optionId: z.string(),
        color: z.object({ name: z.string() }),
        availabilityType: z.string(),
        skus: z.array(z.object({ sku: z.string(), gtin: z.string() })),
      }),
    ),
  }),
});
type Product = z.infer<typeof ANSWER>["product"];
type Option = Product["options"][number];

/** A piece of the catalogue, with no size when none is chosen. */
interface Piece {
  product: Product;
  option: Option;
  sku: string | null;
}

const HEADERS = {
  "Ocp-Apim-Subscription-Key": "sandbox-key",
  "Accept-Language": "fr-FR",
  store: "1001",
  "session-id": "test",
  "device-channel": "SD",
  "checkout-version": "v2",
};

async function findProduct(id: number): Promise<Product | null> {
  const answer = await fetch(`${sandbox}/gateway/ecommerce/v3/catalog/products/${id}`, { headers: HEADERS });
  return answer.ok ? ANSWER.parse(await answer.json()).product : null;
}

/** As many as the catalogue of the tests has. */
const PRODUCTS = 600;
const AT_ONCE = 4;

const plain = (html: string) => html.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
const mainOf = (html: string) => plain(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "");
const attributes = (html: string, name: RegExp) =>
  [...html.matchAll(new RegExp(` ${name.source}="([^"]*)"`, "gi"))].map(([, value = ""]) => value);

/** Where a piece's page is: led to by its option, as its address is made of words. */
async function openPiece({ product, option, sku }: Piece) {
  const led = await ask(`${shop}/fr-fr/product/x/${option.optionId}`);
  const path = led.headers.location!;
  expect([led.status, path.endsWith(`--p${product.productId}`)]).toEqual([301, true]);
  const { status, text } = await ask(`${shop}${path}${sku ? `?sku=${sku}` : ""}`);
  expect(status).toBe(200);
  return { path, text };
}

/** Whether a page beside a product shows the piece, and leads back to it. */
async function isAbout({ option }: Piece, to: string, back: string): Promise<boolean> {
  const { status, text } = await ask(shop + to);
  const main = mainOf(text);
  return status === 200 && main.includes(`href="${back}"`) && main.includes(option.color.name);
}

/** What of a page leads to something about another piece than the one it shows. */
async function strays(piece: Piece): Promise<string[]> {
  const { product, option, sku } = piece;
  const { path, text } = await openPiece(piece);
  const main = mainOf(text);
  // The cards of other products are theirs.
  const own = attributes(main, /(?:href|action)/).filter((to) => to.includes(`/product/${product.productId}/`));
  const isOwn = (to: string) => {
    const { pathname, searchParams } = new URL(to, shop);
    const named = searchParams.get("sku");
    // An alert is about the size that it stands on.
    if (pathname.endsWith("/alert")) return option.skus.some((each) => each.sku === named);
    return sku ? named === sku : named === null && searchParams.get("option") === option.optionId;
  };
  const wrong = own.filter((to) => !isOwn(to));
  if (!own.some((to) => to.includes("/wish?"))) wrong.push("no heart");
  for (const to of own.filter((each) => /\/(sizes|reviews|stores|alert)\?/.test(each))) {
    const named = new URL(to, shop).searchParams.get("sku");
    if (!(await isAbout(piece, to, named ? `${path}?sku=${named}` : path))) wrong.push(`not about it: ${to}`);
  }

  // What is sent with the form, to the cart and to the shops: its colour, the way back, the size where it can be bought.
  const form = /<form[^>]* id="buy"[\s\S]*?<\/form>/.exec(main)?.[0] ?? "";
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(form)?.[1];
  if (field("option") !== option.optionId) wrong.push(`option ${field("option")}`);
  if (field("returnTo") !== path) wrong.push(`returnTo ${field("returnTo")}`);
  const radios = [...form.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([radio]) => radio);
  const checked = radios.filter((radio) => / checked/.test(radio)).flatMap((radio) => attributes(radio, /value/));
  const canBuy = radios.some((radio) => radio.includes(`value="${sku}"`));
  if (checked.join() !== (canBuy ? sku : "")) wrong.push(`chosen ${checked.join()}`);
  if (radios.flatMap((radio) => attributes(radio, /value/)).some((each) => !option.skus.some((o) => o.sku === each))) {
    wrong.push("a size of another colour");
  }

  // What search engines are told is about the colour, whatever size somebody came for.
  const data = structuredDataIn(text).find((each) => each["@type"] === "Product");
  const canonical = /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(text)?.[1] ?? "";
  if (data?.sku !== option.optionId || data.color !== option.color.name) wrong.push(`data ${String(data?.sku)}`);
  if (!canonical.endsWith(path) || data?.url !== canonical) wrong.push(`canonical ${canonical}`);
  return wrong;
}

/** A colour of a product in one of its sizes or in none, in turn; null for what comes in one colour. */
async function pieceOf(id: number): Promise<Piece | null> {
  const product = await findProduct(id);
  if (!product || product.options.length < 2) return null;
  const option = product.options[id % product.options.length]!;
  const { skus } = option;
  const sku = skus[Math.floor(id / 7) % skus.length]!.sku;
  return { product, option, sku: id % 3 === 0 && skus.length > 1 ? null : sku };
}

it(
  "each link and form of a product's page names the colour that it shows, and the size where one is chosen",
  { timeout: 600_000 },
  async () => {
    const all = Array.from({ length: PRODUCTS }, (_, index) => 100_001 + index);
    const count = sized(PRODUCTS, 25);
    const [ids = []] = fc.sample(fc.shuffledSubarray(all, { minLength: count, maxLength: count }), 1);
    const wrong: string[] = [];
    let looked = 0;
    const look = async () => {
      for (let id = ids.pop(); id !== undefined; id = ids.pop()) {
        const piece = await pieceOf(id);
        if (!piece) continue;
        looked++;
        const found = await strays(piece);
        if (found.length > 0) wrong.push(`${piece.option.optionId} ${piece.sku}: ${found.join(" ")}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, look));
    expect(wrong).toEqual([]);
    expect(looked).toBeGreaterThan(count / 2);
    report("The piece that is seen leads on", { products: looked });
  },
);
