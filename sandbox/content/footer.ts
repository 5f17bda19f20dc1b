import type { ContentLink, FooterLayout } from "#models/page.ts";
import { externalLink, pageLink } from "./links";
import type { ContentTexts } from "./content-words";

/** What a country's shop offers, as far as the footer speaks of it. */
export interface Offer {
  stores: boolean;
  reservation: boolean;
  loyalty: boolean;
  offers: boolean;
}

export function footerLayout(texts: ContentTexts, offer: Offer): Omit<FooterLayout, "uid"> {
  return {
    reinsurances: services(texts, offer),
    banner_newsletter: {
      title: texts.newsletter.title,
      texts: { short_text: texts.newsletter.short, long_text: texts.newsletter.long, text_color: "#ffffff" },
      cta: { label: texts.newsletter.button, cta_color: "#47d7a3", cta_label_color: "#111111" },
      background_color: "#000000",
    },
    links_modular: groups(texts, offer).map(({ title, links }) => ({ links_block: { title, links_group: links } })),
    community: {
      title: texts.community.title,
      group: [
        { title: texts.community.link, page_link: "https://www.instagram.com/explore/tags/vitrine/", image: null },
      ],
    },
    social_networks: [
      network("Instagram", "https://www.instagram.com/"),
      network("Pinterest", "https://www.pinterest.com/"),
      network("TikTok", "https://www.tiktok.com/"),
    ],
    legals: {
      content: [
        pageLink(texts.legals.imprint, "help_imprint"),
        pageLink(texts.legals.terms, "help_terms"),
        pageLink(texts.legals.data, "help_data"),
        pageLink(texts.legals.cookies, "help_cookies"),
        pageLink(texts.legals.accessibility, "help_accessibility"),
      ],
    },
  };
}

function services({ services: texts }: ContentTexts, { stores }: Offer): FooterLayout["reinsurances"] {
  const block = (key: keyof typeof texts, icon: string, uid?: string) => ({
    title: texts[key].title,
    description: texts[key].text,
    icon,
    link_global: uid ? pageLink(texts[key].title, uid) : null,
  });
  return [
    block("delivery", "truck", "help_delivery"),
    block("returns", "returns", "help_returns"),
    block("payment", "lock"),
    stores ? block("pickup", "shop", "stores") : block("pickup", "shop", "landing_3002"),
  ];
}

function groups({ help, house, gifts, stores }: ContentTexts, offer: Offer): { title: string; links: ContentLink[] }[] {
  return [
    {
      title: help.title,
      links: [
        pageLink(help.track, "account_orders"),
        pageLink(help.delivery, "help_delivery"),
        pageLink(help.returns, "help_returns"),
        pageLink(help.withdrawal, "help_withdrawal"),
        pageLink(help.sizes, "help_sizes"),
        pageLink(help.contact, "help_contact"),
      ],
    },
    {
      title: house.title,
      links: [
        pageLink(house.story, "landing_3001"),
        pageLink(house.workshops, "landing_3002"),
        pageLink(house.commitments, "landing_3003"),
        pageLink(house.journal, "journal"),
        pageLink(house.jobs, "landing_3006"),
      ],
    },
    {
      title: gifts.title,
      links: [
        ...(offer.loyalty ? [pageLink(gifts.card, "account_loyalty")] : []),
        pageLink(gifts.giftCard, "landing_3004"),
        ...(offer.loyalty ? [pageLink(gifts.sponsor, "landing_3005")] : []),
        ...(offer.offers ? [pageLink(gifts.offers, "account_advantages")] : []),
        ...(offer.loyalty ? [] : [pageLink(gifts.wishlist, "account_wishlist"), pageLink(gifts.letter, "newsletter")]),
      ],
    },
    ...(offer.stores
      ? [
          {
            title: stores.title,
            links: [
              pageLink(stores.find, "stores"),
              pageLink(stores.all, "stores_all"),
              ...(offer.reservation ? [pageLink(stores.reserve, "landing_3007")] : []),
            ],
          },
        ]
      : []),
  ];
}

function network(title: string, url: string): NonNullable<FooterLayout["social_networks"]>[number] {
  return { title, icon: null, link_informations: externalLink(title, url) };
}
