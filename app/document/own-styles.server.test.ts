import { describe, expect, it } from "vitest";
import { createOwnStyles, readOwnStyles } from "./own-styles.server";

const own = createOwnStyles({
  sheets: [],
  rules: [
    { under: [], selectors: [[":root", []]], body: "--ink:#111" },
    {
      under: [],
      selectors: [
        [".a", [".a"]],
        [".b p", [".b", "p"]],
      ],
      body: "margin:0",
    },
    { under: ["@media (width>1px)"], selectors: [[".a:hover", [".a"]]], body: "animation:turn 1s" },
    { under: ["@media (width>1px)"], selectors: [[".c", [".c"]]], body: "color:red" },
    { under: ["@media (width>1px)", "@supports (x:y)"], selectors: [["p", ["p"]]], body: "top:0" },
    { under: [], text: "@keyframes turn{to{rotate:1turn}}", animation: "turn" },
    { under: [], text: "@keyframes fade{to{opacity:0}}", animation: "fade" },
    { under: [], text: "@font-face{font-family:F}" },
  ],
});

describe("a page's own styles", () => {
  it("are the rules whose classes and elements it has, in their order and under their conditions", () => {
    expect(own(['<body><div class="a"><p id="x">words</p></div></body>'])).toBe(
      ":root{--ink:#111}.a{margin:0}@media (width>1px){.a:hover{animation:turn 1s}}" +
        "@media (width>1px){@supports (x:y){p{top:0}}}@keyframes turn{to{rotate:1turn}}@font-face{font-family:F}",
    );
  });

  it("leave out animations that nothing names, and selectors that need more than there is", () => {
    expect(own(['<body title="a > b"><p class="x b">words</p></body>'])).toBe(
      ":root{--ink:#111}.b p{margin:0}@media (width>1px){@supports (x:y){p{top:0}}}@font-face{font-family:F}",
    );
  });

  it("are not known without a list of this build: pages wait for the sheets", () => {
    expect(readOwnStyles(new URL("file:///nowhere/page-styles.json"))(["<body></body>"])).toBeNull();
  });
});
