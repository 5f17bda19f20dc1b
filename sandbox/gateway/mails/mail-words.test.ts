import { describe, expect, it } from "vitest";
import { LANGUAGES } from "#models/locale.ts";
import { writeMail } from "./mail-words";

describe("the mail about a reservation", () => {
  it.each(LANGUAGES)("names the product after its words, which agree with none: %s", (language) => {
    const { text } = writeMail(language, "reservation", { product: "Bottines", shop: "Vitrine", until: "24" });
    expect(text).toMatch(/^[^:]+: Bottines\. /);
  });
});
