import { Link } from "@remix-run/react";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button/button.tsx";

/** Explains in plain words that the sign-in failed, and offers to start again. */
export function SignInFailed({ returnTo }: { returnTo: string }) {
  const { prefix } = useLocale();
  const t = useText("auth");
  return (
    <div className="stack stack-wide">
      <h1 className="heading">{t("failed.title")}</h1>
      <p className="lead">{t("failed.reason")}</p>
      <p className="lead">{t("failed.comfort")}</p>
      <p>
        <ButtonLink size="large" wide to={paths.signIn(prefix, returnTo)} reloadDocument>
          {t("failed.again")}
        </ButtonLink>
      </p>
      <p>
        <Link className="text-link text-link-tall" to={paths.home(prefix)} reloadDocument>
          {t("home")}
        </Link>
      </p>
    </div>
  );
}
