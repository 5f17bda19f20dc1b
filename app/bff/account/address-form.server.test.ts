import { describe, expect, it } from "vitest";
import { aContext } from "#tests/support/request-context.ts";
import type { Prefix } from "#app/models/locale.ts";
import { type AddressFormRules, readAddressForm } from "./address-form.server";

const RULES: AddressFormRules = { countries: ["FR", "GB", "PL"], phone: "required" };
const GOOD = {
  firstName: "Anaïs",
  lastName: "O’Neil-Łukasz",
  line1: "12 rue de Siam",
  line2: "",
  zipCode: "29200",
  city: "Brest",
  country: "FR",
  phone: "06 12 34 56 78",
};

interface Options {
  rules?: AddressFormRules;
  prefix?: Prefix;
}

async function read(answers: Partial<typeof GOOD>, { rules = RULES, prefix = "en" }: Options = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...GOOD, ...answers })) form.set(name, value);
  return readAddressForm(aContext({ prefix }), form, rules);
}

async function problems(answers: Partial<typeof GOOD>, options?: Options) {
  const result = await read(answers, options);
  return "problems" in result ? Object.fromEntries(result.problems.map(({ fieldId, text }) => [fieldId, text])) : {};
}

describe("readAddressForm", () => {
  it("takes letters of every language, names as the shop writes them, and nothing empty along [SITE-10]", async () => {
    expect(await read({})).toEqual({
      address: {
        firstName: "Anaïs",
        lastName: "O’neil-Łukasz",
        line1: "12 rue de Siam",
        zipCode: "29200",
        city: "Brest",
        country: "FR",
        phoneNumber: "+33612345678",
        phoneNumberCountry: "FR",
      },
    });
  });

  it("says of which field it speaks where two have the same mistake", async () => {
    const long = "x".repeat(151);
    const found = await problems({ firstName: "1", lastName: "2", line1: long, line2: long, city: long });
    for (const [field, label] of Object.entries({
      firstName: "First name",
      lastName: "Last name",
      line1: "Address",
      line2: "Flat, building, floor",
      city: "Town or city",
    }))
      expect(found[field]).toMatch(new RegExp(`^${label}: `));
  });

  it("tidies what cannot be printed on a parcel", async () => {
    const result = await read({ line1: "  12\true \n de\u0000Siam ", city: " Brest " });
    expect(result).toMatchObject({ address: { line1: "12 rue de Siam", city: "Brest" } });
  });

  it.each<[string, Partial<typeof GOOD>, Record<string, RegExp>]>([
    ["nothing but spaces", { firstName: "   " }, { firstName: /first name/ }],
    ["no last name", { lastName: "" }, { lastName: /last name/ }],
    ["no street", { line1: "" }, { line1: /house number and street/ }],
    [
      "a street of 51 characters above a second line",
      { line1: "x".repeat(51), line2: "B" },
      { line1: /50 characters/ },
    ],
    ["a second line of 151 characters", { line2: "x".repeat(151) }, { line2: /50 characters/ }],
    ["a name of 51 characters", { lastName: "x".repeat(51) }, { lastName: /50 characters/ }],
    ["no postcode", { zipCode: "" }, { zipCode: /Enter the postcode/ }],
    ["a short postcode", { zipCode: "2920" }, { zipCode: /France.*75003/ }],
    ["another country's postcode", { zipCode: "29200", country: "GB", phone: "+33612345678" }, { zipCode: /SW1A 1AA/ }],
    ["no town", { city: "" }, { city: /town or city/ }],
    ["a town of an emoji", { city: "😀" }, { city: /in letters/ }],
    ["a town of digits", { city: "1234" }, { city: /in letters/ }],
    ["a town of markup", { city: "<b>" }, { city: /in letters/ }],
    ["a town with an emoji", { city: "Brest 😀" }, { city: /in letters/ }],
    ["a street of an emoji", { line1: "😀" }, { line1: /house number and street/ }],
    ["a street of signs", { line1: "- , -" }, { line1: /house number and street/ }],
    ["a country that is not offered", { country: "US" }, { country: /from the list/ }],
    ["no country", { country: "" }, { country: /from the list/ }],
    ["no phone", { phone: "" }, { phone: /carrier needs it/ }],
    ["half a phone number", { phone: "06 12 34" }, { phone: /06\u00a012\u00a034\u00a056\u00a078/ }],
  ])("says how to mend %s", async (_what, answers, expected) => {
    const found = await problems(answers);
    expect(Object.keys(found)).toEqual(Object.keys(expected));
    for (const [field, text] of Object.entries(expected)) expect(found[field]).toMatch(text);
  });

  it.each([
    "'s-Hertogenbosch",
    "L’Haÿ-les-Roses",
    "L´Hospitalet",
    "Ś",
    "Y",
    "Paris 12",
    "Bielsko–Biała",
    "Frankfurt/Main",
    "Halle (Saale)",
    "Westward Ho!",
    "St. Ives",
    "Αθήνα",
  ])("takes the town %s", async (city) => {
    expect(await read({ city })).toMatchObject({ address: { city } });
  });

  it.each(["1 A", "Ś", "12", "N° 5, Zur Alten Mühle", "ul. 3 Maja 7/9"])("takes the street %s", async (line1) => {
    expect(await read({ line1 })).toMatchObject({ address: { line1 } });
  });

  it.each<[string, Partial<typeof GOOD>, Record<string, string>]>([
    ["after 50 characters", { line1: "x".repeat(53) }, { line1: "x".repeat(50), line2: "xxx" }],
    ["as it is in capitals", { line1: "ß".repeat(26) }, { line1: "ß".repeat(25), line2: "ß" }],
    ["between words", { line1: `${"x".repeat(50)} B` }, { line1: "x".repeat(50), line2: "B" }],
    ["before a word that goes on", { line1: `${"x".repeat(46)} 1234 B` }, { line1: "x".repeat(46), line2: "1234 B" }],
    ["a second line too", { line2: "x".repeat(51) }, { line1: "12 rue de Siam", line2: "x".repeat(50), line3: "x" }],
  ])(
    "cuts a street line to 50 characters, the rest going on in the next: %s [PAY-05]",
    async (_how, answers, lines) => {
      expect(await read(answers)).toMatchObject({ address: lines });
    },
  );

  it("finds every mistake at once, in the order of the fields", async () => {
    const all = { firstName: "", lastName: "", line1: "", zipCode: "1", city: "", country: "XX", phone: "1" };
    expect(Object.keys(await problems(all))).toEqual([
      "firstName",
      "lastName",
      "country",
      "line1",
      "zipCode",
      "city",
      "phone",
    ]);
  });

  it("finds them in the order of the fields where a country has its town before the postcode", async () => {
    const british = { zipCode: "1", city: "", country: "GB", phone: "1" };
    expect(Object.keys(await problems(british))).toEqual(["city", "zipCode", "phone"]);
  });

  it("speaks the shopper's language", async () => {
    expect(await problems({ zipCode: "1", country: "PL" }, { prefix: "pl" })).toMatchObject({ zipCode: /00-950/ });
    expect((await problems({ city: "" }, { prefix: "de" })).city).toBe("Geben Sie den Ort an");
  });

  it("asks for a phone number only where it is asked for", async () => {
    expect(await problems({ phone: "" }, { rules: { ...RULES, phone: "optional" } })).toEqual({});
    expect(await problems({ phone: "12" }, { rules: { ...RULES, phone: "optional" } })).toHaveProperty("phone");
    expect(await problems({ phone: "12" }, { rules: { ...RULES, phone: "none" } })).toEqual({});
  });

  it("answers files and repeated fields like any other mistake", async () => {
    const form = new FormData();
    form.set("firstName", new File(["x"], "x.txt"));
    for (const name of ["lastName", "lastName"]) form.append(name, "Le Goff");
    form.set("line2", new File(["x"], "x.txt"));
    const result = await readAddressForm(aContext({ prefix: "en" }), form, RULES);
    const texts = "problems" in result ? result.problems.map(({ text }) => text) : [];
    expect(texts).toHaveLength(8);
    for (const text of texts) expect(text).toMatch(/Enter|Choose|room for/);
  });
});
