import { describe, expect, it } from 'vitest'
import { inOrder, isReportableMonth, type MonthOfConstruction, newestFirst } from './construction'

const month = (name: string): MonthOfConstruction => ({
  month: name,
  overall: 10,
  trades: { foundation: 100, structure: 0, architecture: 0, systems: 0, landscape: 0 },
  note: '',
  pictures: [],
})

describe('a month of construction', () => {
  const now = new Date('2026-11-30T18:00:00Z')

  it.each([
    ['2026-12', true, 'has begun in Bangkok while it is still November elsewhere'],
    ['2026-11', true, 'is the one before'],
    ['2027-01', false, 'has not begun'],
    ['2026-13', false, 'is no month'],
    ['11/2026', false, 'is written another way'],
    [undefined, false, 'is missing'],
  ])('%s: %s, as it %s', (text, isFine, _reason) => {
    expect(isReportableMonth(text, now)).toBe(isFine)
  })

  it('is shown once, the newest first', () => {
    expect(newestFirst([month('2026-08'), month('2026-10'), month('2026-09')]).map((one) => one.month)).toEqual([
      '2026-10',
      '2026-09',
      '2026-08',
    ])
  })
})

describe('documents', () => {
  it('stand in the order in which a project gets them', () => {
    const of = (kind: 'eia' | 'land_title' | 'juristic_person') => ({
      kind,
      state: 'granted' as const,
      number: '1',
      date: null,
    })
    expect(inOrder([of('juristic_person'), of('eia'), of('land_title')]).map(({ kind }) => kind)).toEqual([
      'land_title',
      'eia',
      'juristic_person',
    ])
  })
})
