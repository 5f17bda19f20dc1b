import { Form, type FormProps, Link, type LinkProps, useNavigation } from "@remix-run/react";
import { type ComponentType, createContext, type MouseEvent, useContext } from "react";
import { useLocale } from "#app/i18n/use-text.tsx";
import { FollowedLinks, type FollowedLinksProps, internalAddress } from "../static-html/followed-links";

/**
 * Pages about a product (size guide, alert, shops) open in a layer over it when scripts run. Their views use the links
 * and forms of this module: in the layer these stay within it, on a page of their own they are plain ones.
 */
export interface Service {
  open(this: void, address: string): void;
  /** Sends forms within the layer; undefined on a page. */
  Form?: ComponentType<FormProps>;
  /** A form of the layer is being sent, which the router's navigation state does not show. */
  isSending?: boolean;
}

export const ServiceContext = createContext<Service | null>(null);

/** While it is rendered, the page shows that something is on its way (`page-layout`). */
export function Asking() {
  return <i hidden data-asking="" />;
}

export function ServiceLink({ to, ...rest }: LinkProps & { to: string }) {
  const service = useContext(ServiceContext);
  const open = (event: MouseEvent) => {
    // A new tab or window is left to the browser.
    if (!service || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    service.open(to);
  };
  return <Link {...rest} to={to} onClick={open} />;
}

/** An element whose plain links, also in server-rendered HTML, behave like `ServiceLink`. */
export function ServiceLinks(props: FollowedLinksProps) {
  const service = useContext(ServiceContext);
  const { prefix } = useLocale();
  const open = (event: MouseEvent<HTMLElement>) => {
    const address = internalAddress(event, prefix);
    if (!service || address === null) return;
    event.preventDefault();
    service.open(address);
  };
  return <FollowedLinks {...props} onClickCapture={open} />;
}

export function ServiceForm(props: FormProps) {
  const Own = useContext(ServiceContext)?.Form ?? Form;
  return <Own {...props} />;
}

/** Whether a form is being sent, on the page or in the layer. */
export function useIsSending(): boolean {
  const { state } = useNavigation();
  return useContext(ServiceContext)?.isSending ?? state === "submitting";
}
