import type { Service } from "../service";
import { chooseProducts } from "./choice";
import { entriesSchema, forgetEntries } from "./entries";
import { contentRouter, forgetAnswers } from "./router";
import { writeContent } from "./seed";

const USUAL_PRODUCTS = 2_400;

/** The content delivery service. Its address for the SDK is `{baseUrl}/content/v3`. */
export const contentService: Service = {
  name: "content",
  mount: "/content",
  schema: entriesSchema,
  fixedTables: ["content_types", "content_entries", "content_assets"],
  seed(sandbox) {
    writeContent(sandbox, chooseProducts(sandbox.products ?? USUAL_PRODUCTS));
  },
  forget(sandbox) {
    forgetEntries(sandbox);
    forgetAnswers(sandbox);
  },
  router: contentRouter,
};
