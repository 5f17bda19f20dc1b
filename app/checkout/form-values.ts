import type { FormProblem } from "~/bff/form-problem.server";

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
