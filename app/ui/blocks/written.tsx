import { formatDate } from "~/i18n/format-day";
import { useLocale, useText } from "~/i18n/use-text";
import type { ContentTeaser } from "~/models/content-page";

/** When an article was published and how long it takes; nothing where content says neither. */
export function Written({ page }: { page: Pick<ContentTeaser, "published_on" | "reading_minutes"> }) {
  const { locale } = useLocale();
  const t = useText("content");
  const { published_on: day, reading_minutes: minutes } = page;
  const isDay = Boolean(day && /^\d{4}-\d{2}-\d{2}$/.test(day));
  if (!isDay && !minutes) return null;
  return (
    <p className="caption">
      {isDay && <time dateTime={day ?? ""}>{formatDate(day ?? "", locale)}</time>}
      {isDay && minutes ? ", " : null}
      {minutes ? t("minutes", { count: minutes }) : null}
    </p>
  );
}
