import type { Country } from "~/models/locale";
import { Icon } from "../icon/icon";
import ch from "./flags/ch.svg";
import de from "./flags/de.svg";
import es from "./flags/es.svg";
import fr from "./flags/fr.svg";
import gb from "./flags/gb.svg";
import it from "./flags/it.svg";
import pl from "./flags/pl.svg";
import styles from "./footer.module.css";

const FLAGS: Record<Country, string> = { FR: fr, CH: ch, GB: gb, ES: es, DE: de, IT: it, PL: pl };

/** A country's flag, or a pin where there is none (S2). The words beside it name the country. */
export function Flag({ country }: { country: Country | null }) {
  if (!country) return <Icon name="pin" />;
  return (
    <img className={styles.flag} src={FLAGS[country]} alt="" width={24} height={16} loading="lazy" decoding="async" />
  );
}
