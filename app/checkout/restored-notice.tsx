import { useText } from "~/i18n/use-text";
import { Banner } from "~/ui/banner/banner";

/** What was typed before the shopper was interrupted is back in the form. */
export function RestoredNotice({ isRestored }: { isRestored: boolean }) {
  const t = useText("checkout");
  if (!isRestored) return null;
  return (
    <Banner kind="info" announce>
      <p>{t("notice.restored")}</p>
    </Banner>
  );
}
