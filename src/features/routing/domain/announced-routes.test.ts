import { describe, expect, test } from 'vitest'
import { isParameter, type Route, wordsOf } from '@/kernel/route'
import { ANNOUNCED_ROUTES } from './announced-routes'
import { announcedAt } from './announcement'
import { resolveAddress } from './resolve'
import { addressOf, localesOf } from './route-samples'
import { ROUTES } from './routes'

const resolve = (path: string, search = '') => resolveAddress({ path, search })
const ROWS: readonly (Route & { section?: string; text: string })[] = ANNOUNCED_ROUTES

describe('an announced page', () => {
  test.each(ROWS.map((row) => [row.name, row] as const))('%s answers in its languages, with its own text', (_, row) => {
    const words = addressOf(row)
    expect(announcedAt(words)).toMatchObject({
      name: row.name,
      text: row.text,
      audience: row.audience ?? 'everybody',
    })
    for (const locale of localesOf(words)) {
      expect(resolve(`/${locale}/${words}`, '?active=land')).toMatchObject({
        kind: 'page',
        locale,
        route: row.name,
        upstreamSearch: '',
        isShared: row.audience !== 'holder',
      })
    }
  })

  test('answers nowhere else, and at no other spelling', () => {
    for (const words of [
      '',
      'home',
      'about/nothing',
      'Promotion',
      'nobleid',
      'promotion/preview',
      'promotion/x/preview',
    ])
      expect(announcedAt(words), words).toBeNull()
  })

  describe('with a parameter has the page of its section as canonical (no soft 404)', () => {
    const fixed = ROUTES.map(({ pattern }) => pattern).filter((pattern) => !wordsOf(pattern).some(isParameter))

    test.each(ROWS.filter(({ section }) => section).map((row) => [row.name, row] as const))('%s', (_, row) => {
      expect(fixed).toContain(row.section)
      expect(announcedAt(addressOf(row))?.canonical).toBe(row.section)
    })

    test('always has a section', () => {
      const without = ROWS.filter(({ pattern, section }) => !section && wordsOf(pattern).some(isParameter))
      expect(without.map(({ name }) => name)).toEqual([])
    })
  })

  test('is in no search index', () => {
    for (const { name, isIndexed } of ROWS) expect(isIndexed, name).toBe(false)
  })
})
