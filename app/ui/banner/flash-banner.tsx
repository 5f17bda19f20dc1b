import { useLocation } from "@remix-run/react";
import { useState } from "react";
import type { ShownNotice } from "~/models/form-problem";
import { usePersonal } from "../shell/personal";
import { slot } from "../slot/slot";
import { Banner } from "./banner";
import styles from "./banner.module.css";

/** What the last action has to say, once. */
export const FlashBanners = slot("flash", function FlashBanners() {
  const { flash } = usePersonal();
  const { pathname } = useLocation();
  const [said, setSaid] = useState<{ flash: typeof flash; on: string | null }>({ flash, on: pathname });
  // A link leads on without the shell being asked for anew: the page that it leads to has nothing to say of the action.
  if (said.flash !== flash) setSaid({ flash, on: pathname });
  else if (said.on !== null && said.on !== pathname) setSaid({ flash, on: null });
  if (said.on === null) return null;
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
      <Banner kind={kind} announce action={<WaysOn links={links} />}>
        <p>{text}</p>
      </Banner>
    </div>
  );
}

/** Where to go on from what was said. */
export function WaysOn({ links }: Partial<Pick<ShownNotice, "links">>) {
  return (
    <p className={styles.links}>
      {links?.map((link) => (
        <a key={link.href} className="text-link text-link-tall" href={link.href}>
          {link.text}
        </a>
      ))}
    </p>
  );
}
