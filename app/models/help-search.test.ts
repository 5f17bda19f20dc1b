import { describe, expect, it } from "vitest";
import { searchHelp } from "./help-search";

const pages = [
  {
    title: "Livraison",
    intro: "Prix et délais",
    blocks: [{ questions: { items: [{ answer: "Les retours sont gratuits." }] } }],
  },
  { title: "Retours et remboursements", intro: "Trente jours", blocks: [] },
  { title: "Größentabelle", intro: null, blocks: null },
];
const titles = (words: string) => searchHelp(pages, words).map(({ title }) => title);

describe("search in the help", () => {
  it.each([
    ["retour", ["Retours et remboursements", "Livraison"]],
    ["RETOURS", ["Retours et remboursements", "Livraison"]],
    ["delais", ["Livraison"]],
    ["délai livraison", ["Livraison"]],
    ["grossen", ["Größentabelle"]],
    ["retour chameau", []],
    ["la", []],
    ["", []],
    ["<script>", []],
  ])("for '%s' finds %j", (words, found) => expect(titles(words)).toEqual(found));
});
