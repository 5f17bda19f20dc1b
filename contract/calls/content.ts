import { z } from "zod";
import {
  contentAssetsQuerySchema,
  contentAssetsSchema,
  contentEntriesQuerySchema,
  contentEntriesSchema,
} from "#models/content-page.ts";
import { topic } from "../call";

const contentType = z.string().regex(/^\w{1,60}$/, "must be word characters");

export const CONTENT_CALLS = topic("Content", {
  "GET /cms/v3/content_types/{type}/entries": {
    id: "listContentEntries",
    summary: "What editors wrote of one type in one locale: menus, footers, pages",
    params: { type: contentType },
    query: contentEntriesQuerySchema,
    ok: contentEntriesSchema,
    more: { 404: "There is no such type: the storefront does without" },
  },
  "GET /cms/v3/assets": {
    id: "listContentAssets",
    summary: "Pictures and files, of one folder where it is named",
    query: contentAssetsQuerySchema,
    ok: contentAssetsSchema,
  },
});
