import { Form } from "@remix-run/react";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import type { Refused } from "#app/models/form-problem.ts";
import { paths } from "#app/paths.ts";
import { Banner } from "#app/ui/banner/banner.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { useErrorTitle } from "#app/ui/form/form-state.tsx";

export function Reactivate({ refused }: { refused: Refused<"unavailable"> | null }) {
  const { prefix } = useLocale();
  const t = useText("account");
  useErrorTitle(refused);
  return (
    <div className="stack stack-wide">
      {refused && (
        <Banner kind="danger" announce>
          <p>{t("reactivate.failed")}</p>
        </Banner>
      )}
      <h1 className="heading">{t("reactivate.title")}</h1>
      <p className="lead">{t("reactivate.text")}</p>
      <Form method="post">
        <Button type="submit" size="large" wide>
          {t("reactivate.button")}
        </Button>
      </Form>
      <Form method="post" action={paths.signOut(prefix)} reloadDocument>
        <button className="text-link" type="submit">
          {t("reactivate.signOut")}
        </button>
      </Form>
    </div>
  );
}
