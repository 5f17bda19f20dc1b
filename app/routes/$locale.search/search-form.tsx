import { Form } from "@remix-run/react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useText } from "#app/i18n/use-text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { FieldFrame, FieldRow, hintId, INPUT_CLASS } from "#app/ui/field/field-frame.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import styles from "./view.module.css";

/** Loaded when the field gets the focus. If that fails, the field works without suggestions. */
const Suggestions = lazy(() => import("./suggestions").catch(() => ({ default: () => <></> })));

interface SearchFormProps {
  address: string;
  words: string;
}

/** A plain form. With JavaScript its field suggests searches for the words typed so far. */
export function SearchForm({ address, words }: SearchFormProps) {
  const t = useText("search");
  const form = useRef<HTMLFormElement>(null);
  const [isEntered, setEntered] = useState(false);
  const isHydrated = useRef(useHydrated());
  // After a client-side navigation without words (the header's icon), the shopper wants to type. A document leaves the
  // focus alone.
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
