import type { Language } from "#models/locale.ts";
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from "../customers/demo";
import type { ErrorKey, FieldErrors, FieldName, FormValues } from "./forms";
import { html, type Html } from "../pages/html";
import { icon } from "../pages/layout";
import { fill } from "../words/words";
import { renderPage } from "./layout";
import { AUTH_TEXTS, type AuthTexts } from "./sign-in-words";
import type { WayBack } from "./way-back";

export type View = "sign-in" | "register";

export interface FormPage {
  view: View;
  language: Language;
  /** Address of the interaction, without a query. */
  action: string;
  values: Partial<FormValues>;
  errors: FieldErrors;
  /** Minutes for which the address is locked, 0 when it is not. */
  lockedMinutes: number;
}

export function formPage(page: FormPage): string {
  return page.view === "register" ? registerPage(page) : signInPage(page);
}

function signInPage(page: FormPage): string {
  const texts = AUTH_TEXTS[page.language];
  const body = html`
    ${heading(texts.signIn.title, texts.signIn.lead)} ${summary(page, texts)}
    <form class="main" method="post" action="${page.action}" novalidate>
      ${field("email", page, texts)} ${field("password", page, texts)}
      <button class="wide" name="intent" value="sign-in">${texts.signIn.submit}</button>
    </form>
    <p class="other">${texts.signIn.newHere} <a href="${page.action}?view=register">${texts.signIn.register}</a></p>
    ${demo(page.action, texts)}
  `;
  return document(page, texts.signIn.title, body);
}

function registerPage(page: FormPage): string {
  const texts = AUTH_TEXTS[page.language];
  const body = html`
    ${heading(texts.register.title, texts.register.lead)} ${summary(page, texts)}
    <form class="main" method="post" action="${page.action}" novalidate>
      ${field("firstName", page, texts)} ${field("lastName", page, texts)} ${field("email", page, texts)}
      ${field("password", page, texts, texts.passwordHint)}
      <button class="wide" name="intent" value="register">${texts.register.submit}</button>
    </form>
    <p class="other">${texts.register.known} <a href="${page.action}?view=sign-in">${texts.register.signIn}</a></p>
  `;
  return document(page, texts.register.title, body);
}

/** `stayUrl` is where whoever stays goes on: a link, because the library would end the shop's tokens all the same. */
export function logoutPage(
  language: Language,
  form: { action: string; xsrf: string; stayUrl: string | undefined },
): string {
  const { logout } = AUTH_TEXTS[language];
  const body = html`
    ${heading(logout.title, logout.lead)}
    <form class="choices" method="post" action="${form.action}">
      <input type="hidden" name="xsrf" value="${form.xsrf}" />
      <button name="logout" value="yes">${logout.yes}</button>
      ${form.stayUrl !== undefined && html`<a class="button" href="${form.stayUrl}">${logout.no}</a>`}
    </form>
  `;
  return renderPage({ language, title: logout.title, body });
}

export function loggedOutPage(language: Language, shop: WayBack | null): string {
  const { logout } = AUTH_TEXTS[language];
  const body = html`${heading(logout.doneTitle, logout.doneText)} ${shopLink(language, shop)}`;
  return renderPage({ language, title: logout.doneTitle, body });
}

export function failurePage(language: Language, code: string, shop: WayBack | null): string {
  const { failure } = AUTH_TEXTS[language];
  const body = html`${heading(failure.title, failure.text)} ${shopLink(language, shop)}
    <p class="hint">${failure.code} ${code}</p>`;
  return renderPage({ language, title: failure.title, body });
}

function shopLink(language: Language, shop: WayBack | null): Html | false {
  return shop !== null && html`<p><a class="button" href="${shop.url}">${AUTH_TEXTS[language].back}</a></p>`;
}

function document(page: FormPage, title: string, body: Html): string {
  const hasErrors = page.lockedMinutes > 0 || Object.keys(page.errors).length > 0;
  return renderPage({ language: page.language, title, body, backUrl: `${page.action}/cancel`, hasErrors });
}

function heading(title: string, lead: string): Html {
  return html`<div>
    <h1>${title}</h1>
    <p class="lead">${lead}</p>
  </div>`;
}

const FIELDS: Record<FieldName, { type: string; autocomplete: Record<View, string>; inputmode?: string }> = {
  firstName: { type: "text", autocomplete: { "sign-in": "off", register: "given-name" } },
  lastName: { type: "text", autocomplete: { "sign-in": "off", register: "family-name" } },
  email: { type: "email", autocomplete: { "sign-in": "username", register: "email" }, inputmode: "email" },
  password: { type: "password", autocomplete: { "sign-in": "current-password", register: "new-password" } },
};

function field(name: FieldName, page: FormPage, texts: AuthTexts, hint?: string): Html {
  const { type, autocomplete, inputmode } = FIELDS[name];
  const error = page.errors[name];
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
  return html`<div class="field${error ? " is-error" : ""}">
    <label for="${name}">${texts[name]} <span>${texts.required}</span></label>
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${page.values[name]}"
      required
      autocomplete="${autocomplete[page.view]}"
      ${inputmode && html`inputmode="${inputmode}"`}
      ${described !== "" && html`aria-describedby="${described}"`}
      ${error && html`aria-invalid="true"`}
      spellcheck="false"
      autocapitalize="${type === "text" ? "words" : "none"}"
    />
    ${error && html`<p class="error" id="${name}-error">${icon(WARNING)}<span>${message(error, texts)}</span></p>`}
  </div>`;
}

const WARNING = "M12 4 2.5 20h19ZM12 10v5M12 17.5v.2";

/** Takes the focus, and leads to each field in its own words. */
function summary(page: FormPage, texts: AuthTexts): Html | false {
  const { errors, lockedMinutes } = page;
  const named = (Object.keys(FIELDS) as FieldName[]).flatMap((name) => {
    const error = errors[name];
    return error ? [html`<li><a href="#${name}">${message(error, texts)}</a></li>`] : [];
  });
  if (lockedMinutes > 0) named.push(html`<li>${fill(texts.errors.locked, { minutes: String(lockedMinutes) })}</li>`);
  if (named.length === 0) return false;
  return html`<section class="summary" tabindex="-1" autofocus aria-labelledby="summary">
    <h2 id="summary">${texts.summary}</h2>
    <ul>
      ${named}
    </ul>
  </section>`;
}

function message(error: ErrorKey, texts: AuthTexts): string {
  return texts.errors[error];
}

/** Says who can be tried; a press fills the form in. */
function demo(action: string, { demo: texts }: AuthTexts): Html {
  const roles = DEMO_CUSTOMERS.map(({ email }) => {
    const role = email.slice(0, email.indexOf("@"));
    const who = Object.entries(texts.who).find(([name]) => name === role)?.[1];
    return html`<li>
      <form method="get" action="${action}">
        <button name="demo" value="${email}"><span>${fill(texts.fill, { email })}</span> <small>${who}</small></button>
      </form>
    </li>`;
  });
  return html`<section class="demo" aria-labelledby="demo">
    <div>
      <h2 id="demo">${texts.title}</h2>
      <p>${texts.lead}</p>
    </div>
    <ul>
      ${roles}
    </ul>
  </section>`;
}

/** The form as a demo customer would fill it in. */
export function demoValues(email: unknown): Partial<FormValues> {
  const known = DEMO_CUSTOMERS.some((customer) => customer.email === email);
  return known && typeof email === "string" ? { email, password: DEMO_PASSWORD } : {};
}
