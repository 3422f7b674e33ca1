import type { PageAnswer } from './page'

/** One push of a page's data, as the framework writes it; `<` never stands in its text (it is written `\u003c`). */
const PUSH = /<script>self\.__next_f\.push\((\[1,"[^<]*"\])\)<\/script>/g
const ANY_PUSH = /__next_f\.push\(\[[13],/g
/** What `src/design/still.tsx` exports. */
const STILL = 'Still'

/** One row of a page's data: `1a:["$","div",…]`. */
interface Row {
  /** Hexadecimal; empty for hints, which nothing refers to. */
  id: string
  /** `I` (a program of the browser), `T` (a long text), …; empty for a value. */
  tag: string
  body: string
}

/**
 * Leaves out of a page's data what stands in the page as HTML and is never touched by a script (`Still`). React finds
 * the element without children and lets its content stand as it came. Unless everything is as this program knows it,
 * the page stays as it is: it is then only larger.
 */
export function withoutStillData(answer: PageAnswer): PageAnswer {
  if (!/^text\/html\b/i.test(answer.headers['content-type'] ?? '')) return answer
  const html = answer.body.toString('utf8')
  const lean = leanHtml(html)
  return lean === html ? answer : { ...answer, body: Buffer.from(lean) }
}

/** The same for the text of a page. */
export function leanHtml(html: string): string {
  const pushes = [...html.matchAll(PUSH)]
  if (pushes.length === 0 || pushes.length !== html.match(ANY_PUSH)?.length) return html
  const lean = leanData(pushes.map(([, push = '']) => push))
  if (lean === null) return html
  const last = pushes.length - 1
  let index = -1
  return html.replace(PUSH, () => {
    index += 1
    return index === last ? `<script>self.__next_f.push(${inScript([1, lean])})</script>` : ''
  })
}

function leanData(pushes: readonly string[]): string | null {
  try {
    const rows = readRows(pushes.map((push) => String(JSON.parse(push)[1])).join(''))
    const lean = rows && leanRows(rows)
    return lean?.map(writeRow).join('') ?? null
  } catch (error) {
    // A row that is no JSON: of a kind that this program does not know.
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** JSON that may stand in a script element. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

const HEAD = /^([0-9a-f]*):([A-Z]?)/
/** Tags whose row ends with its line. Others are counted in bytes and never stand in HTML. */
const LINE_TAGS = new Set(['', 'I', 'H', 'E', 'X', 'C'])

/** Null when there is a row of a kind that is not known. */
function readRows(text: string): Row[] | null {
  const bytes = Buffer.from(text)
  const rows: Row[] = []
  for (let at = 0; at < bytes.length; ) {
    const head = HEAD.exec(bytes.toString('latin1', at, at + 24))
    if (!head) return null
    const [whole, id = '', tag = ''] = head
    const start = at + whole.length
    const span = tag === 'T' ? textSpan(bytes, start) : lineSpan(bytes, start, tag)
    if (!span) return null
    rows.push({ id, tag, body: bytes.toString('utf8', span.from, span.to) })
    at = span.next
  }
  return rows
}

interface Span {
  from: number
  to: number
  next: number
}

function textSpan(bytes: Buffer, start: number): Span | null {
  const comma = bytes.indexOf(',', start)
  const length = Number.parseInt(bytes.toString('latin1', start, comma), 16)
  const from = comma + 1
  if (comma < 0 || !(length >= 0) || from + length > bytes.length) return null
  return { from, to: from + length, next: from + length }
}

function lineSpan(bytes: Buffer, start: number, tag: string): Span | null {
  const end = bytes.indexOf('\n', start)
  if (end < 0 || !LINE_TAGS.has(tag)) return null
  return { from: start, to: end, next: end + 1 }
}

function writeRow({ id, tag, body }: Row): string {
  if (tag === 'T') return `${id}:T${Buffer.byteLength(body).toString(16)},${body}`
  return `${id}:${tag}${body}\n`
}

/** Null when nothing can be left out. */
function leanRows(rows: readonly Row[]): Row[] | null {
  const stills = rows.filter(({ tag, body }) => tag === 'I' && JSON.parse(body)[2] === STILL)
  const marks = new Set(stills.map(({ id }) => `$L${id}`))
  const removed: unknown[] = []
  const cutIds = new Set<string>()
  const cut = rows.map((row) => {
    if (row.tag !== '' || !stills.some(({ id }) => row.body.includes(`"$L${id}"`))) return row
    cutIds.add(row.id)
    return { ...row, body: JSON.stringify(cutChildren(JSON.parse(row.body), marks, removed)) }
  })
  const gone = reachable(rows, referencesIn(JSON.stringify(removed)))
  if (removed.length === 0 || rows.some(({ id, tag }) => tag === 'I' && gone.has(id))) return null
  const kept = reachable(
    cut,
    cut.map(({ id }) => id).filter((id) => !gone.has(id)),
  )
  const lean = cut.filter(({ id }) => kept.has(id))
  return lean.some((row) => pointsInto(row, cutIds)) ? null : lean
}

/** The same value in which every still part has lost its children; what it lost goes to `removed`. */
function cutChildren(value: unknown, marks: ReadonlySet<unknown>, removed: unknown[]): unknown {
  if (Array.isArray(value)) {
    if (value[0] === '$' && marks.has(value[1]) && isRecord(value[3])) {
      const { children, ...props } = value[3]
      if (children !== undefined) removed.push(children)
      return [value[0], value[1], value[2], props, ...value.slice(4)]
    }
    return value.map((item) => cutChildren(item, marks, removed))
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cutChildren(item, marks, removed)]))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** `"$1a"`, `"$L1a"`, `"$@1a"`, `"$1a:props:style"`: a text that begins with a dollar is written with two. */
const REFERENCE = /(?<!\\)"\$[@A-Zg-z]?([0-9a-f]+)([":])/g

/** Tags of rows that may name others: a value, and what a list says as it ends. */
const NAMING_TAGS = new Set(['', 'C'])

const referencesIn = (json: string) => [...json.matchAll(REFERENCE)].map(([, id = '']) => id)

/** Rows by id. A list that grows (`X`) has one row for each of its values, and one (`C`) for its end. */
function byId(rows: readonly Row[]): Map<string, Row[]> {
  const book = new Map<string, Row[]>()
  for (const row of rows) {
    const here = book.get(row.id)
    if (here) here.push(row)
    else book.set(row.id, [row])
  }
  return book
}

/** The ids of all rows that can be come to from these. */
function reachable(rows: readonly Row[], from: readonly string[]): Set<string> {
  const book = byId(rows)
  const seen = new Set<string>()
  const waiting = [...from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const here = book.get(id)
    if (!here || seen.has(id)) continue
    seen.add(id)
    const naming = here.filter(({ tag }) => NAMING_TAGS.has(tag))
    for (const { body } of naming) for (const named of referencesIn(body)) waiting.push(named)
  }
  return seen
}

/** Whether a row takes something out of the middle of one that was cut, which may be just what is gone. */
function pointsInto({ tag, body }: Row, cutIds: ReadonlySet<string>): boolean {
  if (!NAMING_TAGS.has(tag)) return false
  return [...body.matchAll(REFERENCE)].some(([, id = '', end]) => end === ':' && cutIds.has(id))
}
