import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { paths } from "#app/paths.ts";
import { Choice } from "../choice/choice";
import { PlaceSearch } from "./place-search";
import styles from "./stores.module.css";

export interface StoreSearchFormProps {
  title: string;
  /** Label of the field. */
  label: string;
  place: string;
  /** The given position is invalid. */
  isNowhere: boolean;
  filters: { legend: string; choices: readonly { name: string; value: string; label: string; isChosen: boolean }[] };
}

/** The head of the stores' page: a search by place or position, with filters. Sends a document. */
export function StoreSearchForm({ title, label, place, isNowhere, filters }: StoreSearchFormProps) {
  const { prefix } = useLocale();
  const t = useText("placeSearch");
  return (
    <div className={`container ${styles.head}`}>
      <h1 className="heading">{title}</h1>
      <form className={styles.search} method="get" action={paths.stores(prefix)} role="search">
        <PlaceSearch
          name="search"
          id="stores-search"
          label={label}
          defaultValue={place}
          required
          error={isNowhere ? t("nearDenied") : undefined}
        />
        <fieldset className={styles.filters}>
          <legend className="visually-hidden">{filters.legend}</legend>
          {filters.choices.map((choice) => (
            <Choice
              key={choice.value}
              type="checkbox"
              name={choice.name}
              value={choice.value}
              defaultChecked={choice.isChosen}
            >
              {choice.label}
            </Choice>
          ))}
        </fieldset>
      </form>
    </div>
  );
}
