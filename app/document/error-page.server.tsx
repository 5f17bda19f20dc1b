import type { ComponentType } from "react";
import type { RequestContext } from "../bff/context.server";
import { CheckoutErrorPage } from "../ui/checkout/checkout-error-page";
import { pageMessages } from "../i18n/messages.server";
import { FixedText } from "../i18n/use-text";
import { ErrorPage } from "../ui/error-page/error-page";
import type { ErrorViewProps } from "../ui/error-page/error-view";

/** The page of an error with its own texts, which no other page needs in the browser. */
export function errorPage({ prefix, locale, language }: RequestContext): ComponentType<ErrorViewProps> {
  return function LocalisedErrorPage({ kind, status }) {
    return (
      <FixedText info={{ prefix, locale }} messages={pageMessages(language, "common", "error")}>
        {kind === "checkout" ? <CheckoutErrorPage status={status} /> : <ErrorPage kind={kind} status={status} />}
      </FixedText>
    );
  };
}
