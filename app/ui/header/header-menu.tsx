import { useLocale, useText } from "#app/i18n/use-text.tsx";
import type { HeaderLayout } from "#app/models/page.ts";
import { classNames } from "../class-names";
import { Icon } from "../icon/icon";
import { coverSizes, Picture } from "../picture/picture";
import disclosureStyles from "./disclosure.module.css";
import styles from "./header-menu.module.css";
import { hasPanel, MenuAnchor, type MenuEntry, type MenuGroup, type MenuImage, readMenu } from "./menu-content";

/**
 * The desktop menu, rendered once per locale on the server; menu-behaviour.ts adds what the browser does not do itself.
 * A panel opens on hover, on keyboard focus, and by its own button as a popover.
 */
export function HeaderMenu({ layout }: { layout: HeaderLayout }) {
  const { prefix } = useLocale();
  return (
    <ul className={styles.list} data-menu="">
      {readMenu(layout, prefix).map((entry, index) => (
        <Entry key={index} entry={entry} id={`menu-${index}`} />
      ))}
    </ul>
  );
}

function Entry({ entry, id }: { entry: MenuEntry; id: string }) {
  const t = useText("fragments");
  const opens = hasPanel(entry);
  return (
    <li
      className={classNames(styles.entry, entry.isHighlighted && styles.highlighted, entry.isMore && styles.more)}
      style={entry.style}
      data-menu-entry=""
    >
      <span className={styles.head}>
        {entry.link ? (
          <a className={styles.link} {...entry.link}>
            {entry.title}
          </a>
        ) : (
          <button className={styles.link} type="button" popovertarget={id}>
            {entry.title}
          </button>
        )}
        {opens && entry.link && (
          <button
            className={disclosureStyles.disclosure}
            type="button"
            popovertarget={id}
            aria-label={t("menu.openEntry", { name: entry.title })}
          >
            <Icon name="down" size="small" />
          </button>
        )}
      </span>
      {opens && (
        <div className={styles.panel} popover="auto" id={id}>
          <div className={styles.inner}>
            {entry.groups.map((group, index) => (
              <Group key={index} group={group} />
            ))}
            {entry.images.map((image, index) => (
              <PanelImage key={index} image={image} />
            ))}
          </div>
        </div>
      )}
    </li>
  );
}

function Group({ group }: { group: MenuGroup }) {
  return (
    <div className={styles.group} style={group.style}>
      {group.title && <p className={styles.title}>{group.title}</p>}
      <ul className={styles.links}>
        {group.links.map((link, index) => (
          <li key={index} className={link.isSeparated ? styles.separator : undefined}>
            <MenuAnchor link={link} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function PanelImage({ image }: { image: MenuImage }) {
  const content = (
    <>
      <Picture
        path={image.path}
        alt=""
        width={image.width}
        height={image.height}
        widths="half"
        sizes={coverSizes({ vw: 22.5, ratio: 4 / 5 }, image)}
      />
      <span>{image.text}</span>
    </>
  );
  return image.link ? (
    <a className={styles.image} {...image.link}>
      {content}
    </a>
  ) : (
    <div className={styles.image}>{content}</div>
  );
}
