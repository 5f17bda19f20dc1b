import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import type { RequestContext } from "#app/bff/context.server.ts";
import { markRefused } from "#app/bff/http/form-problem.server.ts";
import { consumeRateLimit } from "#app/bff/http/rate-limit.server.ts";
import { isFilledByProgram } from "#app/bff/http/programs.server.ts";
import { subscriptionOrigin, parseEmail, subscribe } from "#app/bff/account/newsletter.server.ts";
import { notFound } from "#app/bff/http/error-responses.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { paths } from "#app/paths.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { ContentHtml } from "#app/ui/content-html/content-html.tsx";
import { donePage, subscriptionPage } from "./pages.server";

/** `/newsletter/subscription` and `/newsletter/confirmation` (S2). */
export const handle: RouteHandle = { layout: "newsletter" };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => pageMeta(page);

export function loader({ context, params }: LoaderFunctionArgs) {
  if (params.page === "subscription") return subscriptionPage(context, { email: "", problem: null });
  if (params.page === "confirmation") return donePage(context, "subscribed");
  throw notFound(context, "route");
}

/** `stay`: a script sent the footer's form and shows the result as a toast. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  if (params.page !== "subscription") throw notFound(context, "route");
  const form = await request.formData();
  const typed = form.get("email");
  const isProgram = isFilledByProgram(context, form, "newsletter");
  const problem = isProgram ? null : await subscribeTyped(context, request, typed);
  const status = problem === null ? 200 : STATUS[problem];
  if (form.has("stay")) {
    const t = await serverText(context.language, "newsletter");
    const text = t(`subscribe.${problem ?? "success"}`);
    return data({ toast: { text, kind: problem ? ("danger" as const) : ("success" as const) } }, { status });
  }
  if (problem === null) return redirect(paths.newsletter(context.prefix, "confirmation"), 303);
  markRefused(context);
  const email = typeof typed === "string" ? typed.slice(0, 300) : "";
  return data(await subscriptionPage(context, { email, problem }), { status });
}

export default function NewsletterRoute() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  useEffect(watchForm, []);
  return <ContentHtml content={answer && "content" in answer ? answer.content : loaded.content} />;
}

/** The form is server-rendered. Without the script that checks it before it is sent, it works as a plain form. */
function watchForm(): () => void {
  let isLeft = false;
  let unwatch = () => {};
  const form = document.querySelector<HTMLFormElement>("main form[data-invalid]");
  if (form) {
    void import("#app/ui/footer/newsletter-form.tsx").then(
      ({ watchNewsletter }) => {
        if (!isLeft) unwatch = watchNewsletter(form, () => form.submit());
      },
      () => {},
    );
  }
  return () => {
    isLeft = true;
    unwatch();
  };
}

const STATUS = { emailInvalid: 400, rateLimited: 429, fail: 503 };

/** Subscribes the typed address; null when it succeeded, else why not. */
async function subscribeTyped(context: RequestContext, request: Request, typed: unknown) {
  const email = parseEmail(typed);
  if (email === null) return "emailInvalid" as const;
  if (await consumeRateLimit(context, "newsletter")) return "rateLimited" as const;
  const additionalInformation = subscriptionOrigin(context, request.headers.get("referer"));
  return (await subscribe(context, { email, additionalInformation })) ? null : ("fail" as const);
}
