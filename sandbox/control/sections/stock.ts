import { html, type Html } from "../../pages/html";
import { colourName, productName } from "../../catalogue/localise";
import { findPosition } from "../../catalogue/products";
import { type ProductRecord, skuOf } from "../../catalogue/record";
import { searchProducts } from "../../catalogue/searching/search";
import { sizeOf } from "../../catalogue/sizes";
import { catalogueState, findRecord } from "../../catalogue/state";
import { stockLevels } from "../../catalogue/stock";
import type { Sandbox } from "../../service";
import type { Asked, Refused } from "../asked";
import { doneNote, formOf, table } from "../parts";

const SHOWN = 12;
const VIEWERS = [
  { language: "en", currency: "EUR" },
  { language: "fr", currency: "EUR" },
] as const;

/** What is left of each size of a product, with a field to change it. */
export function stockSection(sandbox: Sandbox, { stock = "", done }: Asked, refused: Refused | null): Html {
  const found = findProducts(sandbox, stock.trim());
  const [only] = found;
  return html`<section id="stock">
    <h2>Stock</h2>
    ${doneNote(done === "stock" && "The stock is set.")}
    <form class="find" method="get" action="/__sandbox#stock">
      <div class="field">
        <label for="stock-find">Product: its name, number, sku or address in the shop</label>
        <input id="stock-find" name="stock" type="search" value="${stock}" />
      </div>
      <button>Find</button>
    </form>
    ${stock.trim() !== "" && found.length === 0 && html`<p>There is no such product.</p>`}
    ${found.length > 1 && choice(found)} ${only && found.length === 1 && levels(sandbox, only)}
    ${formOf(
      "stock",
      {
        button: "Set the stock",
        fields: [
          { name: "sku", label: "sku" },
          { name: "quantity", label: "pieces", value: "0" },
        ],
        hidden: { stock },
      },
      refused,
    )}
  </section>`;
}

function choice(found: readonly ProductRecord[]): Html {
  return html`<ul>
    ${found.map(
      (record) =>
        html`<li><a href="/__sandbox?stock=${record.id}#stock">${productName(record, "en")}, ${record.id}</a></li>`,
    )}
  </ul>`;
}

function levels(sandbox: Sandbox, record: ProductRecord): Html {
  const quantities = stockLevels(sandbox, record);
  const rows = record.options.flatMap((option, position) =>
    record.sizes.map((sizeId, size) => {
      const sku = skuOf(record.id, position, size);
      const quantity = quantities[position]?.[size] ?? 0;
      const { names } = sizeOf(sizeId);
      return [colourName(option, "en"), names.en, sku, levelForm(record.id, sku, quantity)];
    }),
  );
  return html`<h3>${productName(record, "en")}, ${record.id}</h3>
    ${table(["colour", "size", "sku", "pieces"], rows)}`;
}

function levelForm(productId: string, sku: string, quantity: number): Html {
  return html`<form method="post" action="/__sandbox/forms/stock">
    <input type="hidden" name="stock" value="${productId}" />
    <input type="hidden" name="sku" value="${sku}" />
    <input name="quantity" value="${quantity}" inputmode="numeric" autocomplete="off" aria-label="Pieces of ${sku}" />
    <button aria-label="Set the stock of ${sku}">Set</button>
  </form>`;
}

/** By a number in the text, such as an address has one, else by words in English and French. */
function findProducts(sandbox: Sandbox, text: string): ProductRecord[] {
  if (text === "") return [];
  const ids = (text.match(/\d{6,13}/g) ?? []).flatMap((number) => findPosition(sandbox, number)?.productId ?? []);
  const named = ids.length > 0 ? ids.slice(0, 1) : wordsFind(sandbox, text);
  return named.flatMap((id) => findRecord(sandbox, id) ?? []);
}

function wordsFind(sandbox: Sandbox, text: string): string[] {
  const { index } = catalogueState(sandbox);
  for (const viewer of VIEWERS) {
    const found = [...searchProducts(sandbox, text, viewer).products.subarray(0, SHOWN)];
    if (found.length > 0) return found.map((product) => String(index.ids[product]));
  }
  return [];
}
