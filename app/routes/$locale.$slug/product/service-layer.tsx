import { type FormProps, useFetcher } from "@remix-run/react";
import { type ComponentType, useEffect, useMemo, useRef, useState } from "react";
import { MoreText, useText } from "#app/i18n/use-text.tsx";
import type { PageMessages } from "#app/i18n/namespaces.ts";
import { isFocusLost } from "#app/ui/focus.ts";
import { askBeside } from "#app/ui/form/lost-forms.ts";
import { Asking, type Service, ServiceContext } from "#app/ui/product/service.tsx";
import { Sheet } from "#app/ui/sheet/sheet.tsx";
import { StockAlert, type StockAlertProps } from "../../$locale.product.$productId.alert/view";
import { Reserve, type ReserveProps } from "../../$locale.product.$productId.reserve/view";
import { SizeGuide } from "../../$locale.product.$productId.sizes/view";
import { ProductStores, type ProductStoresProps } from "../../$locale.product.$productId.stores/view";
import type { SizeTable } from "#app/models/size-guide.ts";

/** Data from the loaders and actions of the pages that the layer can show. */
type Page = { messages: PageMessages } & (
  | { kind: "sizes"; table: SizeTable }
  | ({ kind: "alert" } & StockAlertProps)
  | ({ kind: "stores" } & ProductStoresProps)
  | ({ kind: "reserve" } & ReserveProps)
);

const ID = "service";

interface ServiceLayerProps {
  /** Address of the page in the layer. */
  address: string;
  onClose: () => void;
  onMove: (address: string) => void;
}

/** A page about the product, in a sheet over it. Its forms are sent and answered within the sheet. */
export default function ServiceLayer({ address, onClose, onMove }: ServiceLayerProps) {
  const fetcher = useFetcher<Page>();
  const { load, Form } = fetcher;
  // A form lost by the network returns no data: keep what is shown.
  const last = useRef<Page>();
  const data = (last.current = fetcher.data ?? last.current);
  const fetched = useRef<string | null>(null);
  useEffect(() => {
    if (fetched.current === address) return;
    fetched.current = address;
    load(askBeside(address, true));
  }, [address, load]);
  const close = useRef(onClose);
  close.current = onClose;
  const isThere = data !== undefined;
  const opener = useOpener();
  useEffect(() => {
    const sheet = document.getElementById(ID);
    if (!isThere || !sheet) return;
    const onToggle = (event: Event) => {
      if ((event as ToggleEvent).newState === "closed") close.current();
    };
    sheet.addEventListener("toggle", onToggle);
    // `source` is missing in TypeScript's types and in older browsers.
    const show: (options: { source?: HTMLElement }) => void = sheet.showPopover.bind(sheet);
    show({ source: opener });
    return () => sheet.removeEventListener("toggle", onToggle);
  }, [isThere, opener]);
  // A followed link is removed with its page: the layer takes the focus, and screen readers read the new content.
  useEffect(() => {
    const layer = document.getElementById(ID);
    if (isFocusLost(layer)) layer?.querySelector("button")?.focus();
  }, [data]);
  const isSending = fetcher.formData !== undefined;
  const service = useMemo<Service>(
    () => ({ open: onMove, Form: Form as ComponentType<FormProps>, isSending }),
    [onMove, Form, isSending],
  );
  if (!data) return <Asking />;
  return (
    <MoreText messages={data.messages}>
      <ServiceContext.Provider value={service}>
        <Layer page={data} />
        {fetcher.state === "loading" && <Asking />}
      </ServiceContext.Provider>
    </MoreText>
  );
}

/** The element that opened the layer: Tab continues from there after the layer's end. */
function useOpener(): HTMLElement | undefined {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // Closing a popover returns the focus, but removing one together with its form does not. No scrolling: the result
      // of the form is shown at the top of the page.
      const isLost = document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
  return opener instanceof HTMLElement ? opener : undefined;
}

function Layer({ page }: { page: Page }) {
  const t = useText("service");
  return (
    <Sheet id={ID} title={t(`${page.kind}.title`)}>
      <View page={page} />
    </Sheet>
  );
}

function View({ page }: { page: Page }) {
  switch (page.kind) {
    case "sizes":
      return <SizeGuide {...page} />;
    case "alert":
      return <StockAlert {...page} />;
    case "stores":
      return <ProductStores {...page} />;
    case "reserve":
      return <Reserve {...page} />;
  }
}
