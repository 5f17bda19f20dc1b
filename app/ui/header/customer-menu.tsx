import { Form, Link } from "@remix-run/react";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "../button/button";
import { classNames } from "../class-names";
import { usePersonal } from "../shell/personal";
import { isMenuPage, useShell } from "../shell/shell-context";
import styles from "./header.module.css";

/** The account's popover: the customer's pages, or the link to sign in. */
export function CustomerMenu({ id }: { id: string }) {
  const { prefix } = useLocale();
  const t = useText("shell");
  const { accountPages } = useShell();
  const { customer } = usePersonal();
  return (
    <div className={classNames(styles.panel, styles.customer)} popover="auto" id={id}>
      <p className="title">{customer ? t("customer.hello", { name: customer.firstName }) : t("customer.welcome")}</p>
      {customer ? (
        <ul>
          {accountPages.filter(isMenuPage).map((page) => (
            <li key={page}>
              <Link to={paths.account(prefix, page)}>{t(`account.${page}`)}</Link>
            </li>
          ))}
          <li>
            <SignOut />
          </li>
        </ul>
      ) : (
        <ButtonLink wide to={paths.signIn(prefix)} reloadDocument>
          {t("customer.signIn")}
        </ButtonLink>
      )}
    </div>
  );
}

/** Signing out is a form because it changes something: no link or prefetch can trigger it by accident. */
export function SignOut() {
  const { prefix } = useLocale();
  const t = useText("shell");
  return (
    <Form method="post" action={paths.signOut(prefix)} reloadDocument>
      <button type="submit">{t("customer.signOut")}</button>
    </Form>
  );
}
