import { type Request, Router } from "express";
import { z } from "zod";
import { streetLine } from "#models/address-rules.ts";
import { LANGUAGES } from "#models/locale.ts";
import { type Place, placeQuerySchema, type placeSuggestionsSchema } from "#models/place.ts";
import { errorHandler, notFound, read } from "../gateway/errors";
import type { Service } from "../service";
import { findAddress, suggestAddresses, suggestTowns } from "./addresses";

const idParams = z.object({ placeId: z.string().max(40) });

/** The maps service that completes addresses: suggestions while one types, then the whole of the chosen one. */
export const placesService: Service = {
  name: "places",
  mount: "/places",
  schema: "",
  seed: () => undefined,
  router(sandbox) {
    const router = Router();
    router.get("/suggestions", (request, response) => {
      const { input, countries, kind, limit } = read(placeQuerySchema, request.query);
      const list = countries.split(",");
      const found = (kind === "town" ? suggestTowns : suggestAddresses)(input, list, limit);
      const country = list.length > 1 ? countryNames(request) : null;
      const suggestions: z.infer<typeof placeSuggestionsSchema>["suggestions"] = found.map((place) => {
        const { placeId, street, streetNumber, city } = place;
        const title = street === undefined ? city : streetLine({ street, streetNumber }, place.country);
        return { placeId, title, detail: detailOf(place, country?.of(place.country)) };
      });
      response.json({ suggestions });
    });
    router.get("/places/:placeId", (request, response) => {
      const { placeId } = read(idParams, request.params);
      const place = findAddress(placeId);
      if (!place) throw notFound(`There is no place ${placeId}`, "PLACE_UNKNOWN");
      response.json(place);
    });
    router.use((request) => {
      throw notFound(`No call ${request.method} ${request.path}.`, "UNKNOWN_CALL");
    });
    return router.use(errorHandler(sandbox));
  },
};

/** `75019 Paris`, `London NW3 1QE`: the postcode where the country writes it; a town's name is its title already. */
function detailOf({ kind, zipCode, city, country }: Place, countryName: string | undefined): string {
  const isLast = country === "GB" || country === "IE";
  const town = kind === "town" ? zipCode : isLast ? `${city} ${zipCode}` : `${zipCode} ${city}`;
  return countryName === undefined ? town : `${town}, ${countryName}`;
}

function countryNames(request: Request): Intl.DisplayNames {
  const language = request.acceptsLanguages(...LANGUAGES);
  return new Intl.DisplayNames([language || "fr"], { type: "region" });
}
