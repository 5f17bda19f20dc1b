// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { FixedText } from "#app/i18n/use-text.tsx";
import { renderPage } from "#tests/support/ui-page.tsx";
import { ReviewsPage } from "./view";

it("tries again to load reviews by a link below the words, whose height would part their lines", () => {
  const product = {
    productId: "100007",
    optionId: "10000701",
    sku: null,
    slug: "straight-coat--p100007",
    name: "Straight coat",
    color: "Grey",
    picture: "/products/10000701/AP-1.webp",
    hasOneSize: false,
  };
  renderPage(
    <FixedText info={{ prefix: "en", locale: "en-GB" }} messages={pageMessages("en", "common", "product", "service")}>
      <ReviewsPage product={product} reviews={null} query={{ page: 2, sort: "newest", rating: null }} />
    </FixedText>,
  );
  const retry = screen.getByRole("link", { name: "Try again" });
  expect(retry.getAttribute("href")).toMatch(/\/reviews\?.*page=2/);
  expect(retry.parentElement?.textContent).toBe("Try again");
});
