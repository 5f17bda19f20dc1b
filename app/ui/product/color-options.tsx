import { Link, useNavigation } from "@remix-run/react";
import { Picture } from "../picture/picture";
import styles from "./product.module.css";

export interface ColorOption {
  name: string;
  to: string;
  /** Path of the picture. */
  picture: string;
  current: boolean;
}

/** The product's colours as pictures; each is a link to its own address. A pressed one is the current one at once. */
export function ColorOptions({ options }: { options: readonly ColorOption[] }) {
  const { location } = useNavigation();
  const pressed = options.find(({ to }) => to === location?.pathname);
  return (
    <ul className={styles.colors}>
      {options.map((option) => (
        <li key={option.to}>
          <Link
            className={styles.color}
            to={option.to}
            aria-label={option.name}
            aria-current={(pressed ? pressed === option : option.current) ? "true" : undefined}
            preventScrollReset
            prefetch="intent"
          >
            <Picture path={option.picture} alt="" widths="thumb" sizes="56px" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
