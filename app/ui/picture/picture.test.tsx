// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { renderPage } from "#tests/support/ui-page.tsx";
import { coverSizes, Picture } from "./picture";
import { pictureSrcSet, pictureUrl } from "#app/models/picture-url.ts";

describe("a picture [SHELL-17]", () => {
  it("is asked for in a width, at quality 80, as webp", () => {
    expect(pictureUrl("https://i.test", "/p/1.webp", 599)).toBe("https://i.test/p/1.webp?w=599&q=80");
    expect(pictureUrl("https://i.test", "/p/1.jpg", 599)).toBe("https://i.test/p/1.jpg?w=599&q=80&f=webp");
  });

  it("keeps an address that is whole already, and its parameters", () => {
    expect(pictureUrl("https://i.test", "https://cdn.test/a.webp?v=2", 120)).toBe(
      "https://cdn.test/a.webp?v=2&w=120&q=80",
    );
    expect(pictureUrl("https://i.test", "//cdn.test/a.webp", 120)).toBe("//cdn.test/a.webp?w=120&q=80");
  });

  it("offers the widths by breakpoint", () => {
    const widths = (own: number) => pictureSrcSet("", "/a.webp", "page", own).match(/\d+w/g);
    expect(widths(2400)).toEqual(["599w", "1279w", "1599w", "1920w"]);
  });

  it("is never offered larger than it is", () => {
    const widths = (own: number) => pictureSrcSet("", "/a.webp", "page", own).match(/\d+w/g);
    expect(widths(1200)).toEqual(["599w", "1200w"]);
    expect(widths(599)).toEqual(["599w"]);
    expect(widths(300)).toEqual(["300w"]);
  });

  it("has its room reserved, two by three unless told otherwise", () => {
    const { container } = renderPage(<Picture path="/p/1.webp" alt="Coat" sizes="50vw" />);
    const image = container.querySelector("img")!;
    expect(Number(image.getAttribute("height")) / Number(image.getAttribute("width"))).toBe(1.5);
    expect([image.getAttribute("loading"), image.getAttribute("sizes"), image.alt]).toEqual(["lazy", "50vw", "Coat"]);
    expect(image.getAttribute("srcset")).toContain("https://images.test/p/1.webp?w=400&q=80 400w");
  });

  it("that opens the page is fetched first", () => {
    const { container } = renderPage(<Picture path="/p/1.webp" alt="" sizes="100vw" loading="priority" />);
    const image = container.querySelector("img")!;
    expect([image.getAttribute("fetchpriority"), image.hasAttribute("loading")]).toEqual(["high", false]);
  });

  it("may be another crop on wide screens", () => {
    const wide = { path: "/wide.webp", width: 1600, height: 800, media: "(min-width: 1280px)" };
    const { container } = renderPage(<Picture path="/tall.webp" alt="" sizes="100vw" widths="page" wide={wide} />);
    const source = container.querySelector("source")!;
    expect([source.getAttribute("media"), source.getAttribute("width")]).toEqual(["(min-width: 1280px)", "1600"]);
    expect(source.getAttribute("srcset")).toContain("/wide.webp");
  });

  it("that fills a box of another shape is as wide as it is drawn", () => {
    const box = { vw: 20, ratio: 4 / 5 };
    expect(coverSizes(box, { width: 1600, height: 800 })).toBe("50vw");
    // A picture narrower than its box fills the box's width and is cut above and below.
    expect(coverSizes(box, { width: 400, height: 800 })).toBe("20vw");
  });
});
