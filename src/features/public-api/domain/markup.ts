/** Safe HTML. Only {@link html} creates it. */
class Markup {
  constructor(readonly text: string) {}
}

type Part = string | number | Markup | readonly Markup[]

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function write(part: Part): string {
  if (part instanceof Markup) return part.text
  if (typeof part === 'object') return part.map(({ text }) => text).join('')
  return String(part).replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}

/** An HTML template that escapes every value except other safe HTML. */
export function html(words: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(words.map((text, index) => text + (index < parts.length ? write(parts[index] ?? '') : '')).join(''))
}
