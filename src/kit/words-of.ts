/** The words of a list as people type them: commas or spaces between, capitals or not. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '')
}
