import { usePersonal } from "../shell/personal";
import { slot } from "../slot/slot";

/** Fills the hearts of what this shopper wishes for: cards are the same for everyone. */
export const WishedHearts = slot("wished-hearts", function WishedHearts() {
  // Ids are digits: nothing else may stand in a style sheet.
  const wished = usePersonal().wishlist.filter((id) => /^\d+$/.test(id));
  if (wished.length === 0) return null;
  const show = (id: string) =>
    `form[data-wish="${id}"]>button{display:none}form[data-wish="${id}"]>button[value=off]{display:block}`;
  return <style dangerouslySetInnerHTML={{ __html: wished.map(show).join("") }} />;
});
