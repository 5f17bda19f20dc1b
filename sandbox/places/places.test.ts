import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { streetLine } from "#models/address-rules.ts";
import { gatewayErrorSchema } from "#models/schema-parts.ts";
import { placeSchema, placeSuggestionsSchema } from "#models/place.ts";
import { startSandbox, type TestSandbox } from "../sandbox.fixture";
import { placesService } from "./service";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ services: [placesService] });
}, 60_000);
afterAll(() => sandbox.close());

async function get(path: string, language = "fr-FR"): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${sandbox.baseUrl}/places/${path}`, { headers: { "Accept-Language": language } });
  return { status: response.status, body: await response.json() };
}
async function suggest(input: string, countries: string, more = "") {
  const { body } = await get(`suggestions?input=${encodeURIComponent(input)}&countries=${countries}${more}`, "de-DE");
  return placeSuggestionsSchema.parse(body).suggestions;
}

describe("the address autocomplete", () => {
  it.each([
    ["14 rue des lil", "FR", "14 rue des Lilas"],
    ["14 bis Rue Des Lilas paris", "FR", "14 bis rue des Lilas"],
    ["221b high str lond", "GB", "221b High Street"],
    ["hauptstrasse 12 berlin", "DE", "Hauptstraße 12"],
    ["kosciuszki 5 warsz", "PL", "ul. Kościuszki 5"],
    ["via roma 3 milano", "IT", "Via Roma, 3"],
    ["calle mayor, 8", "ES", "Calle Mayor, 8"],
    ["rue de bourg", "CH", "rue de Bourg"],
  ])("makes %s in %s into %s", async (input, countries, title) => {
    const suggestions = await suggest(input, countries);
    const [first] = suggestions;
    expect(first?.title).toBe(title);
    const place = placeSchema.parse((await get(`places/${first?.placeId}`)).body);
    const { street = "", streetNumber } = place;
    expect([place.kind, streetLine({ street, streetNumber }, countries)]).toEqual(["address", title]);
    expect(`${place.zipCode} ${place.city} ${place.zipCode}`).toContain(first?.detail);
  });

  it("names the country where there is a choice, in the asker's language", async () => {
    const [first] = await suggest("Genève", "FR,CH", "&kind=town");
    expect(first).toMatchObject({ title: "Genève", detail: "1204, Schweiz" });
    expect(placeSchema.parse((await get(`places/${first?.placeId}`)).body)).toMatchObject({ kind: "town" });
  });

  it("gives as many as asked for, and none for what there is not", async () => {
    expect(await suggest("rue", "FR", "&limit=10")).toHaveLength(10);
    expect(await suggest("75003", "FR", "&kind=town")).toMatchObject([{ title: "Paris" }]);
    for (const input of ["xyzzy", "12", "'; DROP TABLE", "../../etc", "𝒳"])
      expect(await suggest(input, "FR")).toEqual([]);
  });

  it.each([
    ["suggestions", "input"],
    ["suggestions?input=&countries=FR", "input"],
    [`suggestions?input=${"x".repeat(101)}&countries=FR`, "input"],
    ["suggestions?input=a", "countries"],
    ["suggestions?input=a&countries=fr", "countries"],
    ["suggestions?input=a&countries=FR&limit=11", "limit"],
    ["suggestions?input=a&countries=FR&kind=planet", "kind"],
    ["suggestions?input=a&countries=FR&more=1", "more"],
  ])("refuses %s with 400 that names %s", async (path, field) => {
    const { status, body } = await get(path);
    expect(status).toBe(400);
    expect(gatewayErrorSchema.parse(body).message).toContain(field);
  });

  it.each(["places/t9999", "places/a0-99-1", "places/x", "places/a0-0-1'--", "elsewhere", "places/%00"])(
    "answers 404 to %s",
    async (path) => {
      const { status, body } = await get(path);
      expect(status).toBe(404);
      gatewayErrorSchema.parse(body);
    },
  );
});
