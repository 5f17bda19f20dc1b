import { useFetcher } from "@remix-run/react";
import { type FormEvent, type MutableRefObject, useEffect, useRef } from "react";
import { useAddToCart } from "../cart/use-add-to-cart";
import { showToast } from "../toast/toast";
import { swapHearts } from "./swap-hearts";

export type Send = (event: FormEvent<HTMLFormElement>) => void;

export interface CartSenderProps {
  sender: MutableRefObject<Send | null>;
  /** Called once `sender` is set, to send a press that came before. */
  onReady: () => void;
}

/** Sends the forms of cards without leaving the page. A separate script, fetched when a card is pointed at. */
export default function CartSender({ sender, onReady }: CartSenderProps) {
  const { isPending, status, refused, onSubmit } = useAddToCart();
  const sendHeart = useHearts();
  /** The button of the size that is being added, and presses on others meanwhile. */
  const adding = useRef<HTMLElement | null>(null);
  const queue = useRef<SubmitEvent[]>([]);
  useEffect(() => {
    if (refused) showToast(refused.problem ?? "", "danger");
  }, [refused]);
  useEffect(() => {
    sender.current = (event) => {
      const form = event.target as HTMLFormElement;
      if (!form.dataset.wish) {
        // Ignored while another card's size is being added: then it waits. The same size pressed twice is added once.
        const press = event.nativeEvent as SubmitEvent;
        if (!isPending) adding.current = press.submitter;
        else if (![adding.current, ...queue.current.map(({ submitter }) => submitter)].includes(press.submitter)) {
          queue.current.push(press);
        }
        return onSubmit(event);
      }
      event.preventDefault();
      sendHeart((event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement);
    };
    onReady();
  });
  useEffect(() => {
    const button = isPending ? adding.current : null;
    button?.setAttribute("aria-busy", "true");
    return () => button?.removeAttribute("aria-busy");
  }, [isPending]);
  // After the effects above: the sender knows that nothing is being added.
  useEffect(() => {
    if (!isPending) queue.current.shift()?.submitter?.click();
  }, [isPending]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {status}
    </p>
  );
}

/** The request that a heart's pressed button makes. */
function requestOf({ form, value }: HTMLButtonElement): [string, URLSearchParams] {
  const { pathname, search } = new URL(form!.action);
  return [`${pathname}.data${search}`, new URLSearchParams({ wish: value, stay: "1" })];
}

async function sendInTurn(buttons: readonly HTMLButtonElement[]): Promise<void> {
  for (const button of buttons) {
    const [address, body] = requestOf(button);
    await fetch(address, { method: "POST", body }).catch(() => {});
  }
}

/**
 * Sends the form of a heart's pressed button, one after another: a visitor's wishes are one cookie, which each answer
 * replaces. So does what still waits when the shopper opens another page; when they leave the shop, it goes as beacons.
 */
function useHearts(): (pressed: HTMLButtonElement) => void {
  const { submit, state, data } = useFetcher<{ problem: string | null }>();
  const sent = useRef<HTMLButtonElement | null>(null);
  const waiting = useRef<HTMLButtonElement[]>([]);
  const sendNext = () => {
    sent.current = waiting.current.shift() ?? null;
    if (!sent.current) return;
    const { pathname, search } = new URL(sent.current.form!.action);
    submit({ wish: sent.current.value, stay: "1" }, { method: "post", action: pathname + search });
  };
  useEffect(() => {
    if (state !== "idle" || !sent.current) return;
    const { form, nextElementSibling, previousElementSibling } = sent.current;
    const isPressedAgain = waiting.current.some((each) => each.form === form);
    sendNext();
    if (data?.problem === null) return;
    // No response at all: `form/lost-forms` has told the shopper. The heart goes back in any case.
    if (data) showToast(data.problem, "danger");
    if (!isPressedAgain) swapHearts((nextElementSibling ?? previousElementSibling) as HTMLElement);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [state, data]);
  useEffect(() => {
    // With the one that is under way: its answer may be dropped, or come late and without the others.
    const unanswered = () => [sent.current, ...waiting.current.splice(0)].filter((button) => button !== null);
    const leave = () => unanswered().forEach((button) => navigator.sendBeacon(...requestOf(button)));
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      void sendInTurn(unanswered());
    };
  }, []);
  return (pressed) => {
    swapHearts(pressed);
    waiting.current = [...waiting.current.filter(({ form }) => form !== pressed.form), pressed];
    if (!sent.current) sendNext();
  };
}
