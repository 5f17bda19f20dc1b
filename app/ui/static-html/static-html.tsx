import { PrefetchPageLinks, useNavigate } from "@remix-run/react";
import { type HTMLAttributes, type MouseEvent, useContext, useEffect, useState } from "react";
import { useLocale } from "~/i18n/use-text";
import { paths } from "~/paths";
import { type FragmentName, FragmentsContext, fetchFragments, keptFragment } from "./fragments";
import { internalAddress } from "./internal-address";
import { useLinkIntent } from "./use-link-intent";
// The fragments' components run in server-only code, which the CSS bundle does not look into: their styles enter it here.
import "../button/button.module.css";
import "../chip/chip.module.css";
import "../country-popin/country-popin.module.css";
import "../empty-page/empty-page.module.css";
import "../family-links/family-links.module.css";
import "../field/field.module.css";
import "../footer/footer.module.css";
import "../footer/newsletter-banner.module.css";
import "../header/header-menu.module.css";
import "../header/mobile-menu.module.css";
import "../icon/icon.module.css";

export interface StaticHtmlProps extends HTMLAttributes<HTMLElement> {
  name: FragmentName;
  as?: "div" | "nav" | "section";
}

/**
 * Puts a server-rendered fragment into the page and leaves it alone: the browser takes the HTML that stands in the
 * document for the truth, so nothing of it is sent twice, rendered again or lost when a layout is left and entered
 * again. Links in it navigate, and are prefetched, like the router's own.
 */
export function StaticHtml({ name, as: Tag = "div", ...rest }: StaticHtmlProps) {
  const fragments = useContext(FragmentsContext);
  const { prefix } = useLocale();
  const navigate = useNavigate();
  const { intended, onIntent } = useLinkIntent(prefix);
  const [html, setHtml] = useState(() => fragments[name] ?? keptFragment(name));

  useEffect(() => {
    if (html) return;
    let isCurrent = true;
    fetchFragments(paths.home(prefix)).then(
      () => isCurrent && setHtml(keptFragment(name)),
      () => undefined, // Without it the page still has its links to home, search, account and cart.
    );
    return () => {
      isCurrent = false;
    };
  }, [html, name, prefix]);

  const follow = (event: MouseEvent<HTMLElement>) => {
    const address = internalAddress(event, prefix);
    if (address === null) return;
    event.preventDefault();
    closePopovers();
    navigate(address);
  };
  return (
    <>
      {/* The handlers only speed up the links inside, which work by themselves and by keyboard. */}
      <Tag
        {...rest}
        data-fragment={name}
        onClick={follow}
        onMouseOver={onIntent}
        onFocus={onIntent}
        dangerouslySetInnerHTML={{ __html: html }}
        suppressHydrationWarning
      />
      {intended.map((page) => (
        <PrefetchPageLinks key={page} page={page} />
      ))}
    </>
  );
}

function closePopovers(): void {
  for (const open of document.querySelectorAll<HTMLElement>("[data-fragment] :popover-open")) open.hidePopover();
}
