import { useNavigation } from "@remix-run/react";
import { useContext, useEffect } from "react";
import { type FormProblem, OWNER_FIELD } from "#app/models/form-problem.ts";
import { useText } from "#app/i18n/use-text.tsx";
import { Banner } from "#app/ui/banner/banner.tsx";
import { PersonalContext } from "#app/ui/shell/personal.ts";

/** What all forms of the account and the checkout have in common. */

/** Whether a form of this page is being sent. */
export function useIsPending(): boolean {
  const { state, formMethod } = useNavigation();
  return state !== "idle" && formMethod?.toUpperCase() === "POST";
}

/** Values and errors of a form's fields: what was typed if the form was refused, else the saved values. */
export interface FormState {
  values: Readonly<Record<string, string | undefined>>;
  /** One sentence per field, by the field's id. */
  errors: Readonly<Record<string, string | undefined>>;
  /** The refusal that the errors are of. */
  answer?: FormProblem;
}

export function formState(known: FormState["values"], problem: FormProblem | null): FormState {
  const errors = Object.fromEntries((problem?.fields ?? []).map(({ fieldId, text }) => [fieldId, text]));
  return { values: { ...known, ...problem?.values }, errors, answer: problem ?? undefined };
}

/** Name, value and error of a field. */
export function fieldOf({ values, errors, answer }: FormState, name: string) {
  return { name, defaultValue: values[name] ?? "", error: errors[name], answer };
}

/** Names the customer whose page the form is on: the server refuses it from any other customer. */
export function OwnerField() {
  const owner = useContext(PersonalContext)?.owner;
  return owner ? <input type="hidden" name={OWNER_FIELD} value={owner} /> : null;
}

/** Says that the form contains what the shopper typed before an interruption. */
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
    // Once the mistake is corrected on the same page, its old title comes back.
    return () => {
      if (document.title === problem.errorTitle) document.title = before;
    };
  }, [problem]);
}
