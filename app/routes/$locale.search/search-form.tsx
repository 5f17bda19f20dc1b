import { Form } from "@remix-run/react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useText } from "~/i18n/use-text";
import { Button } from "~/ui/button/button";
import { FieldFrame, FieldRow, hintId, INPUT_CLASS } from "~/ui/field/field-frame";
import { useHydrated } from "~/ui/use-hydrated";
import styles from "./view.module.css";

/** Loaded when the field gets the focus. Where it cannot be, the field works without suggestions. */
const Suggestions = lazy(() => import("./suggestions").catch(() => ({ default: () => <></> })));

interface SearchFormProps {
  address: string;
  words: string;
}

/** A plain form. With JavaScript its field suggests what the words typed so far may become. */
export function SearchForm({ address, words }: SearchFormProps) {
  const t = useText("search");
  const form = useRef<HTMLFormElement>(null);
  const [isEntered, setEntered] = useState(false);
  const isHydrated = useRef(useHydrated());
  // Whoever comes by the header's icon wants to type. A document leaves the focus where it is.
  useEffect(() => {
    if (isHydrated.current && !words) form.current?.querySelector("input")?.focus();
  }, [words]);
  return (
    <Form
      ref={form}
      className={`container ${styles.form}`}
      method="get"
      action={address}
      role="search"
      onFocus={() => setEntered(true)}
    >
      <FieldFrame id="query" label={t("label")} plainLabel hint={words ? undefined : t("start")}>
        <FieldRow>
          <input
            id="query"
            className={INPUT_CLASS}
            name="query"
            type="search"
            defaultValue={words}
            maxLength={100}
            autoComplete="off"
            aria-describedby={words ? undefined : hintId("query")}
          />
          <Button variant="outline">{t("submit")}</Button>
        </FieldRow>
      </FieldFrame>
      {isEntered && (
        <Suspense>
          <Suggestions form={form} />
        </Suspense>
      )}
    </Form>
  );
}
