import { useRef, useState } from "react";
import type { PositionText } from "~/models/place-search";
import { Icon } from "../icon/icon";
import styles from "./position-field.module.css";

export interface PositionFieldProps {
  label: string;
  /** What to say when the browser does not tell. */
  denied: string;
  /** Name of the field for words, which the position takes the place of. */
  field: string;
  /** Added to the names of the position's entries, where a form has several. */
  suffix?: string;
  /** What the form is sent with, where it does other things as well. */
  intent?: string;
}

/** Sends the form of its place in the page, once the browser has told where it is. */
export default function PositionField({ label, denied, field, suffix = "", intent }: PositionFieldProps) {
  const sender = useRef<HTMLButtonElement>(null);
  const [isDenied, setDenied] = useState(false);
  const found = ({ coords }: GeolocationPosition) => {
    setDenied(false);
    if (!sender.current) return;
    // A street's width is enough to find a shop by.
    const position = { lat: coords.latitude.toFixed(3), lon: coords.longitude.toFixed(3) };
    sendPosition(sender.current, position, { field, suffix });
  };
  return (
    <>
      <button ref={sender} type="submit" name={intent && "intent"} value={intent} formNoValidate hidden />
      <button
        type="button"
        className={styles.position}
        onClick={() => navigator.geolocation.getCurrentPosition(found, () => setDenied(true))}
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

/** With the position in what is sent, and not in the form: whoever looks for words next, looks for those alone. */
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
