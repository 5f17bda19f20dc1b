import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CartAddress } from "./address";
import {
  addressToSend,
  type CustomerAddress,
  fromCartAddress,
  phoneCountry,
  postalFields,
  streetLine,
  streetNumberPosition,
  toCartAddress,
  upperCaseNames,
} from "./address-rules";
import { cutStreet, isStreetTooLong, STREET_MAX, streetLength } from "./street";

const text = fc.string({ unit: "grapheme" });
const country = fc.constantFrom("FR", "CH", "GB", "DE", "PL");
const some = fc.option(text, { nil: undefined });
const cartAddress: fc.Arbitrary<CartAddress> = fc.record({
  firstName: text,
  lastName: text,
  address1: text,
  address2: some,
  address3: some,
  address4: some,
  zipCode: text,
  city: text,
  country,
  phone: some,
  phoneNumberCountry: fc.option(country, { nil: undefined }),
  addressQualityCode: some,
  phoneQualityCode: some,
  vitrineAddressId: some,
});
const customerAddress: fc.Arbitrary<CustomerAddress> = cartAddress.map(fromCartAddress);

const address: CartAddress = {
  firstName: "Élise",
  lastName: "Dupont-Weiß",
  address1: "12 rue de l’Église",
  address2: "bâtiment b",
  zipCode: "sw1a 1aa",
  city: "Łódź",
  country: "pl",
  phone: "+48 600 000 000",
  addressQualityCode: "a1",
  vitrineAddressId: "addr-1",
};

describe("an address to send", () => {
  it("has every part in capitals", () => {
    const every: Required<CartAddress> = {
      ...address,
      address2: "two",
      address3: "three",
      address4: "four",
      phone: "1",
      phoneNumberCountry: "PL",
      addressQualityCode: "a1",
      phoneQualityCode: "p1",
      vitrineAddressId: "addr-1",
      deliveryPointIdV2: "500001",
    };
    expect(postalFields(addressToSend(every))).toEqual(postalFields(every).map((part) => part.toUpperCase()));
  });

  it("has names, lines, postcode, city and country in capitals, and codes and ids as they are [PAY-05]", () => {
    expect(addressToSend(address)).toEqual({
      firstName: "ÉLISE",
      lastName: "DUPONT-WEISS",
      address1: "12 RUE DE L’ÉGLISE",
      address2: "BÂTIMENT B",
      zipCode: "SW1A 1AA",
      city: "ŁÓDŹ",
      country: "PL",
      phone: "+48 600 000 000",
      phoneNumberCountry: "PL",
      addressQualityCode: "a1",
      vitrineAddressId: "addr-1",
    });
  });

  it("names the phone's country, else the address's, and none without a phone [PAY-06]", () => {
    expect(addressToSend({ ...address, phoneNumberCountry: "DEU" }).phoneNumberCountry).toBe("DE");
    expect(addressToSend({ ...address, phoneNumberCountry: undefined }).phoneNumberCountry).toBe("PL");
    expect(addressToSend({ ...address, phone: undefined }).phoneNumberCountry).toBeUndefined();
  });

  it("has no line longer than 50 characters, nor a lower-case letter; sent again it is the same [PAY-05]", () => {
    fc.assert(
      fc.property(cartAddress, fc.string({ unit: "grapheme", minLength: 40, maxLength: 60 }), (given, street) => {
        const sent = addressToSend({ ...given, address1: street, address3: street });
        for (const line of [sent.address1, sent.address2, sent.address3, sent.address4]) {
          expect((line ?? "").length).toBeLessThanOrEqual(STREET_MAX);
        }
        const words = [sent.firstName, sent.lastName, sent.address1, sent.zipCode, sent.city, sent.country];
        for (const word of words) expect(word.toUpperCase()).toBe(word);
        expect(addressToSend(sent)).toEqual(sent);
      }),
    );
  });

  it("upper-cases the names of a receiver and nothing else of them [PAY-05]", () => {
    const receiver = { firstName: "Zoë", lastName: "d'Arc", email: "zoe@vitrine.test" };
    expect(upperCaseNames(receiver)).toEqual({ firstName: "ZOË", lastName: "D'ARC", email: "zoe@vitrine.test" });
  });
});

