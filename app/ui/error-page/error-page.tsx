import { Form, Link, useLocation } from "@remix-run/react";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import type { Prefix } from "#app/models/locale.ts";
import { paths } from "#app/paths.ts";
import { Button, ButtonLink } from "../button/button";
import { EmptyPage, emptyPageFormClass } from "../empty-page/empty-page";
import { FamilyLinks } from "../family-links/family-links";
import { Field } from "../field/field";
import { RequestReference } from "./request-reference";

export interface ErrorPageProps {
  kind: "not-found" | "server-error";
  /** Status shown above the title; 404 or 500 by default. */
  status?: number;
  /** Shown on a failure of the server (5xx). */
  requestId?: string;
}

/** Lists of a customer: something below one that is not there, or is somebody else's, has words and leads to its list. */
const OWN_LISTS = { order: "orders", address: "settings/delivery-addresses" } as const;

/** Not found, and everything else that fails: a title, two sentences, the way home (S2). */
export function ErrorPage({ kind, status, requestId }: ErrorPageProps) {
  const { prefix } = useLocale();
  const { pathname, search } = useLocation();
  const t = useText("error");
  const isNotFound = kind === "not-found";
  const own = isNotFound ? ownList(prefix, pathname) : undefined;
  const key = own ? own.key : isNotFound ? "notFound" : status === 429 ? "rateLimited" : "server";
  return (
    <EmptyPage code={t("code", { status: status ?? (isNotFound ? 404 : 500) })} title={t(`${key}.title`)}>
      <p className="lead">{t(`${key}.reason`)}</p>
      <p className="lead">{t(`${key}.comfort`)}</p>
      {/* After an error the client-side app may be broken: these links load a document. */}
      <p className="link-row">
        <ButtonLink size="large" to={paths.home(prefix)} reloadDocument>
          {t("home")}
        </ButtonLink>
        {own && (
          <Link className="text-link text-link-tall" to={own.list} reloadDocument>
            {t(`${own.key}.list`)}
          </Link>
        )}
        {!isNotFound && (
          <Link className="text-link text-link-tall" to={pathname + search} reloadDocument>
            {t("retry")}
          </Link>
        )}
      </p>
      {requestId && (status ?? 0) >= 500 && <RequestReference id={requestId} />}
      {isNotFound && !own && (
        <>
          <Form className={emptyPageFormClass} method="get" action={paths.search(prefix)} role="search">
            <Field
              name="query"
              type="search"
              label={t("search.label")}
              plainLabel
              placeholder={t("search.placeholder")}
              autoComplete="off"
              action={<Button variant="outline">{t("search.submit")}</Button>}
            />
          </Form>
          <FamilyLinks />
        </>
      )}
    </EmptyPage>
  );
}

function ownList(prefix: Prefix, pathname: string) {
  return (["order", "address"] as const)
    .map((key) => ({ key, list: paths.account(prefix, OWN_LISTS[key]) }))
    .find(({ list }) => pathname.startsWith(`${list}/`));
}
