/** The first line of every XML document of ours. */
export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Whether XML 1.0 may hold a character at all, escaped or not (its section 2.2). */
function isXml(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff
}

/** A text as it stands between two marks or in an attribute. What XML may not hold is left out. */
export const escapeXml = (text: string): string =>
  [...text]
    .filter(isXml)
    .map((character) => ESCAPES[character] ?? character)
    .join('')
