import { Form, type FormProps, Link, type LinkProps, useNavigation } from "@remix-run/react";
import { type ComponentType, createContext, type MouseEvent, useContext } from "react";
import { useLocale } from "~/i18n/use-text";
import { FollowedLinks, type FollowedLinksProps, internalAddress } from "../static-html/followed-links";

/**
 * Pages beside a product (size guide, alert, shops) open in a layer over it when scripts run. Their views use these for
 * what leads on: on a page of their own they are plain links and forms, in the layer they stay in it.
 */
export interface Service {
  open(this: void, address: string): void;
  /** Sends forms within the layer; outside of it there is none. */
  Form?: ComponentType<FormProps>;
  /** One of those is on its way: the page around the layer knows nothing of it. */
  isSending?: boolean;
}

export const ServiceContext = createContext<Service | null>(null);

export function ServiceLink({ to, ...rest }: LinkProps & { to: string }) {
  const service = useContext(ServiceContext);
  const open = (event: MouseEvent) => {
    // Another tab or window is the browser's affair.
    if (!service || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    service.open(to);
  };
  return <Link {...rest} to={to} onClick={open} />;
}

/** An element whose plain links, wherever their HTML came from, lead on as `ServiceLink` does. */
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

/** A form of the page is on its way, wherever it is shown. */
export function useIsSending(): boolean {
  const { state } = useNavigation();
  return useContext(ServiceContext)?.isSending ?? state === "submitting";
}
