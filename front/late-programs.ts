import type { PageAnswer } from './page'
import { START_PROGRAMS } from './start-programs'

/** A program as the framework asks for it: as early as it can. */
const PROGRAM = /<script src="(\/_next\/static\/chunks\/[\w.~-]+\.js)" async=""><\/script>/g
const AHEAD = /<link rel="preload" as="script"[^>]*>/g
const END = '</body></html>'

/**
 * Lets a page's programs come after its first picture: what is read needs none of them, and on a phone they would take
 * the line and the processor from what is seen first (decision 0031). A page of another shape stays as it is.
 */
export function withLatePrograms(answer: PageAnswer): PageAnswer {
  if (!/^text\/html\b/i.test(answer.headers['content-type'] ?? '')) return answer
  const html = answer.body.toString('utf8')
  const late = lateHtml(html)
  return late === html ? answer : { ...answer, body: Buffer.from(late) }
}

/** The same for the text of a page. */
export function lateHtml(html: string): string {
  if (!html.endsWith(END)) return html
  const late = html.replace(PROGRAM, '<script type="text/plain" data-src="$1"></script>')
  if (late === html) return html
  return `${late.replace(AHEAD, '').slice(0, -END.length)}<script>${START_PROGRAMS}</script>${END}`
}
