import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { formatRating } from "#app/models/number-format.ts";
import type { SizeCell, SizeTable } from "#app/models/size-guide.ts";
import styles from "./view.module.css";

const MEASURED = ["chest", "waist", "hips", "height", "foot"] as const;

/** Measurements and conversions of each size, and how to measure oneself. */
export function SizeGuide({ table: { columns, rows } }: { table: SizeTable }) {
  const { locale } = useLocale();
  const t = useText("service");
  const write = (cell: SizeCell) => {
    if (typeof cell === "string") return cell;
    return typeof cell === "number" ? formatRating(cell, locale) : `${cell[0]}–${cell[1]}`;
  };
  return (
    <>
      <p className="small">{t(columns[0] === "it" ? "sizes.introItalian" : "sizes.intro")}</p>
      {/* Wider than a phone: it scrolls in itself, and is focusable for keyboards. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard */}
      <div className={styles.scroller} role="region" aria-label={t("sizes.title")} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`sizes.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...cells]) => (
              <tr key={write(first!)}>
                <th scope="row">{write(first!)}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>{write(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl className={styles.how}>
        {MEASURED.filter((measure) => columns.includes(measure)).map((measure) => (
          <div key={measure}>
            <dt>{t(`sizes.${measure}`)}</dt>
            <dd>{t(`sizes.how.${measure}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
