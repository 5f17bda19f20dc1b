import type { NewArrivals } from "~/bff/content/home.server";
import { useText } from "~/i18n/use-text";
import headStyles from "~/ui/blocks/heads.module.css";
import type { BlockView } from "~/models/content-view";
import { Block } from "~/ui/blocks/block-list";
import { Products } from "~/ui/blocks/product-blocks";
import { Hero, Look } from "~/ui/home-block/home-blocks";

export interface HomePageProps {
  blocks: readonly BlockView[];
  /** Given when content composes no page. */
  newArrivals: NewArrivals | null;
}

/** The page that editors compose, block by block; without content a welcome and what is new. Rendered on the server alone. */
export function HomePage({ blocks, newArrivals }: HomePageProps) {
  const t = useText("home");
  const hasHero = blocks.some(({ kind }) => kind === "hero");
  return (
    <>
      {!hasHero && (
        <div className={`${headStyles.plain} container`}>
          <h1 className="heading">{t("welcome")}</h1>
          {blocks.length === 0 && <p className="lead">{t("description")}</p>}
        </div>
      )}
      {blocks.map((block, index) => (
        <HomeBlock key={index} block={block} id={`block-${index}`} />
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

/** The home page opens larger than others, and shows a look in a way of its own; all other blocks are those of any page. */
function HomeBlock({ block, id }: { block: BlockView; id: string }) {
  if (block.kind === "hero") return <Hero hero={block} />;
  if (block.kind === "look") return <Look look={block} />;
  return <Block block={block} id={id} first={false} />;
}
