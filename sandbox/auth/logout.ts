import type { ErrorOut, KoaContextWithOIDC, OIDCContext } from "oidc-provider";
import { pageLanguage } from "./language";
import { pageHeaders } from "./layout";
import { failurePage, loggedOutPage, logoutPage } from "./pages";
import { rememberedShop } from "./way-back";

/**
 * Sign-out asked for by the shop. With an ID token of the very customer who is signed in nothing needs to be asked;
 * anyone else could have sent the browser here, so the page asks first.
 */
export async function logoutSource(ctx: KoaContextWithOIDC): Promise<void> {
  const { session, entities } = ctx.oidc;
  if (session && entities.IdTokenHint?.payload.sub === session.accountId) {
    // The refresh tokens are bound to the session: they end with it.
    await session.destroy();
    leave(ctx, ctx.oidc);
    return;
  }
  const action = ctx.oidc.urlFor("end_session_confirm");
  const back = ctx.oidc.params?.post_logout_redirect_uri;
  const stayUrl = typeof back === "string" ? back : shopOf(ctx)?.url;
  ctx.set(pageHeaders(originOf(back)));
  ctx.body = logoutPage(languageOf(ctx), { action, xsrf: String(session?.state?.secret), stayUrl });
}

/** To where the shop asked, which the library has checked, else to a page that says it is done. */
export function leave(ctx: Pick<KoaContextWithOIDC, "status" | "redirect">, oidc: OIDCContext): void {
  const { post_logout_redirect_uri: uri, state } = oidc.params ?? {};
  ctx.status = 303;
  if (typeof uri !== "string") {
    ctx.redirect(oidc.urlFor("end_session_success"));
    return;
  }
  const target = new URL(uri);
  if (typeof state === "string") target.searchParams.set("state", state);
  ctx.redirect(target.href);
}

export function postLogoutSuccessSource(ctx: KoaContextWithOIDC): void {
  ctx.set(pageHeaders());
  ctx.body = loggedOutPage(languageOf(ctx), shopOf(ctx));
}

export function renderError(ctx: KoaContextWithOIDC, { error }: ErrorOut): void {
  ctx.type = "html";
  ctx.set(pageHeaders());
  ctx.body = failurePage(languageOf(ctx), error, shopOf(ctx));
}

function languageOf(ctx: KoaContextWithOIDC) {
  return pageLanguage(ctx.oidc.params?.ui_locales ?? shopOf(ctx)?.language, ctx.get("accept-language"));
}

function shopOf(ctx: KoaContextWithOIDC) {
  return rememberedShop(ctx.get("cookie"));
}

export function originOf(uri: unknown): string | undefined {
  return typeof uri === "string" && URL.canParse(uri) ? new URL(uri).origin : undefined;
}
