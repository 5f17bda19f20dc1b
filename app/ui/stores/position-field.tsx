import { useRef, useState } from "react";
import type { PositionText } from "#app/models/place-search.ts";
import { Icon } from "../icon/icon";
import styles from "./position-field.module.css";

export interface PositionFieldProps {
  label: string;
  /** Message when the browser gives no position. */
  denied: string;
  /** Name of the field for words, which the position replaces. */
  field: string;
  /** Suffix of the names `lat` and `lon`, where a form has several searches. */
  suffix?: string;
  /** Value of `intent`, where the form has other buttons too. */
  intent?: string;
  /** The position was sent, and its answer is pending. */
  isSent?: boolean;
}

/** By default a browser may search for ever, and every press begins anew. Milliseconds. */
const ASKING: PositionOptions = { timeout: 10_000, maximumAge: 300_000 };

/** A button that sends the form around it once the browser has given its position. */
export default function PositionField({ label, denied, field, suffix = "", intent, isSent }: PositionFieldProps) {
  const sender = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<"asking" | "denied" | null>(null);
  const isBusy = state === "asking" || isSent;
  const wordsOf = () => sender.current?.form?.elements.namedItem(field) as HTMLInputElement | null | undefined;
  const presses = useRef(0);
  const ask = () => {
    if (isSent) return;
    const press = (presses.current += 1);
    setState("asking");
    // A question that is put aside has no answer in some browsers.
    setTimeout(() => setState((now) => (press === presses.current && now === "asking" ? null : now)), ASKING.timeout);
    const before = wordsOf()?.value;
    const found = ({ coords }: GeolocationPosition) => {
      if (press !== presses.current) return;
      setState(null);
      const words = wordsOf();
      // Whoever types a place while the browser searches wants that place.
      if (!sender.current || !words || words.value !== before) return;
      // Three decimals, about 100 m, are precise enough to find a shop.
      const position = { lat: coords.latitude.toFixed(3), lon: coords.longitude.toFixed(3) };
      sendPosition(sender.current, position, { words, suffix });
    };
    navigator.geolocation.getCurrentPosition(found, () => press === presses.current && setState("denied"), ASKING);
  };
  return (
    <>
      <button ref={sender} type="submit" name={intent && "intent"} value={intent} formNoValidate hidden />
      <button type="button" className={styles.position} onClick={ask} aria-busy={isBusy || undefined}>
        <Icon name="pin" size="small" />
        {label}
      </button>
      {/* Shows the page's loading bar, as `Asking` of the layers does. */}
      {state === "asking" && <i hidden data-asking="" />}
      <p role="status" className="small">
        {state === "denied" ? denied : ""}
      </p>
    </>
  );
}

/** Adds the position to what is sent, not to the form: a later search for words must not contain it. */
function sendPosition(
  sender: HTMLButtonElement,
  { lat, lon }: PositionText,
  { words, suffix }: { words: HTMLInputElement; suffix: string },
): void {
  const { form } = sender;
  if (!form) return;
  words.value = "";
  const add = ({ formData }: FormDataEvent) => {
    formData.delete(words.name);
    formData.set(`lat${suffix}`, lat);
    formData.set(`lon${suffix}`, lon);
  };
  form.addEventListener("formdata", add);
  // Not `requestSubmit`, which Safari before 16 does not know.
  sender.click();
  form.removeEventListener("formdata", add);
}
