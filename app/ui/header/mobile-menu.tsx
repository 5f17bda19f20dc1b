import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { HELP_WORDS, PREFIXES } from "#app/models/locale.ts";
import type { HeaderLayout } from "#app/models/page.ts";
import { paths } from "#app/paths.ts";
import { IconButton } from "../button/button";
import { classNames } from "../class-names";
import { COUNTRY_SHEET_ID, MOBILE_MENU_ID } from "../shared-ids";
import { Flag } from "../footer/flag";
import type { OwnCountry } from "../footer/footer";
import { Icon } from "../icon/icon";
import { coverSizes, Picture } from "../picture/picture";
import { hasPanel, MenuAnchor, type MenuEntry, type MenuGroup, type MenuImage, readMenu } from "./menu-content";
import styles from "./mobile-menu.module.css";

export interface MobileMenuProps {
  layout: HeaderLayout;
  hasStores: boolean;
  hasWishlist: boolean;
  /** The site's own country, which opens the country selector; null where there is no other country. */
  country?: OwnCountry | null;
}

/** The menu below 1280 px: a panel that slides up over the page and keeps it from scrolling. */
export function MobileMenu({ layout, hasStores, hasWishlist, country }: MobileMenuProps) {
  const { prefix } = useLocale();
  const t = useText("fragments");
  const shell = useText("shell");
  const entries = readMenu(layout, prefix);
  return (
    <div
      className={styles.menu}
      popover="auto"
      id={MOBILE_MENU_ID}
      role="dialog"
      aria-label={shell("menu.title")}
      data-locks-scroll=""
      data-until-desktop=""
    >
      <div className={styles.head}>
        <p className="title">{shell("menu.title")}</p>
        <IconButton icon="close" label={t("menu.close")} popovertarget={MOBILE_MENU_ID} popovertargetaction="hide" />
      </div>
      <nav className={styles.body} aria-label={t("menu.mobile")}>
        {entries.map((entry, index) => (
          <Entry key={index} entry={entry} />
        ))}
        <Tiles images={entries.flatMap(({ images }) => images).slice(0, 2)} />
        <Tools hasStores={hasStores} hasWishlist={hasWishlist} country={country} />
      </nav>
    </div>
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  const t = useText("fragments");
  const highlighted = entry.isHighlighted && styles.highlighted;
  if (!hasPanel(entry)) {
    return (
      <a className={classNames(styles.entry, styles.link, highlighted)} style={entry.style} {...entry.link}>
        {entry.title}
      </a>
    );
  }
  return (
    <details className={styles.entry} name="mobile-menu" style={entry.style}>
      <summary className={classNames(styles.summary, highlighted)}>
        {entry.title}
        <Icon name="plus" />
      </summary>
      <div className={styles.sub}>
        {entry.link && <a {...entry.link}>{t("menu.all", { name: entry.title })}</a>}
        {entry.groups.map((group, index) => (
          <Group key={index} group={without(group, entry.link?.href)} />
        ))}
      </div>
    </details>
  );
}

/** Removes the link to the entry's own page, which is already first in the list. */
function without(group: MenuGroup, href: string | undefined): MenuGroup {
  return { ...group, links: group.links.filter((link) => link.href !== href) };
}

function Group({ group }: { group: MenuGroup }) {
  const links = (
    <ul>
      {group.links.map((link, index) => (
        <li key={index}>
          <MenuAnchor link={link} />
        </li>
      ))}
    </ul>
  );
  if (!group.title) return links;
  if (!group.isCollapsed) {
    return (
      <div className={styles.group}>
        <p className={styles.groupTitle}>{group.title}</p>
        {links}
      </div>
    );
  }
  return (
    <details className={styles.group}>
      <summary className={styles.groupTitle}>
        {group.title}
        <Icon name="down" size="small" />
      </summary>
      {links}
    </details>
  );
}

function Tiles({ images }: { images: MenuImage[] }) {
  const linked = images.filter(({ link }) => link);
  if (linked.length === 0) return null;
  return (
    <div className={styles.tiles}>
      {linked.map((image, index) => (
        <a key={index} className={styles.tile} {...image.link}>
          <Picture
            path={image.path}
            alt=""
            width={image.width}
            height={image.height}
            sizes={coverSizes({ vw: 46, ratio: 4 / 5 }, image)}
          />
          <span>{image.text}</span>
        </a>
      ))}
    </div>
  );
}

function Tools({ hasStores, hasWishlist, country }: Omit<MobileMenuProps, "layout">) {
  const { prefix } = useLocale();
  const t = useText("fragments");
  const shell = useText("shell");
  return (
    <div className={styles.tools}>
      <a href={paths.account(prefix)}>
        <Icon name="user" />
        {shell("header.account")}
      </a>
      {hasWishlist && (
        <a href={paths.wishlist(prefix)}>
          <Icon name="heart" />
          {shell("header.wishlist")}
        </a>
      )}
      {hasStores && (
        <a href={paths.stores(prefix)}>
          <Icon name="pin" />
          {t("menu.findStore")}
        </a>
      )}
      <a href={paths.slug(prefix, HELP_WORDS[PREFIXES[prefix].language])}>
        <Icon name="info" />
        {shell("menu.help")}
      </a>
      {country && (
        <button type="button" popovertarget={COUNTRY_SHEET_ID}>
          <Flag path={country.flag} />
          {country.name}
          {country.language && `, ${country.language}`}
        </button>
      )}
    </div>
  );
}
