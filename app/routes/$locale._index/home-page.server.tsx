import type { HomeBlockView, NewArrivals } from "~/bff/content/home.server";
import { useText } from "~/i18n/use-text";
import headStyles from "~/ui/blocks/heads.module.css";
import { Products } from "~/ui/blocks/product-blocks";
import { Families, Hero, Journal, Look, Stories } from "~/ui/home-block/home-blocks";

export interface HomePageProps {
  blocks: readonly HomeBlockView[];
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
        <Block key={index} block={block} id={`block-${index}`} />
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

function Block({ block, id }: { block: HomeBlockView; id: string }) {
  const t = useText("home");
  switch (block.kind) {
    case "hero":
      return <Hero hero={block.hero} />;
    case "families":
      return <Families families={block.families} title={t("families")} />;
    case "products":
      return <Products block={block} id={id} />;
    case "journal":
      return <Journal journal={block.journal} />;
    case "stories":
      return <Stories stories={block.stories} />;
    case "look":
      return <Look look={block.look} products={block.products} />;
  }
}
