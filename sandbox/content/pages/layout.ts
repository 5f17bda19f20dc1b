import { familyPage } from "../families";
import { pageLink } from "../links";
import type { SceneKey } from "../scenes";
import type { Layout } from "./editor";

/** The blocks that pages are laid out with, as the content service keeps them. Words come from the editor, in order. */

export const text = (): Layout => (editor) => {
  const [title, words] = editor.section();
  return { text: { title, text: words } };
};

export const picture =
  (scene: SceneKey): Layout =>
  (editor) => ({ picture: { image: editor.image(scene), caption: "" } });

export const beside =
  (scene: SceneKey, side: "left" | "right" = "left", familyId?: string): Layout =>
  (editor) => {
    const [title, words] = editor.section();
    const link = familyId ? pageLink(editor.familyName(familyId), familyPage(familyId)) : null;
    return { picture_text: { title, text: words, image: editor.image(scene), side, link } };
  };

/** Who says it is the part's title. */
export const quote = (): Layout => (editor) => {
  const [author, words] = editor.section();
  return { quote: { text: words, author } };
};

export const banner =
  (scene: SceneKey, familyId: string): Layout =>
  (editor) => {
    const [title, words] = editor.section();
    const link = pageLink(editor.familyName(familyId), familyPage(familyId));
    return { banner: { title, text: words, image: editor.image(scene), link } };
  };

export const hero =
  (scene: SceneKey, familyId?: string): Layout =>
  (editor) => {
    const { title, intro } = editor.opening;
    const link = familyId ? pageLink(editor.familyName(familyId), familyPage(familyId)) : null;
    return { hero: { title, text: intro, image: editor.image(scene), link } };
  };

/** Opens the page about gift cards: its link leads to the cart, where they are chosen. The first part is its label. */
export const giftHero =
  (scene: SceneKey): Layout =>
  (editor) => {
    const { title, intro } = editor.opening;
    const [label] = editor.section();
    return { hero: { title, text: intro, image: editor.image(scene), link: pageLink(label, "cart") } };
  };

export const look =
  (scene: SceneKey, families: readonly string[], side: "left" | "right" = "left"): Layout =>
  (editor) => {
    const [title, words] = editor.section();
    return { look: { title, text: words, image: editor.image(scene), side, product_ids: editor.pieces(families) } };
  };

/** What a family sells now, of one colour or of all. */
export const carousel =
  (familyId: string, color?: string): Layout =>
  (editor) => ({
    carousel: {
      title: editor.familyName(familyId),
      family_id: familyId,
      color: color ?? "",
      count: 10,
      link: editor.familyLink(familyId),
    },
  });

/** One piece of each family, chosen by hand. */
export const chosen =
  (families: readonly string[]): Layout =>
  (editor) => {
    const [title] = editor.section();
    return { products: { title, product_ids: editor.pieces(families), link: null } };
  };

export const gallery =
  (...scenes: SceneKey[]): Layout =>
  (editor) => ({ gallery: { title: "", images: scenes.map((scene) => editor.image(scene)) } });

/** The first part is the title of all of them. */
export const steps =
  (count: number): Layout =>
  (editor) => {
    const [title] = editor.section();
    return { steps: { title, items: editor.sections(count).map(([name, words]) => ({ title: name, text: words })) } };
  };

export const questions =
  (count: number): Layout =>
  (editor) => {
    const [title] = editor.section();
    const items = editor.sections(count).map(([question, answer]) => ({ question, answer }));
    return { questions: { title, items } };
  };

/** Ways on to families, each with a picture. */
export const ways =
  (...targets: (readonly [familyId: string, scene: SceneKey])[]): Layout =>
  (editor) => ({
    links: {
      title: "",
      items: targets.map(([familyId, scene]) => {
        const title = editor.familyName(familyId);
        return { title, image: editor.image(scene), link: pageLink(title, familyPage(familyId)) };
      }),
    },
  });

export const separator = (): Layout => () => ({ separator: {} });
