/** Longer sizes say themselves what they are: "75 cm", "3 years", "One size". */
const SHORT_SIZE = 4;

/** A short size needs a word beside it: "size 38". */
export function needsSizeWord(label: string): boolean {
  return label.length <= SHORT_SIZE;
}
