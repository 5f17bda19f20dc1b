import type { NewArrivals } from "#app/bff/content/home.server.ts";
import { useText } from "#app/i18n/use-text.tsx";
import headStyles from "#app/ui/blocks/heads.module.css";
import type { BlockView } from "#app/models/content-view.ts";
import { Block } from "#app/ui/blocks/block-list.tsx";
import { Products } from "#app/ui/blocks/product-blocks.tsx";
import { Hero, Look } from "#app/ui/home-block/home-blocks.tsx";

export interface HomePageProps {
  blocks: readonly BlockView[];
  /** Given when content has no home page. */
  newArrivals: NewArrivals | null;
}

/**
 * The page that editors compose of blocks; without content a welcome and the new arrivals. Only the server renders it.
 */
export function HomePage({ blocks, newArrivals }: HomePageProps) {
  const t = useText("home");
  const hero = blocks.find(({ kind }) => kind === "hero");
  return (
    <>
      {!hero && (
        <div className={`${headStyles.plain} container`}>
          <h1 className="heading">{t("welcome")}</h1>
          {blocks.length === 0 && <p className="lead">{t("description")}</p>}
        </div>
      )}
      {blocks.map((block, index) => (
        <HomeBlock key={index} block={block} id={`block-${index}`} carriesTitle={block === hero} />
      ))}
      {newArrivals && (
        <Products
          id="new-arrivals"
          block={{
            title: t("newArrivals", { family: newArrivals.familyName }),
            link: { title: t("newArrivals.all"), external_link: `/${newArrivals.familySlug}?sort=new` },
            products: newArrivals.products,
          }}
        />
      )}
    </>
  );
}

interface HomeBlockProps {
  block: BlockView;
  id: string;
  /** The page's first hero has its h1. */
  carriesTitle: boolean;
}

/** The home page has a larger hero and its own form of a look; other blocks are the same as on any page. */
function HomeBlock({ block, id, carriesTitle }: HomeBlockProps) {
  if (block.kind === "hero" && carriesTitle) return <Hero hero={block} />;
  if (block.kind === "look") return <Look look={block} />;
  return <Block block={block} id={id} first={false} />;
}
