import { readdirSync } from 'node:fs'
import { type Column, getTableColumns, getTableName, is, View } from '@payloadcms/db-postgres/drizzle'
import { getViewConfig, PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { CatalogColumn } from './catalog'

/** A table as code declares it: its name in code, who declares it, and its columns by their names in code. */
export interface DeclaredTable {
  owner: string
  key: string
  name: string
  isView: boolean
  columns: Record<string, Column>
}

/** What a file of tables declares. */
export function declaredIn(owner: string, exported: Record<string, unknown>): DeclaredTable[] {
  return Object.entries(exported).flatMap(([key, value]): DeclaredTable[] => {
    if (is(value, PgTable))
      return [{ owner, key, name: getTableName(value), isView: false, columns: getTableColumns(value) }]
    if (is(value, View)) {
      const { name, selectedFields } = getViewConfig(value as Parameters<typeof getViewConfig>[0])
      return [{ owner, key, name, isView: true, columns: selectedFields as Record<string, Column> }]
    }
    return []
  })
}

/** The tables that features and the platform declare. */
export async function declaredTables(): Promise<DeclaredTable[]> {
  const features = readdirSync('src/features').filter((name) =>
    readdirSync(`src/features/${name}`).includes('tables.ts'),
  )
  const files = await Promise.all([
    import('@/platform/database/tables').then((exported) => declaredIn('platform', exported)),
    ...features.map((name) => import(`../../src/features/${name}/tables.ts`).then((all) => declaredIn(name, all))),
  ])
  return files.flat()
}

/** The name of a declaration or column in code, from its name in the database. */
const inCode = (name: string) => name.replaceAll(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase())

const SHORT: Readonly<Record<string, string>> = { serial: 'integer', bigserial: 'bigint' }

/** The type of a column as the catalog writes it. */
function typeOf(column: Column): string {
  const type = column.getSQLType()
  return SHORT[type] ?? type.replace(/^varchar/, 'character varying').replace('timestamp (', 'timestamp(')
}

/** The words that a check lets into a column; null when it is no list of words. */
function wordsOf(checked: string | null): string[] | null {
  const list = /^CHECK \(\(+"?\w+"?\)?(?:::text)? = ANY \(+ARRAY\[([^\]]*)\]/.exec(checked ?? '')?.[1]
  return list === undefined ? null : [...list.matchAll(/'([^']*)'/g)].map(([, word = '']) => word)
}

/** What is said of a column of our own tables alone: its key, and the words of a check. */
function ownFaults(at: string, column: Column, found: CatalogColumn): string[] {
  const faults: string[] = []
  if (column.primary !== found.isKey) faults.push(`${at} is ${found.isKey ? '' : 'not '}the key`)
  const words = wordsOf(found.checked)?.join(' ')
  if (words !== undefined && words !== column.enumValues?.join(' ')) faults.push(`${at} holds only ${words}`)
  return faults
}

function columnFaults(table: DeclaredTable, column: Column, found: CatalogColumn, isOurs: boolean): string[] {
  const at = `${table.name}.${column.name}`
  const faults: string[] = []
  if (typeOf(column) !== found.type) faults.push(`${at} is ${found.type}, declared ${typeOf(column)}`)
  if (table.isView) return faults
  if (column.notNull === found.mayBeNull) faults.push(`${at} ${found.mayBeNull ? 'may be' : 'is never'} null`)
  const hasDefault = column.hasDefault || column.generatedIdentity !== undefined
  if (hasDefault !== found.hasDefault) faults.push(`${at} has ${found.hasDefault ? 'a' : 'no'} default`)
  return isOurs ? [...faults, ...ownFaults(at, column, found)] : faults
}

function tableFaults(table: DeclaredTable, found: CatalogColumn[], isOurs: boolean): string[] {
  if (found.length === 0) return [`${table.name} is not in the database`]
  const faults: string[] = []
  if (isOurs && table.key !== inCode(table.name)) faults.push(`${table.key} is called ${inCode(table.name)}`)
  for (const [key, column] of Object.entries(table.columns)) {
    const there = found.find(({ name }) => name === column.name)
    if (isOurs && key !== inCode(column.name)) faults.push(`${table.name}.${key} is called ${inCode(column.name)}`)
    if (there) faults.push(...columnFaults(table, column, there, isOurs))
    else faults.push(`${table.name}.${column.name} is not in the database`)
  }
  const declared = new Set(Object.values(table.columns).map(({ name }) => name))
  const missing = found.filter(({ name }) => !declared.has(name))
  return [...faults, ...missing.map(({ name }) => `${table.name}.${name} is not declared`)]
}

/** What declarations and database say differently, both ways. `isOurs`: tables of our own, with names and checks. */
export function declarationFaults(declared: DeclaredTable[], catalog: CatalogColumn[], isOurs = true): string[] {
  const names = new Set(declared.map(({ name }) => name))
  const twice = declared.filter(({ name }, at) => declared.findIndex((other) => other.name === name) !== at)
  const missing = new Set(catalog.map(({ tableName }) => tableName).filter((name) => !names.has(name)))
  return [
    ...twice.map(({ name, owner }) => `${name} is declared again by ${owner}`),
    ...[...missing].map((name) => `${name} is declared by nobody`),
    ...declared.flatMap((table) => {
      const found = catalog.filter(({ tableName }) => tableName === table.name)
      return tableFaults(table, found, isOurs)
    }),
  ]
}
