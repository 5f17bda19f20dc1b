import { useRef, useState } from "react";
import type { PositionText } from "~/models/place-search";
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
}

/** By default a browser may search for ever, and every press begins anew. Milliseconds. */
const ASKING: PositionOptions = { timeout: 10_000, maximumAge: 300_000 };

/** A button that sends the form around it once the browser has given its position. */
export default function PositionField({ label, denied, field, suffix = "", intent }: PositionFieldProps) {
  const sender = useRef<HTMLButtonElement>(null);
  const [isDenied, setDenied] = useState(false);
  const found = ({ coords }: GeolocationPosition) => {
    setDenied(false);
    if (!sender.current) return;
    // Three decimals, about 100 m, are precise enough to find a shop.
    const position = { lat: coords.latitude.toFixed(3), lon: coords.longitude.toFixed(3) };
    sendPosition(sender.current, position, { field, suffix });
  };
  return (
    <>
      <button ref={sender} type="submit" name={intent && "intent"} value={intent} formNoValidate hidden />
      <button
        type="button"
        className={styles.position}
        onClick={() => navigator.geolocation.getCurrentPosition(found, () => setDenied(true), ASKING)}
      >
        <Icon name="pin" size="small" />
        {label}
      </button>
      <p role="status" className="small">
        {isDenied ? denied : ""}
      </p>
    </>
  );
}

/** Adds the position to what is sent, not to the form: a later search for words must not contain it. */
function sendPosition(
  sender: HTMLButtonElement,
  { lat, lon }: PositionText,
  { field, suffix }: { field: string; suffix: string },
): void {
  const { form } = sender;
  const words = form?.elements.namedItem(field);
  if (!form || !(words instanceof HTMLInputElement)) return;
  words.value = "";
  const add = ({ formData }: FormDataEvent) => {
    formData.delete(field);
    formData.set(`lat${suffix}`, lat);
    formData.set(`lon${suffix}`, lon);
  };
  form.addEventListener("formdata", add);
  form.requestSubmit(sender);
  form.removeEventListener("formdata", add);
}
