import { useRef, useState } from "react";
import { Icon } from "../icon/icon";
import styles from "./position-field.module.css";

export interface PositionFieldProps {
  label: string;
  /** Added to the names of its fields, where a form has several. */
  suffix?: string;
  /** What to say when the browser does not tell. */
  denied: string;
  /** Sends the form once its position is known. */
  onFound: (form: HTMLFormElement) => void;
}

export default function PositionField({ label, suffix = "", denied, onFound }: PositionFieldProps) {
  const lat = useRef<HTMLInputElement>(null);
  const lon = useRef<HTMLInputElement>(null);
  const [isDenied, setDenied] = useState(false);
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
