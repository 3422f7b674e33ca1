/** The XML declaration. */
export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Whether XML 1.0 allows a character at all, escaped or not (section 2.2). */
function isXml(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff
}

/** Escapes a text for element content and attributes, and drops characters that XML forbids. */
export const escapeXml = (text: string): string =>
  [...text]
    .filter(isXml)
    .map((character) => ESCAPES[character] ?? character)
    .join('')
