import { Form } from "@remix-run/react";
import { useLocale, useText } from "~/i18n/use-text";
import type { Refused } from "~/models/form-problem";
import { paths } from "~/paths";
import { Banner } from "~/ui/banner/banner";
import { Button } from "~/ui/button/button";
import { useErrorTitle } from "~/ui/form/form-state";

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
