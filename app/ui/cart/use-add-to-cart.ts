import { useFetcher } from "@remix-run/react";
import { type FormEvent, useEffect, useState } from "react";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import type { ShownNotice } from "#app/models/form-problem.ts";
import { paths } from "#app/paths.ts";
import { MINI_CART_ID } from "../shared-ids";
import { showToast } from "../toast/toast";

interface Answer {
  /** Name of the product that was just added. */
  added: string | null;
  /** Why it was not added, in words. */
  problem: string | null;
  /** Links to go on from the problem; undefined when an older version of the server answers during a deployment. */
  links?: ShownNotice["links"];
}

/** How long the confirmation shows: long enough to be read. */
const CONFIRMED_MS = 2000;

/**
 * Makes a form to the cart (`intent=add`, `sku`) stay on its page: the cart's popover opens, takes the focus, and
 * returns it on closing. Without JavaScript, or before it has loaded, the same form leads to the cart page.
 */
export function useAddToCart() {
  const { prefix } = useLocale();
  const t = useText("common");
  const { state, data, submit } = useFetcher<Answer>();
  const [isConfirmed, setConfirmed] = useState(false);
  const isDone = state === "idle";
  useEffect(() => {
    if (!isDone || data?.problem !== null) return;
    if (!openMiniCart()) showToast(t("cart.added", { name: data.added ?? "" }));
    setConfirmed(true);
    const timer = setTimeout(() => setConfirmed(false), CONFIRMED_MS);
    return () => {
      clearTimeout(timer);
      setConfirmed(false);
    };
  }, [isDone, data, t]);
  return {
    isPending: !isDone,
    isConfirmed,
    /** Announcement for screen readers. */
    status: isDone && data?.added ? t("cart.added", { name: data.added }) : "",
    /** A new object for each refusal. */
    refused: isDone && data?.problem && data,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!isDone) return;
      const { submitter } = event.nativeEvent as SubmitEvent;
      submit(submitter instanceof HTMLButtonElement && submitter.name ? submitter : event.currentTarget, {
        method: "post",
        action: paths.addToCart(prefix),
      });
    },
  };
}

/** False when the page has no mini cart. */
function openMiniCart(): boolean {
  const panel = document.getElementById(MINI_CART_ID);
  if (!panel) return false;
  if (!panel.matches(":popover-open")) {
    giveBackFocus(panel, document.activeElement);
    panel.showPopover();
  }
  panel.querySelector<HTMLElement>("a[data-to-cart]")?.focus();
  return true;
}

/** When the panel closes with the focus in or beside it, or nowhere, the focus returns to the pressed button. */
function giveBackFocus(panel: HTMLElement, from: Element | null): void {
  panel.addEventListener("toggle", function onToggle(event) {
    if (event.newState !== "closed") return;
    panel.removeEventListener("toggle", onToggle);
    const { activeElement, body } = document;
    const isHere = activeElement === body || panel.parentElement?.contains(activeElement);
    if (isHere && from instanceof HTMLElement && from.isConnected) from.focus();
  });
}
