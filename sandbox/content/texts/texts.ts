/** What an editor writes for one locale. Links are set by the pages that the entries are made of. */
export interface ContentTexts {
  seo: { title: string; description: string; keywords: string[] };
  announcement: { text: string; link: string };
  menu: {
    clothing: string;
    shoesAndAccessories: string;
    accessories: string;
    discover: string;
    everything: string;
    newIn: string;
    isNew: string;
    party: string;
    essentials: string;
    lastPieces: string;
    lookbook: string;
    more: string;
    journal: string;
    giftCard: string;
    loyaltyCard: string;
    help: string;
    coatsPicture: string;
    knitsPicture: string;
    menPicture: string;
    childrenPicture: string;
    accessoriesPicture: string;
  };
  services: Record<"delivery" | "returns" | "payment" | "pickup", { title: string; text: string }>;
  newsletter: { title: string; short: string; long: string; button: string };
  community: { title: string; link: string };
  help: {
    title: string;
    track: string;
    delivery: string;
    returns: string;
    withdrawal: string;
    sizes: string;
    contact: string;
  };
  house: { title: string; story: string; workshops: string; commitments: string; journal: string; jobs: string };
  gifts: {
    title: string;
    card: string;
    giftCard: string;
    sponsor: string;
    offers: string;
    wishlist: string;
    letter: string;
  };
  stores: { title: string; find: string; all: string; reserve: string; appointment: string };
  legals: { terms: string; data: string; cookies: string; accessibility: string };
  home: {
    hero: { eyebrow: string; title: string; text: string; alt: string; coats: string; lookbook: string };
    families: Record<"women" | "men" | "children" | "accessories", { caption: string; alt: string }>;
    newIn: { title: string; link: string };
    journal: { eyebrow: string; title: string; quote: string; text: string; alt: string; link: string };
    look: { eyebrow: string; title: string; text: string; alt: string; link: string };
  };
}
