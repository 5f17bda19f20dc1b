import { Form, Link } from "@remix-run/react";
import { useLocale, useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { ButtonLink } from "../button/button";
import { classNames } from "../class-names";
import { usePersonal } from "../shell/personal";
import { isMenuPage, useShell } from "../shell/shell-context";
import styles from "./header.module.css";

/** The account's popover: the customer's pages, or the way in. */
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

/** Signing out changes something: a form, so that no link or prefetch does it by chance. */
export function SignOut({ className }: { className?: string }) {
  const { prefix } = useLocale();
  const t = useText("shell");
  return (
    <Form method="post" action={paths.signOut(prefix)} reloadDocument>
      <button className={className} type="submit">
        {t("customer.signOut")}
      </button>
    </Form>
  );
}
