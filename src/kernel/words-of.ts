/** Splits a typed list at commas and spaces, in lower case. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '')
}
