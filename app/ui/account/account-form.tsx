import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useText } from "#app/i18n/use-text.tsx";
import type { FormProblem } from "#app/models/form-problem.ts";
import { Notice } from "../banner/banner";
import { Button } from "../button/button";
import { ErrorSummary } from "../error-summary/error-summary";
import { OwnerField, RestoredNotice, useErrorTitle, useIsPending } from "../form/form-state";
import styles from "./account.module.css";

export interface AccountFormProps {
  /** The problem that the server found with the sent form; null before it is sent. */
  problem: FormProblem | null;
  /** Label of the button. */
  submit: string;
  /** Where "Cancel" leads. */
  cancelTo?: string;
  /** The form is filled with what the customer typed before the session ended. */
  isRestored?: boolean;
  children?: ReactNode;
}

/** A form of the account: a summary of mistakes, the fields, the button. Only the server checks the values. */
export function AccountForm({ problem, submit, cancelTo, isRestored = false, children }: AccountFormProps) {
  const t = useText("common");
  const isPending = useIsPending();
  useErrorTitle(problem);
  return (
    <div className={styles.formPage}>
      {problem && <ErrorSummary errors={problem.fields} />}
      {problem?.notice && <Notice of={problem}>{problem.notice}</Notice>}
      <RestoredNotice isRestored={isRestored && !problem} />
      <Form className={styles.form} method="post" noValidate>
        <OwnerField />
        {children}
        <div className={styles.actions}>
          <Button type="submit" size="large" pending={isPending}>
            {submit}
          </Button>
          {cancelTo && (
            <Link className="text-link text-link-tall" to={cancelTo}>
              {t("form.cancel")}
            </Link>
          )}
        </div>
      </Form>
    </div>
  );
}
