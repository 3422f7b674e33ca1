import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Features whose statements are all built from the declared tables, or read by a shape (decision 0143). */
const CONVERTED = ['finance', 'payments', 'prices', 'promotions', 'uploads']

/** What takes a column for what it may not be. */
const CASTS: readonly [what: string, pattern: RegExp][] = [
  [
    'a row without a shape',
    /\bRow\b[^\n]*from '@\/platform\/database\/rows'|\bRecord<string, unknown>\[?\]?\)?: \w*Row/,
  ],
  ['a statement outside of platform/database/rows', /\bdatabaseOf\(|\.execute\(/],
  ['a column converted by hand', /\b(?:String|Number|Date)\((?:row|found|line|one|each)s?(?:\[0\])?\??\.[a-z]/],
  ['a column that is cast', /\b(?:row|found|line|one|each)\??\.\w+ as (?!const)/],
]

const castsIn = (text: string) => CASTS.filter(([, pattern]) => pattern.test(text)).map(([what]) => what)

describe('a renamed column is found by the compiler', () => {
  it.each(CONVERTED)('%s takes no column for what the table does not say', (feature) => {
    const files = readdirSync(`src/features/${feature}`, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => `src/features/${feature}/${path}`)
    const faults = files.flatMap((file) => castsIn(readFileSync(file, 'utf8')).map((what) => `${file}: ${what}`))
    expect(faults).toEqual([])
  })

  it.each([
    ["import { type Row, rowsOf } from '@/platform/database/rows'"],
    ['const { rows } = await database.execute(sql`select 1`)'],
    ['const id = Number(row.id)'],
    ['const at = new Date(rows[0]?.at)'],
    ['const state = row.state as PlanState'],
  ])('finds %s', (text) => {
    expect(castsIn(text)).not.toEqual([])
  })
})
