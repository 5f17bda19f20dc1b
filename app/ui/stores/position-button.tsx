import { useRef, useState } from "react";
import { Icon } from "../icon/icon";
import { useHydrated } from "../use-hydrated";
import styles from "./position-button.module.css";

export interface PositionButtonProps {
  label: string;
  /** Added to the names of its fields, where a form has several. */
  suffix?: string;
  /** What to say when the browser does not tell. */
  denied?: string;
  /** Sends the form once its position is known. */
  onFound: (form: HTMLFormElement) => void;
}

/** Asks the browser where it is, and puts it into the form's `lat` and `lon`. Only with scripts, and never by itself. */
export function PositionButton({ label, suffix = "", denied, onFound }: PositionButtonProps) {
  const isHydrated = useHydrated();
  const lat = useRef<HTMLInputElement>(null);
  const lon = useRef<HTMLInputElement>(null);
  const [isDenied, setDenied] = useState(false);
  if (!isHydrated || !("geolocation" in navigator)) return null;
  const found = ({ coords }: GeolocationPosition) => {
    if (!lat.current?.form || !lon.current) return;
    setDenied(false);
    // A street's width is enough to find a shop by.
    lat.current.value = coords.latitude.toFixed(3);
    lon.current.value = coords.longitude.toFixed(3);
    onFound(lat.current.form);
  };
  return (
    <>
      <p>
        <input type="hidden" name={`lat${suffix}`} ref={lat} />
        <input type="hidden" name={`lon${suffix}`} ref={lon} />
        <button
          type="button"
          className={styles.position}
          onClick={() => navigator.geolocation.getCurrentPosition(found, () => setDenied(true))}
        >
          <Icon name="pin" size="small" />
          {label}
        </button>
      </p>
      <p role="status" className="small">
        {isDenied ? denied : ""}
      </p>
    </>
  );
}