describe("a street line", () => {
  it.each([
    ["FR", 1, "14 bis Grand Rue"],
    ["GB", 1, "14 bis Grand Rue"],
    ["CH", 2, "Grand Rue 14 bis"],
    ["DE", 2, "Grand Rue 14 bis"],
    ["PL", 2, "Grand Rue 14 bis"],
    ["BE", 2, "Grand Rue 14 bis"],
    ["ES", 2, "Grand Rue, 14 bis"],
    ["IT", 2, "Grand Rue, 14 bis"],
  ])("of %s has its number at position %i, %s [PAY-05]", (country, position, line) => {
    expect(streetNumberPosition(country)).toBe(position);
    expect(streetLine({ street: "Grand Rue", streetNumber: "14 bis" }, country)).toBe(line);
    expect(streetLine({ street: "Grand Rue" }, country)).toBe("Grand Rue");
  });

  it("is cut to its first 50 characters, and shorter ones left alone [PAY-05]", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 70 }), (street) => {
        const cut = cutStreet(street);
        expect(street.startsWith(cut)).toBe(true);
        expect(cut.length).toBeLessThanOrEqual(STREET_MAX);
        expect(cut.length).toBeGreaterThanOrEqual(Math.min(street.length, STREET_MAX - 1));
        expect(/\p{Cs}/u.test(cut)).toBe(false);
        if (street.length <= STREET_MAX) expect(cut).toBe(street);
      }),
    );
  });

  it("never ends in half a character", () => {
    expect(cutStreet(`${"a".repeat(49)}🏠b`)).toBe("a".repeat(49));
    expect(cutStreet(`${"a".repeat(48)}🏠b`)).toBe(`${"a".repeat(48)}🏠`);
  });

  it("is too long exactly when sending would cut it", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("a", "ß", "é", "🏠"), minLength: 20, maxLength: 60 }), (street) => {
        const isCut = addressToSend({ ...address, address1: street }).address1 !== street.toUpperCase();
        expect(isStreetTooLong(street)).toBe(isCut);
      }),
    );
    expect(streetLength("Straße")).toBe(7);
  });
});

describe("the customer's and the cart's shape", () => {
  it("name the same things", () => {
    expect(fromCartAddress({ ...address, deliveryPointIdV2: "point-1" })).toEqual({
      id: "addr-1",
      firstName: "Élise",
      lastName: "Dupont-Weiß",
      line1: "12 rue de l’Église",
      line2: "bâtiment b",
      zipCode: "sw1a 1aa",
      city: "Łódź",
      country: "pl",
      quality: "a1",
      phoneNumber: "+48 600 000 000",
    });
  });

  it("turn into each other without loss", () => {
    fc.assert(
      fc.property(cartAddress, customerAddress, (ofCart, ofCustomer) => {
        expect(toCartAddress(fromCartAddress(ofCart))).toEqual(ofCart);
        expect(fromCartAddress(toCartAddress(ofCustomer))).toEqual(ofCustomer);
      }),
    );
  });

  it("give the cart 2-letter phone countries only [PAY-06]", () => {
    const given = { ...fromCartAddress(address), phoneNumberCountry: "DEU" };
    expect(toCartAddress(given).phoneNumberCountry).toBe("DE");
  });
});

describe("phoneCountry", () => {
  it.each([
    ["DE", "FR", "DE"],
    ["de", "FR", "de"],
    ["DEU", "FR", "DE"],
    ["che", "FR", "CH"],
    [undefined, "CH", "CH"],
    [null, "CHE", "CH"],
    ["", "PL", "PL"],
    ["XXX", "IT", "IT"],
    ["France", "ES", "ES"],
    [undefined, undefined, "FR"],
    ["", "", "FR"],
    ["XXX", "YYY", "FR"],
  ])("of %j at an address in %j is %s [PAY-06]", (given, address, country) => {
    expect(phoneCountry(given, address)).toBe(country);
  });

  it("always has two characters", () => {
    const code = fc.option(fc.oneof(fc.string({ maxLength: 4 }), fc.constantFrom("FRA", "GBR", "PL")));
    fc.assert(
      fc.property(code, code, (given, address) => {
        expect(phoneCountry(given, address)).toHaveLength(2);
      }),
    );
  });
});
