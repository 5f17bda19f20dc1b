import type { ShownNotice } from "~/models/form-problem";
import { usePersonal } from "../shell/personal";
import { slot } from "../slot/slot";
import { Banner } from "./banner";
import styles from "./banner.module.css";

/** What the last action has to say, once. */
export const FlashBanners = slot("flash", function FlashBanners() {
  const { flash } = usePersonal();
  return (
    <>
      {flash.map((notice, index) => (
        <FlashBanner key={index} notice={notice} />
      ))}
    </>
  );
});

export function FlashBanner({ notice: { kind, text, links } }: { notice: ShownNotice }) {
  return (
    <div className={`${styles.flash} container`}>
      <Banner kind={kind} announce>
        <p>{text}</p>
        {links.length > 0 && (
          <p className={styles.links}>
            {links.map((link) => (
              <a key={link.href} className="text-link text-link-tall" href={link.href}>
                {link.text}
              </a>
            ))}
          </p>
        )}
      </Banner>
    </div>
  );
}
