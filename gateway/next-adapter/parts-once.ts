import { PART_MARK } from '@/kernel/http/page-data'

/** A push of the page's data. `<` is escaped in it, so that it ends where the element ends. */
const PUSH = /<script>self\.__next_f\.push\((\[1,"[^<]*\])\)<\/script>/g
/** Data that is no text. */
const BINARY_PUSH = 'self.__next_f.push([3,'
/** Rows of these kinds say how many bytes follow; all others end with their line. */
const COUNTED_KINDS = new Set([...'TAOobUSsLlGgMmV'].map((kind) => kind.charCodeAt(0)))
const TEXT_KIND = 'T'.charCodeAt(0)
const MARK_ROW = `T${PART_MARK.length.toString(16)},${PART_MARK}`

/** A row of the data, from its first byte to the one after its last. */
interface Row {
  start: number
  end: number
  /** Where its kind stands. */
  kindAt: number
  /** Where the counted bytes of a row begin. */
  contentAt: number | null
}

/** The row that begins at `start`; null where the bytes are of another shape. */
function rowAt(data: Buffer, start: number): Row | null {
  const colon = data.indexOf(':', start)
  if (colon === -1 || !/^[\da-f]*$/.test(data.toString('latin1', start, colon))) return null
  const kindAt = colon + 1
  if (!COUNTED_KINDS.has(data[kindAt] ?? 0)) {
    const newline = data.indexOf('\n', kindAt)
    return { start, end: newline === -1 ? data.length : newline + 1, kindAt, contentAt: null }
  }
  const comma = data.indexOf(',', kindAt)
  const count = data.toString('latin1', kindAt + 1, comma)
  if (comma === -1 || !/^[\da-f]+$/.test(count)) return null
  const end = comma + 1 + Number.parseInt(count, 16)
  return end <= data.length ? { start, end, kindAt, contentAt: comma + 1 } : null
}

/** The data without the HTML that the document holds; null where nothing can be left out. */
function withoutParts(data: Buffer, html: string): Buffer | null {
  const kept: Buffer[] = []
  let isShorter = false
  for (let at = 0; at < data.length; ) {
    const row = rowAt(data, at)
    if (!row) return null
    at = row.end
    const text =
      row.contentAt !== null && data[row.kindAt] === TEXT_KIND ? data.toString('utf8', row.contentAt, row.end) : ''
    const isInPage = text.startsWith(PART_MARK) && html.includes(text.slice(PART_MARK.length))
    if (isInPage) kept.push(data.subarray(row.start, row.kindAt), Buffer.from(MARK_ROW))
    else kept.push(data.subarray(row.start, row.end))
    isShorter ||= isInPage
  }
  return isShorter ? Buffer.concat(kept) : null
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}
const ESCAPED_MARK = PART_MARK.replace(/[<>]/g, (character) => ESCAPES[character] ?? character)
const escaped = (json: string) => json.replace(/[&<>\u2028\u2029]/g, (character) => ESCAPES[character] ?? character)

function textOf(push: string): string | null {
  try {
    const [, text] = JSON.parse(push)
    return typeof text === 'string' ? text : null
  } catch {
    return null
  }
}

/**
 * Leaves out of a page's data the HTML of its parts that stands in the document (decision 0130), and makes one push of
 * all. `ServerHtml` lets the HTML of the document stand where its own is empty. A page of another shape is returned
 * unchanged. Both are texts of one byte a character.
 */
export function sendPartsOnce(page: string): string {
  if (!page.includes(ESCAPED_MARK)) return page
  const html = Buffer.from(page, 'latin1').toString('utf8')
  const once = withPartsOnce(html)
  return once === html ? page : Buffer.from(once).toString('latin1')
}

function withPartsOnce(html: string): string {
  const pushes = [...html.matchAll(PUSH)]
  if (pushes.length === 0 || html.includes(BINARY_PUSH)) return html
  const texts = pushes.map(([, push = '']) => textOf(push))
  if (texts.includes(null)) return html
  const document = html.replace(PUSH, '')
  const data = withoutParts(Buffer.from(texts.join('')), document)
  if (!data) return html
  const only = `<script>self.__next_f.push(${escaped(JSON.stringify([1, data.toString('utf8')]))})</script>`
  let left = pushes.length
  return html.replace(PUSH, () => {
    left -= 1
    return left === 0 ? only : ''
  })
}
