import { describe, expect, test } from 'vitest'
import { readCsv, writeCsv } from '@/formats/csv'
import { planImport, type StoredRedirect, writeRedirects } from './redirect-import'

const stored = (id: number, from: string, to: string | null, note = ''): StoredRedirect => ({
  id,
  from,
  locale: 'all',
  kind: to === null ? 'removed' : 'redirect',
  to,
  isActive: true,
  note,
})
const plan = (csv: string, existing: StoredRedirect[] = []) => {
  const file = readCsv(csv)
  const planned = planImport(file.ok ? file.value : [], existing, new Set(['investor.example']))
  return planned.ok ? planned.value.map(({ row, fate, fault }) => [row, fate, fault?.kind ?? null]) : planned.refusal
}

describe('previewing an import', () => {
  test.each([
    ['', 'no-rows'],
    ['from,to\n', 'no-rows'],
    ['old,new\na,/home', 'no-columns'],
    [`from,to\n${'a,/home\n'.repeat(2001)}`, 'too-many'],
  ])('%#: the whole file is refused', (csv, refusal) => expect(plan(csv)).toBe(refusal))

  test('reports each row as new, changed, unchanged, or refused with the reason', () => {
    const existing = [stored(1, 'old', '/home'), stored(2, 'older', '/promotion'), stored(3, 'gone', null)]
    const csv = `To,FROM,kind,locale,isActive,note
/home,OLD/,,,,
/home,older,,,yes,
,gone,removed,all,,
/contact,new,,en,,why
,,,,,
//evil.com,bad,,,,
/home,newsletter,,,,
/home,x,,de,,
/home,y,moved,,,
/home,z,,,perhaps,
/home,new,,en,,
https://evil.example,q,,,,
`
    expect(plan(csv, existing)).toEqual([
      [2, 'same', null],
      [3, 'changed', null],
      [4, 'same', null],
      [5, 'new', null],
      [6, 'refused', 'from-empty'],
      [7, 'refused', 'to-characters'],
      [8, 'refused', 'from-page'],
      [9, 'refused', 'row-locale'],
      [10, 'refused', 'row-kind'],
      [11, 'refused', 'row-active'],
      [12, 'refused', 'row-twice'],
      [13, 'refused', 'to-host'],
    ])
  })

  test('checks rows against the state after the import, so both ends of a chain may change at once', () => {
    const existing = [stored(1, 'a', '/condominium/b')]
    expect(plan('from,to\ncondominium/b,/home', existing)).toEqual([[2, 'refused', 'from-led-to']])
    expect(plan('from,to\ncondominium/b,/home\na,/home', existing)).toEqual([
      [2, 'new', null],
      [3, 'changed', null],
    ])
    expect(plan('from,to\ncondominium/a,/condominium/b\ncondominium/b,/condominium/a')).toEqual([
      [2, 'refused', 'to-loop'],
      [3, 'refused', 'to-loop'],
    ])
  })

  test('importing an export changes nothing, formulas included', () => {
    const existing = [stored(1, 'บ้าน/เก่า', '/home', '=1+1, "x"\n@y'), stored(2, 'gone', null, "'=z")]
    const csv = `\ufeff${writeCsv(writeRedirects(existing))}`
    expect(csv).toContain(`,"'=1+1, ""x""`)
    expect(csv).toContain(",''=z")
    expect(plan(csv, existing)).toEqual([
      [2, 'same', null],
      [3, 'same', null],
    ])
  })

  test('two thousand rows are checked in a few seconds', () => {
    const existing = Array.from({ length: 2_000 }, (_, index) =>
      stored(index, `old-${index}`, `/condominium/new-${index}`),
    )
    const rows = Array.from({ length: 2_000 }, (_, index) => `fresh-${index},/condominium/other-${index}`)
    const start = performance.now()
    expect(new Set((plan(`from,to\n${rows.join('\n')}`, existing) as unknown[][]).map(([, fate]) => fate))).toEqual(
      new Set(['new']),
    )
    expect(performance.now() - start).toBeLessThan(20_000)
  })
})
