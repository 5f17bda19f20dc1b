import { useNavigation } from "@remix-run/react";
import { useContext, useEffect } from "react";
import { type FormProblem, OWNER_FIELD } from "~/models/form-problem";
import { useText } from "~/i18n/use-text";
import { Banner } from "~/ui/banner/banner";
import { PersonalContext } from "~/ui/shell/personal";

/** What every form of the account and the checkout does alike. */

/** A form of this page is on its way. */
export function useIsPending(): boolean {
  const { state, formMethod } = useNavigation();
  return state !== "idle" && formMethod?.toUpperCase() === "POST";
}

/** What stands in a form: what was typed where it was refused, else what is known. */
export interface FormState {
  values: Readonly<Record<string, string | undefined>>;
  /** One sentence a field, by its id. */
  errors: Readonly<Record<string, string | undefined>>;
}

export function formState(known: FormState["values"], problem: FormProblem | null): FormState {
  const errors = Object.fromEntries((problem?.fields ?? []).map(({ fieldId, text }) => [fieldId, text]));
  return { values: { ...known, ...problem?.values }, errors };
}

/** Name, value and mistake of a field. */
export function fieldOf({ values, errors }: FormState, name: string) {
  return { name, defaultValue: values[name] ?? "", error: errors[name] };
}

/** Whose page the form stands in: the server takes it from no other customer. */
export function OwnerField() {
  const owner = useContext(PersonalContext)?.owner;
  return owner ? <input type="hidden" name={OWNER_FIELD} value={owner} /> : null;
}

/** What was typed before the shopper was interrupted is back in the form. */
export function RestoredNotice({ isRestored }: { isRestored: boolean }) {
  const t = useText("common");
  if (!isRestored) return null;
  return (
    <Banner kind="info" announce>
      <p>{t("form.restored")}</p>
    </Banner>
  );
}

/**
 * A page that stays while its form is refused says so in its title, as the server does in a document of its own: it
 * begins with the word for "Error".
 */
export function useErrorTitle(problem: { errorTitle: string } | null | undefined): void {
  useEffect(() => {
    if (!problem) return;
    const before = document.title;
    document.title = problem.errorTitle;
    // Mended on the same page, the page is what it was.
    return () => {
      if (document.title === problem.errorTitle) document.title = before;
    };
  }, [problem]);
}
