import { useNavigate } from "@remix-run/react";
import { type RefObject, useEffect, useState } from "react";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import type { SuggestionsView } from "#app/models/listing-view.ts";
import { paths } from "#app/paths.ts";
import combo from "#app/ui/form/combobox.module.css";
import { useSuggested } from "#app/ui/form/use-suggested.ts";
import { optionId, useCombobox } from "#app/ui/form/use-combobox.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import {
  forgetSearches,
  recentSearches,
  rememberSearch,
  type Option,
  type OptionGroup,
  optionGroups,
} from "./suggestion-options";
import styles from "./suggestions.module.css";

const LIST_ID = "search-suggestions";
/** Pause before a request, so that not every letter sends one. */
const PAUSE_MS = 150;
const MIN_LETTERS = 2;

/** The list below the search field. */
export default function Suggestions({ form }: { form: RefObject<HTMLFormElement> }) {
  const { prefix } = useLocale();
  const t = useText("search");
  const navigate = useNavigate();
  const [recent, setRecent] = useState(recentSearches);
  const [typed, setTyped] = useState("");
  const query = typed.length < MIN_LETTERS ? null : new URLSearchParams({ query: typed }).toString();
  const suggestions = useSuggested<SuggestionsView>(paths.searchSuggestions(prefix), query, PAUSE_MS);
  const groups = optionGroups(prefix, typed, suggestions, recent);
  const options = groups.flatMap((group) => group.options);
  const choose = (index: number) => {
    const option = options[index];
    if (!option) return;
    close();
    if (option.isSearch) rememberSearch(option.label);
    navigate(option.to);
  };
  const { isOpen, active, close } = useCombobox(form, {
    listId: LIST_ID,
    list: suggestions,
    count: options.length,
    onChoose: choose,
    onType: setTyped,
    opensOnFocus: true,
  });
  useRememberedWords(form);
  const forget = () => {
    forgetSearches();
    setRecent([]);
    form.current?.querySelector("input")?.focus();
  };
  return (
    <div className={styles.anchor}>
      <p className="visually-hidden" role="status">
        {isOpen ? t("suggestions.count", { count: options.length }) : ""}
      </p>
      {isOpen && (
        // The field keeps the focus and handles all keys (aria-activedescendant). Without it the list would close
        // before the click; Safari gives no focus to a button that is pressed.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div className={`${combo.list} ${styles.panel}`} onMouseDown={(event) => event.preventDefault()}>
          <div id={LIST_ID} role="listbox" aria-label={t("suggestions")}>
            {groups.map((group, at) => (
              <Group
                key={group.id}
                group={group}
                first={groups.slice(0, at).reduce((sum, { options: above }) => sum + above.length, 0)}
                active={active}
                onChoose={choose}
              />
            ))}
          </div>
          {typed === "" && (
            <button className={`text-link text-link-tall ${styles.forget}`} type="button" onClick={forget}>
              {t("suggestions.forget")}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** Remembers searches in the browser. */
function useRememberedWords(form: RefObject<HTMLFormElement>): void {
  useEffect(() => {
    const owner = form.current;
    const remember = () => rememberSearch(owner?.querySelector("input")?.value.trim() ?? "");
    owner?.addEventListener("submit", remember);
    return () => owner?.removeEventListener("submit", remember);
  }, [form]);
}

interface GroupProps {
  group: OptionGroup;
  /** Index of the group's first option in the whole list. */
  first: number;
  active: number | null;
  onChoose: (index: number) => void;
}

function Group({ group, first, active, onChoose }: GroupProps) {
  const t = useText("search");
  const titleId = `${LIST_ID}-${group.id}`;
  return (
    <div role="group" aria-labelledby={titleId} className={styles.group}>
      <p id={titleId} role="presentation" className="caption">
        {t(`suggestions.${group.id}`)}
      </p>
      {group.options.map((option, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={option.to + option.label}
          id={optionId(LIST_ID, first + index)}
          role="option"
          aria-selected={active === first + index}
          className={`${combo.option} ${styles.option}`}
          onClick={() => onChoose(first + index)}
        >
          <Face option={option} />
        </div>
      ))}
    </div>
  );
}

function Face({ option: { label, product } }: { option: Option }) {
  if (!product) return label;
  return (
    <>
      <Picture path={product.picture} alt="" widths="thumb" sizes="48px" />
      <span>
        {product.name}
        <span className="caption">{product.subtitle}</span>
      </span>
      <span>{product.price}</span>
    </>
  );
}
