/** A table of a policy. The first cell of a row names it: text, or cookie names as the browser shows them. */
export interface PolicyTable {
  caption: string
  columns: readonly string[]
  rows: readonly { name: string | readonly string[]; cells: readonly string[] }[]
}

/** A block below a policy heading. */
export type PolicyBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; table: PolicyTable }
  | { kind: 'links'; of: PolicyLinks }

/** The two placeholders whose links the page generates: our contact, and the supervisory authority. */
export type PolicyLinks = 'contact' | 'complaint'

/** The error in a text as an editor wrote it. */
export type PolicyTextFault = 'table'

type LineKind = 'blank' | 'list' | 'table' | 'links' | 'paragraph'

const LINKS: Readonly<Record<string, PolicyLinks>> = { '{contact}': 'contact', '{complaint}': 'complaint' }

function kindOf(line: string): LineKind {
  if (line === '') return 'blank'
  if (line.startsWith('- ')) return 'list'
  if (line.startsWith('|')) return 'table'
  return Object.hasOwn(LINKS, line) ? 'links' : 'paragraph'
}

/** Groups consecutive lines of the same kind. */
function runsOf(text: string): { kind: LineKind; lines: string[] }[] {
  const runs: { kind: LineKind; lines: string[] }[] = []
  for (const line of text.split('\n').map((one) => one.trim())) {
    const kind = kindOf(line)
    const last = runs.at(-1)
    if (last?.kind === kind) last.lines.push(line)
    else runs.push({ kind, lines: [line] })
  }
  return runs
}

const cellsOf = (line: string) => {
  const inner = line.endsWith('|') && line.length > 1 ? line.slice(1, -1) : line.slice(1)
  return inner.split('|').map((cell) => cell.trim())
}

const isCaption = (line: string) => line.startsWith('|+')

function nameOf(cell: string): string | string[] {
  const names = [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
  return names.length > 0 ? names : cell
}

/** A table with caption, header and rows; missing cells are empty, extra cells are dropped. */
function tableOf(lines: readonly string[]): PolicyTable {
  const [first = ''] = lines
  const caption = isCaption(first) ? first.slice(2).trim() : ''
  const [columns = [], ...rows] = lines.slice(isCaption(first) ? 1 : 0).map(cellsOf)
  const cells = (row: readonly string[]) => columns.slice(1).map((_, index) => row[index + 1] ?? '')
  return { caption, columns, rows: rows.map((row) => ({ name: nameOf(row[0] ?? ''), cells: cells(row) })) }
}

/**
 * Parses an editor's text into blocks: a line is a paragraph, lines starting with `- ` are a list, lines starting with
 * `|` a table (`|+ caption`, then the header, then the rows; cookie names in backticks), and `{contact}` and
 * `{complaint}` are links that the page generates. Never fails.
 */
export function policyBlocks(text: string): PolicyBlock[] {
  return runsOf(text).flatMap(({ kind, lines }): PolicyBlock[] => {
    if (kind === 'blank') return []
    if (kind === 'list') return [{ kind, items: lines.map((line) => line.slice(2).trim()) }]
    if (kind === 'table') return [{ kind, table: tableOf(lines) }]
    return lines.map((line): PolicyBlock => {
      const links = LINKS[line]
      return kind === 'links' && links ? { kind, of: links } : { kind: 'paragraph', text: line }
    })
  })
}

/** The error in a text: a table without caption, header or row, or with rows of another length than the header. */
export function policyTextFault(text: string): PolicyTextFault | null {
  const tables = runsOf(text).filter(({ kind }) => kind === 'table')
  const isRight = ({ lines }: { lines: readonly string[] }) => {
    const [caption = '', head = '', ...rows] = lines
    const width = cellsOf(head).length
    return isCaption(caption) && width > 1 && rows.length > 0 && rows.every((row) => cellsOf(row).length === width)
  }
  return tables.every(isRight) ? null : 'table'
}

/** Writes blocks in the editors' notation. */
export function writePolicyText(blocks: readonly PolicyBlock[]): string {
  return blocks.map(writeBlock).join('\n\n')
}

function writeBlock(block: PolicyBlock): string {
  if (block.kind === 'paragraph') return block.text
  if (block.kind === 'links') return `{${block.of}}`
  if (block.kind === 'list') return block.items.map((item) => `- ${item}`).join('\n')
  const { caption, columns, rows } = block.table
  const name = (cell: string | readonly string[]) =>
    typeof cell === 'string' ? cell : cell.map((one) => `\`${one}\``).join(' ')
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')}`
  return [`|+ ${caption}`, line(columns), ...rows.map((row) => line([name(row.name), ...row.cells]))].join('\n')
}

/** The spaces inside a reference to a section of the law: `section 24 (5)`, `มาตรา 24 (5)`, `第 24 條第 5 款`. */
const IN_REFERENCES = /(?<=มาตรา|\bsections?|第) (?=\d)|(?<=\d) (?=\(\d+\)|[條条款项])/g

/** Keeps references to the law on one line. */
export const withWholeReferences = (text: string): string => text.replace(IN_REFERENCES, '\u00a0')
