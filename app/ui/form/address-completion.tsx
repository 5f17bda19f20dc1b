import { type RefObject, useEffect, useRef, useState } from "react";
import { useText } from "#app/i18n/use-text.tsx";
import styles from "./address-completion.module.css";
import combo from "./combobox.module.css";
import { fill, fillAddress, standingIn } from "./fill-address";
import { useAddressSuggestions, useCompleteAddress } from "./use-address-suggestions";
import { fieldOf, optionId, useCombobox } from "./use-combobox";

const LIST_ID = "line1-suggestions";

interface AddressCompletionProps {
  /** The element around the street field; the list is shown below it. */
  street: RefObject<HTMLElement>;
  country: string;
}

/** Suggests addresses for the typed text (PAY-22). Nothing is filled in unless the shopper picks it. */
export default function AddressCompletion({ street, country }: AddressCompletionProps) {
  const t = useText("address");
  const { suggestions, ask } = useAddressSuggestions(country);
  const complete = useCompleteAddress();
  /** Where the last filled-in address lies, for the announcement to screen readers. */
  const [filled, setFilled] = useState("");
  const type = (text: string) => {
    setFilled("");
    ask(text);
  };
  const choose = async (index: number) => {
    const suggestion = suggestions[index];
    const field = fieldOf(street.current);
    if (!suggestion || !field) return;
    close();
    fill(field, suggestion.title);
    const before = standingIn(field.form);
    const address = await complete(suggestion.placeId);
    if (!address) return;
    fillAddress(field.form, address, before);
    setFilled(suggestion.detail);
  };
  const { isOpen, active, close, open } = useCombobox(street, {
    listId: LIST_ID,
    list: suggestions,
    count: suggestions.length,
    onChoose: (index) => void choose(index),
    onType: type,
  });
  useTypedBefore(street, (text) => {
    open();
    type(text);
  });
  const list = useList((index) => void choose(index));
  return (
    <div ref={list}>
      <p className="visually-hidden" role="status">
        {isOpen
          ? t("suggestions.count", { count: suggestions.length })
          : filled && t("suggestions.filled", { place: filled })}
      </p>
      {isOpen && (
        <div id={LIST_ID} className={`${combo.list} ${styles.list}`} role="listbox" aria-label={t("suggestions")}>
          {suggestions.map(({ placeId, title, detail }, index) => (
            <div
              key={placeId}
              id={optionId(LIST_ID, index)}
              role="option"
              aria-selected={active === index}
              className={`${combo.option} ${styles.option}`}
            >
              {title}
              <span className="caption">{detail}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** Listens for presses on options. The field keeps the focus and handles all keys (aria-activedescendant). */
function useList(onChoose: (index: number) => void): RefObject<HTMLDivElement> {
  const list = useRef<HTMLDivElement>(null);
  const latest = useRef(onChoose);
  useEffect(() => {
    latest.current = onChoose;
  });
  useEffect(() => {
    const { current } = list;
    const keepFocus = (event: Event) => event.preventDefault();
    const choose = ({ target }: Event) => {
      const option = target instanceof Element ? target.closest("[role=option]") : null;
      if (option) latest.current([...(option.parentElement?.children ?? [])].indexOf(option));
    };
    current?.addEventListener("mousedown", keepFocus);
    current?.addEventListener("click", choose);
    return () => {
      current?.removeEventListener("mousedown", keepFocus);
      current?.removeEventListener("click", choose);
    };
  }, []);
  return list;
}

/** Handles text that was typed while this script was loading. */
function useTypedBefore(street: RefObject<HTMLElement>, onTyped: (text: string) => void): void {
  const first = useRef(onTyped);
  useEffect(() => {
    const field = fieldOf(street.current);
    if (!field || field !== document.activeElement || field.value === field.defaultValue || isAutofilled(field)) return;
    first.current(field.value.trim());
  }, [street]);
}

function isAutofilled(field: HTMLInputElement): boolean {
  try {
    return field.matches(":autofill");
  } catch {
    // An old browser that does not know the selector.
    return false;
  }
}
