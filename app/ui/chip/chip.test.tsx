import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Badge, Badges } from "./chip";

it("parts badges by a comma for screen readers, and begins with none where the first is left out", () => {
  const markup = (priceBadge: string) =>
    renderToStaticMarkup(
      <Badges>
        {priceBadge && <Badge>{priceBadge}</Badge>}
        <Badge>New</Badge>
        {null}
        <Badge>Best seller</Badge>
      </Badges>,
    );
  const read = (priceBadge: string) => markup(priceBadge).replace(/<[^>]+>/g, "");
  expect(read("Sale")).toBe("Sale, New, Best seller");
  expect(read("")).toBe("New, Best seller");
});
