import type { ReactNode } from "react";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import type { MessageKind } from "#app/models/newsletter.ts";
import { paths } from "#app/paths.ts";
import { Banner } from "../banner/banner";
import { Button, buttonClass } from "../button/button";
import { ErrorSummary } from "../error-summary/error-summary";
import { Field } from "../field/field";
import fieldStyles from "../field/field.module.css";
import { Honeypot } from "../field/honeypot";
import { Icon } from "../icon/icon";
import { EMAIL_PATTERN } from "../shared-ids";

/** Pages of the newsletter. The server renders them (ADR 0034); their forms are plain HTML that the route observes. */

const EMAIL_ID = "subscription-email";

export interface SubscriptionProps {
  /** The address that was typed and refused. */
  email: string;
  problem: "emailInvalid" | "rateLimited" | "fail" | null;
  /** Action of the form, with the query that says where the subscription comes from. */
  action: string;
}

export function SubscriptionDocument({ email, problem, action }: SubscriptionProps) {
  const t = useText("newsletter");
  const isField = problem === "emailInvalid" || problem === "rateLimited";
  const error = isField ? t(`subscribe.${problem}`) : undefined;
  return (
    <div className="stack stack-wide">
      {error && <ErrorSummary errors={[{ fieldId: EMAIL_ID, text: error }]} />}
      {problem === "fail" && <Failed>{t("subscribe.fail")}</Failed>}
      <h1 className="heading">{t("subscribe.title")}</h1>
      <p className="lead">{t("subscribe.text")}</p>
      <form
        method="post"
        action={action}
        noValidate
        className="stack stack-wide"
        data-invalid={t("subscribe.emailInvalid")}
      >
        <Field
          id={EMAIL_ID}
          name="email"
          type="email"
          pattern={EMAIL_PATTERN}
          label={t("email")}
          autoComplete="email"
          inputMode="email"
          maxLength={100}
          required
          defaultValue={email}
          error={error}
        />
        {problem !== "emailInvalid" && (
          <p className={fieldStyles.error} id={`${EMAIL_ID}-invalid`} data-error="" hidden>
            <Icon name="warn" size="small" />
            {t("subscribe.emailInvalid")}
          </p>
        )}
        <Honeypot />
        <Button type="submit" size="large" wide>
          {t("subscribe.button")}
        </Button>
        <p className="caption">{t("subscribe.note")}</p>
      </form>
    </div>
  );
}

export function SubscribedDocument() {
  const t = useText("newsletter");
  return (
    <Done title={t("subscribed.title")} text={t("subscribed.text")}>
      <HomeButton />
    </Done>
  );
}

export interface UnsubscribeProps {
  kind: MessageKind;
  problem: "unknown" | "rateLimited" | "fail" | null;
  action: string;
}

/** Asks before it acts: mail scanners follow every link in a letter. */
export function UnsubscribeDocument({ kind, problem, action }: UnsubscribeProps) {
  const { prefix } = useLocale();
  const t = useText("newsletter");
  return (
    <div className="stack stack-wide">
      {problem && <Failed>{t(`unsubscribe.${problem}`)}</Failed>}
      <h1 className="heading">{t(`unsubscribe.${kind}`)}</h1>
      <p className="lead">{t("unsubscribe.text")}</p>
      <form method="post" action={action} className="stack">
        <Button type="submit" size="large" wide>
          {t("unsubscribe.button")}
        </Button>
      </form>
      <p>
        <a className="text-link text-link-tall" href={paths.home(prefix)}>
          {t("unsubscribe.keep")}
        </a>
      </p>
    </div>
  );
}

export function UnsubscribedDocument() {
  const { prefix } = useLocale();
  const t = useText("newsletter");
  return (
    <Done title={t("unsubscribed.title")} text={t("unsubscribed.text")}>
      <HomeButton />
      <a className="text-link text-link-tall" href={paths.newsletter(prefix)}>
        {t("unsubscribed.again")}
      </a>
    </Done>
  );
}

/** For a link that lost its token or kind on the way: only the message itself has the whole link. */
export function IncompleteLinkDocument() {
  const { prefix } = useLocale();
  const t = useText("newsletter");
  return (
    <Done title={t("incomplete.title")} text={t("incomplete.text")}>
      <a className={buttonClass({})} href={paths.help(prefix)}>
        {t("incomplete.help")}
      </a>
      <a className="text-link text-link-tall" href={paths.home(prefix)}>
        {t("home")}
      </a>
    </Done>
  );
}

function Done({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="stack stack-wide">
      <h1 className="heading">{title}</h1>
      <p className="lead">{text}</p>
      <p className="link-row">{children}</p>
    </div>
  );
}

function HomeButton() {
  const { prefix } = useLocale();
  const t = useText("newsletter");
  return (
    <a className={buttonClass({})} href={paths.home(prefix)}>
      {t("home")}
    </a>
  );
}

function Failed({ children }: { children: ReactNode }) {
  return (
    <Banner kind="danger" announce>
      <p>{children}</p>
    </Banner>
  );
}
