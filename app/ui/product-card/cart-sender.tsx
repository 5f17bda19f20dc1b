import { useFetcher } from "@remix-run/react";
import { type FormEvent, type MutableRefObject, useEffect, useRef, useState } from "react";
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
  const [presses, setPresses] = useState<readonly Press[]>([]);
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
      const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement;
      swapHearts(pressed);
      const press = { form, pressed };
      setPresses((all) => [...all.filter((other) => wishId(other) !== wishId(press)), press]);
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
    const press = isPending ? undefined : queue.current.shift();
    if (press) (press.target as HTMLFormElement).requestSubmit(press.submitter);
  }, [isPending]);
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {status}
      </p>
      {presses.map((press) => (
        <Heart key={wishId(press)} press={press} />
      ))}
    </>
  );
}

interface Press {
  form: HTMLFormElement;
  pressed: HTMLButtonElement;
}

const wishId = ({ form }: Press) => form.dataset.wish;

/** Sends a heart's form. Each heart has its own fetcher: a shared one would drop the response to the press before. */
function Heart({ press }: { press: Press }) {
  const { submit, state, data } = useFetcher<{ isWished: boolean; problem: string | null }>({
    key: `wish-${wishId(press)}`,
  });
  const sent = useRef<Press | null>(null);
  useEffect(() => {
    if (state !== "idle" || !sent.current) return;
    const { pressed } = sent.current;
    sent.current = null;
    if (data?.problem === null) return;
    // No response at all: `form/lost-forms` has told the shopper. The heart goes back in any case.
    if (data) showToast(data.problem, "danger");
    swapHearts((pressed.nextElementSibling ?? pressed.previousElementSibling) as HTMLElement);
  }, [state, data]);
  // After the effect above: it would otherwise take the new press for an answered one.
  useEffect(() => {
    const { pathname, search } = new URL(press.form.action);
    submit({ wish: press.pressed.value, stay: "1" }, { method: "post", action: pathname + search });
    sent.current = press;
  }, [press, submit]);
  return null;
}
