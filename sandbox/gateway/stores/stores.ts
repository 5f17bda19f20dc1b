import { type Request, type Response, Router } from "express";
import { z } from "zod";
import {
  oneStoreQuerySchema,
  pointQuerySchema,
  type Store,
  STORE_SERVICES,
  type StoreList,
  storeCountriesQuerySchema,
  storeQuerySchema,
} from "#models/store.ts";
import { handler } from "../../handler";
import type { Sandbox } from "../../service";
import { contextOf } from "../context";
import { badRequest, notFound, read } from "../errors";
import type { Resource } from "../resource";
import { presentStore } from "./present-store";
import { storesByCountry } from "./store-countries";
import { findPlace, forgetParcels, listPlaces } from "./store-list";
import { type FoundPlace, searchPlaces, type StoreSearch } from "./store-search";
import { skusOf } from "./store-stock";

const ROOT = "/ecommerce/v2/storelocator";
const storeParams = z.object({ storeId: z.string().regex(/^\d{1,12}$/, "must be digits") });

/** Shops, pickup points and lockers (S7). Their list is part of the code, so there is nothing to seed. */
export const stores: Resource = {
  name: "stores",
  schema: "",
  seed: () => undefined,
  forget: forgetParcels,
  router(sandbox) {
    const router = Router();
    router.get(
      `${ROOT}/stores`,
      handler((request, response) => {
        const query = read(storeQuerySchema, request.query);
        const skus = query.productId === undefined ? null : skusOf(sandbox, query.productId, query.size);
        const services = [...listOf(query.services), ...contextService(query.context)];
        answer(response, search("store", { ...query, services }, response), query, ({ place, distance }) =>
          presentStore(sandbox, place, { distance, skus }),
        );
      }),
    );

    router.get(
      `${ROOT}/stores/countries`,
      handler((request, response) => {
        const { countries } = read(storeCountriesQuerySchema, request.query);
        const values = storesByCountry(countries?.split(",") ?? null);
        if (values.length === 0) throw notFound("There is no shop in these countries", "STORES_UNKNOWN");
        response.json({ values });
      }),
    );

    router.get(
      `${ROOT}/stores/:storeId`,
      handler((request, response) => {
        const { storeId } = read(storeParams, request.params);
        const { productId, size } = read(oneStoreQuerySchema, request.query);
        const place = findPlace(storeId);
        if (!place) throw notFound(`There is no shop ${storeId}`, "STORE_UNKNOWN");
        const skus = productId === undefined ? null : skusOf(sandbox, productId, size);
        response.json(presentStore(sandbox, place, { skus }));
      }),
    );

    for (const kind of ["pickup", "locker"] as const) {
      router.get(`${ROOT}/${kind}s`, handler(points(sandbox, kind)));
    }
    return router;
  },
};

function points(sandbox: Sandbox, kind: "pickup" | "locker") {
  return (request: Request, response: Response): void => {
    const query = read(pointQuerySchema, request.query);
    answer(response, search(kind, query, response), query, ({ place, distance }) =>
      presentStore(sandbox, place, { distance }),
    );
  };
}

function search(kind: Store["kind"], query: StoreSearch, response: Response): FoundPlace[] {
  if ((query.lat === undefined) !== (query.lon === undefined)) {
    throw badRequest(`${query.lat === undefined ? "lat" : "lon"}: is missing beside the other`, "VALIDATION");
  }
  const places = listPlaces().filter((place) => place.kind === kind);
  return searchPlaces(places, query, contextOf(response).country);
}

function listOf(services: string | undefined): Store["services"] {
  const names = services?.split(",") ?? [];
  return STORE_SERVICES.filter((service) => names.includes(service));
}

/** Where a garment is put aside, or an order collected, only shops that do so are of use. */
function contextService(context: z.infer<typeof storeQuerySchema>["context"]): Store["services"] {
  if (context === "eresa") return ["reservation"];
  return context === "order" ? ["collection"] : [];
}

/** One page. @throws GatewayError 404 when nothing was found at all (S7) */
function answer(
  response: Response,
  found: readonly FoundPlace[],
  { page, pageSize }: { page: number; pageSize: number },
  present: (found: FoundPlace) => Store,
): void {
  if (found.length === 0) throw notFound("There is no shop here", "STORES_UNKNOWN");
  const list: StoreList = {
    stores: found.slice((page - 1) * pageSize, page * pageSize).map(present),
    page,
    pageSize,
    total: found.length,
  };
  response.json(list);
}
