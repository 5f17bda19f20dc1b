import styles from "./card-code.module.css";

export interface CardCodeProps {
  /** Its width in modules and the path of its bars, one unit high. */
  barcode: { width: number; path: string };
  /** The code's content in words, for screen readers. */
  label: string;
}

const HEIGHT = 72;
/** Minimum width in pixels that a scanner needs. */
const MIN_WIDTH = 200;

/**
 * A bar code. Bars are a whole number of pixels wide where space allows; the white ground stays white in every colour
 * scheme and in print.
 */
export function CardCode({ barcode: { width, path }, label }: CardCodeProps) {
  const scale = Math.max(2, Math.ceil(MIN_WIDTH / width));
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={width * scale}
      height={HEIGHT}
      preserveAspectRatio="none"
    >
      <rect className={styles.ground} width={width} height={HEIGHT} />
      <path className={styles.bars} d={path} transform={`translate(0 8) scale(1 ${HEIGHT - 16})`} />
    </svg>
  );
}
