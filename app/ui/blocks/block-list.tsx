import type { ReactElement } from "react";
import type { BlockView } from "#app/models/content-view.ts";
import { Banner, Gallery, Hero, Links, PictureBlock, PictureText, Quote, TextBlock } from "./editorial-blocks";
import { Questions, Steps, Table } from "./fact-blocks";
import { Look, Products } from "./product-blocks";
import { Families, Journal, Stories } from "../home-block/home-blocks";
import styles from "./blocks.module.css";

interface BlockListProps {
  blocks: readonly BlockView[];
  mark?: string;
  /** Nothing stands before the blocks: a hero that comes first carries the page's h1. */
  opens?: boolean;
}

/** The blocks of a page, one renderer a kind. */
export function BlockList({ blocks, mark = "block", opens = false }: BlockListProps) {
  return blocks.map((block, index) => (
    <Block key={index} block={block} id={`${mark}-${index + 1}`} first={opens && index === 0} />
  ));
}

interface BlockProps {
  block: BlockView;
  /** Id of the block's heading. */
  id: string;
  first: boolean;
}

export function Block({ block, id, first }: BlockProps): ReactElement {
  switch (block.kind) {
    case "hero":
      return <Hero hero={block} id={id} first={first} />;
    case "text":
      return <TextBlock block={block} id={id} />;
    case "picture":
      return <PictureBlock block={block} />;
    case "picture_text":
      return <PictureText block={block} id={id} />;
    case "products":
    case "carousel":
      return <Products block={block} id={id} />;
    case "look":
      return <Look look={block} id={id} />;
    case "families":
      return <Families families={block} />;
    case "journal":
      return <Journal journal={block} />;
    case "stories":
      return <Stories stories={block} />;
    case "quote":
      return <Quote quote={block} />;
    case "gallery":
      return <Gallery gallery={block} id={id} />;
    case "banner":
      return <Banner banner={block} id={id} />;
    case "links":
      return <Links links={block} id={id} />;
    case "questions":
      return <Questions questions={block} id={id} />;
    case "steps":
      return <Steps steps={block} id={id} />;
    case "table":
      return <Table table={block} id={id} />;
    case "separator":
      return <hr className={styles.separator} />;
  }
}
