import { Form, Link } from "@remix-run/react";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button/button.tsx";

export function ConfirmSignOut() {
  const { prefix } = useLocale();
  const t = useText("auth");
  return (
    <div className="stack stack-wide">
      <h1 className="heading">{t("signOut.title")}</h1>
      <p className="lead">{t("signOut.reason")}</p>
      <Form method="post" action={paths.signOut(prefix)} reloadDocument>
        <Button type="submit" size="large" wide>
          {t("signOut.confirm")}
        </Button>
      </Form>
      <p>
        <Link className="text-link text-link-tall" to={paths.home(prefix)}>
          {t("signOut.stay")}
        </Link>
      </p>
    </div>
  );
}
