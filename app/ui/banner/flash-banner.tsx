import { useText } from "~/i18n/use-text";
import type { Key } from "~/i18n/namespaces";
import type { FlashMessage } from "~/models/form-problem";
import { usePersonal } from "../shell/personal";
import { slot } from "../slot/slot";
import { Banner } from "./banner";
import styles from "./banner.module.css";

/** What the last action has to say, once. */
export const FlashBanners = slot("flash", function FlashBanners() {
  const { flash } = usePersonal();
  return (
    <>
      {flash.map((message, index) => (
        <FlashBanner key={index} flash={message} />
      ))}
    </>
  );
});

/** Its key names a text of the `common` messages. */
export function FlashBanner({ flash }: { flash: FlashMessage | null | undefined }) {
  const t = useText("common");
  if (!flash) return null;
  return (
    <div className={`${styles.flash} container`}>
      <Banner kind={flash.kind} announce>
        <p>{t(flash.key as Key<"common">, flash.values)}</p>
        {flash.links && (
          <p className={styles.links}>
            {flash.links.map(({ key, href, of }) => (
              <a key={href} className="text-link text-link-tall" href={href}>
                {t(key as Key<"common">)}
                {of && ` (${of})`}
              </a>
            ))}
          </p>
        )}
      </Banner>
    </div>
  );
}
