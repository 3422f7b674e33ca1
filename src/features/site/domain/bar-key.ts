/** A short key of a bar's content (FNV-1a, 32 bits): changed content is a new bar, which nobody has closed yet. */
export function barKey(messages: readonly { text: string; href?: string }[]): string {
  let hash = 0x811c9dc5
  for (const letter of messages.map(({ text, href = '' }) => `${text}\n${href}`).join('\n\n')) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
