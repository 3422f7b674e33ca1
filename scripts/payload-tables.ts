import { readFileSync, writeFileSync } from 'node:fs'
import type { Payload } from 'payload'

const PATH = 'src/payload-tables.ts'

const HEADING =
  '/** The tables of the collections. Generated: run `scripts/generate.ts` after a change of a collection. */\n\n'

/** A column as the adapter keeps it, before it becomes code. */
interface RawColumn {
  type: string
  reference?: unknown
}

interface RawTable {
  columns: Record<string, RawColumn>
}

interface Adapter {
  rawTables: Record<string, RawTable>
  generateSchema: (options: { outputFile: string; log: boolean; prettify: boolean }) => Promise<void>
}

/** Rows carry times as dates; what refers to what and the indexes are the migrations' business. */
const toColumn = (column: RawColumn) => ({
  ...column,
  reference: undefined,
  ...(column.type === 'timestamp' ? { mode: 'date' } : {}),
})

const toTable = (table: RawTable) => ({
  ...table,
  indexes: {},
  foreignKeys: {},
  columns: Object.fromEntries(Object.entries(table.columns).map(([key, column]) => [key, toColumn(column)])),
})

/**
 * Writes the tables of the collections as Drizzle declares them, by Payload's own generator: columns alone, for
 * statements of ours that touch them.
 */
export async function writePayloadTables(payload: Payload): Promise<void> {
  const adapter = payload.db as unknown as Adapter
  const rawTables = Object.fromEntries(Object.entries(adapter.rawTables).map(([name, table]) => [name, toTable(table)]))
  const bare = { ...adapter, payload, rawTables, rawRelations: {} }
  await adapter.generateSchema.call(bare, { outputFile: PATH, log: false, prettify: false })
  writeFileSync(PATH, declarations(readFileSync(PATH, 'utf8')))
}

/** The declarations of tables alone: nobody asks for the type of the whole, and the imports are those that are used. */
function declarations(text: string): string {
  const [tables = ''] = text.slice(text.indexOf('import ')).split('\ntype DatabaseSchema')
  return (
    `${HEADING}${tables}`
      .split('\n')
      .filter((line) => !/^import (type \{\}|\{ sql, relations \}|\{ relations, sql \})/.test(line))
      .map((line) => (line.startsWith('import ') ? usedNames(line, tables) : line))
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      // The generator names the enumeration of languages otherwise than the adapter creates it.
      .replace("pgEnum('enum__locales'", "pgEnum('_locales'")
      .trimEnd()
      .concat('\n')
  )
}

function usedNames(line: string, text: string): string {
  const [, names = '', from = ''] = /^import \{ (.*) \} from (.*)$/.exec(line) ?? []
  const used = names.split(', ').filter((name) => text.includes(`${name}(`))
  return `import { ${used.sort().join(', ')} } from ${from}`
}
