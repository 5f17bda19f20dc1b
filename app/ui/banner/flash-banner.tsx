import { useLocation } from "@remix-run/react";
import { useState } from "react";
import type { ShownNotice } from "#app/models/form-problem.ts";
import { usePersonal } from "../shell/personal";
import { slot } from "../slot/slot";
import { Banner } from "./banner";
import styles from "./banner.module.css";

/** Messages about the last action, shown once. */
export const FlashBanners = slot("flash", function FlashBanners() {
  const { flash } = usePersonal();
  const { pathname } = useLocation();
  const [said, setSaid] = useState<{ flash: typeof flash; on: string | null }>({ flash, on: pathname });
  // A link does not reload the shell's data, so the messages would stay: hide them once the path changes.
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

/** Links that a message offers. */
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
