import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listPlaces } from "../../sandbox/gateway/stores/store-list";
import { formatPlaceText, keptPlaceText } from "./place-text";

describe("formatPlaceText", () => {
  it.each([
    ["FR", "TABAC PRESSE DE LA GARE", "Tabac Presse de la Gare"],
    ["FR", "LE COMPTOIR DU MARCHÉ", "Le Comptoir du Marché"],
    ["FR", "L'ÉPICERIE D'À CÔTÉ", "L'Épicerie d'À Côté"],
    ["FR", "RELAIS DE L’ÉTOILE", "Relais de l’Étoile"],
    ["FR", "44 RUE SAINT-JACQUES", "44 rue Saint-Jacques"],
    ["FR", "12 BIS AVENUE DU 8 MAI 1945", "12 bis avenue du 8 Mai 1945"],
    ["FR", "3B, PLACE D’ARMES", "3B, place d’Armes"],
    ["FR", "TABAC DE LA PLACE", "Tabac de la Place"],
    ["FR", "RUE LOUIS XIV", "Rue Louis XIV"],
    ["FR", "ZAC DES VIGNES BP 12", "ZAC des Vignes BP 12"],
    ["FR", "BNP PARIBAS OPÉRA", "BNP Paribas Opéra"],
    ["DE", "DHL PAKETSHOP AM MARKT", "DHL Paketshop am Markt"],
    ["FR", "14 RUE LE BASTARD", "14 rue Le Bastard"],
    ["FR", "TABAC SUR LA PLACE", "Tabac sur la Place"],
    ["FR", "BOURG-LA-REINE", "Bourg-la-Reine"],
    ["FR", "CHÂLONS-EN-CHAMPAGNE", "Châlons-en-Champagne"],
    ["FR", "VILLENEUVE-D'ASCQ", "Villeneuve-d'Ascq"],
    ["FR", "LE HAVRE", "Le Havre"],
    ["FR", "LYON 3E", "Lyon 3e"],
    ["FR", "BÂTIMENT B, 3E ÉTAGE", "Bâtiment B, 3e étage"],
    ["FR", "ÉTAGE 3", "Étage 3"],
    ["CH", "RUE DE BOURG 12", "Rue de Bourg 12"],
    ["CH", "AN DER LIMMAT 3", "An der Limmat 3"],
    ["CH", "LA CHAUX-DE-FONDS", "La Chaux-de-Fonds"],
    ["GB", "21 KING’S ROAD", "21 King’s Road"],
    ["GB", "STRATFORD-UPON-AVON", "Stratford-upon-Avon"],
    ["GB", "THE CORNER OF OLD AND NEW", "The Corner of Old and New"],
    ["GB", "O'NEIL'S NEWS", "O'Neil's News"],
    ["PL", "UL. MARSZAŁKOWSKA 10", "ul. Marszałkowska 10"],
    ["PL", "UL. ŚW. MARCINA 4", "ul. św. Marcina 4"],
    ["PL", "SKLEP POD LIPĄ", "Sklep pod Lipą"],
    ["ES", "CALLE DE LA PRINCESA, 3", "Calle de la Princesa, 3"],
    ["IT", "VIA DELL'ORSO 9", "Via dell'Orso 9"],
    ["IT", "EDICOLA DELLA STAZIONE", "Edicola della Stazione"],
    ["DE", "UNTER DEN LINDEN 5", "Unter den Linden 5"],
    ["DE", "FRANKFURT AM MAIN", "Frankfurt am Main"],
    ["DE", "TORSTRASSE 12", "Torstraße 12"],
    ["AT", "STRASSE DES 17. JUNI 3", "Straße des 17. Juni 3"],
    ["DE", "GASSENWEG 4", "Gassenweg 4"],
    ["CH", "BAHNHOFSTRASSE 1", "Bahnhofstrasse 1"],
    ["BE", "GROTE MARKT VAN BRUSSEL (DE ZAVEL)", "Grote Markt van Brussel (De Zavel)"],
    ["US", "1ST AVENUE", "1st Avenue"],
  ])("writes a text of %s, %j, as %j", (country, text, written) => {
    expect(formatPlaceText(text, country)).toBe(written);
  });

  it.each(["Tabac Presse de la Gare", "Chez iPhone", "rue des Lilas", "75003", "", "O’Brien’s"])(
    "leaves %j, which somebody wrote, as it is",
    (text) => {
      expect(formatPlaceText(text, "FR")).toBe(text);
    },
  );

  it("is the one writing of a place, before the gateway has kept it in capitals and after", () => {
    expect(keptPlaceText("rue de Bourg 4", "CH")).toBe("Rue de Bourg 4");
    for (const { name, address } of listPlaces()) {
      for (const text of [name, address.line1, address.line2 ?? "", address.city]) {
        const shown = keptPlaceText(text, address.country);
        expect(formatPlaceText(shown.toUpperCase(), address.country)).toBe(shown);
        expect(shown.toLowerCase()).toBe(text.toLowerCase());
      }
    }
  });

  it("changes nothing but the case, and nothing the second time", () => {
    const unit = fc.constantFrom("A", "É", "ß", "Ł", "D", "L", "-", " ", "'", "’", ".", ",", "(", "1", "X", "I", "V");
    fc.assert(
      fc.property(fc.string({ unit }), fc.constantFrom("FR", "CH", "GB", "PL", "DE", "IT", "ES"), (text, country) => {
        const written = formatPlaceText(text, country);
        expect(written.toLowerCase()).toBe(text.toLowerCase());
        expect(formatPlaceText(written, country)).toBe(written);
      }),
    );
  });
});
