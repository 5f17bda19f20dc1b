/** Text without the two characters that part fields and lines of packed data; HTML shows them as spaces too. */
export function oneLine(text: string): string {
  return text.replace(/[\t\n]/g, " ");
}
