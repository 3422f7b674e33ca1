import { expect, it } from 'vitest'
import { cacheMarkup, MOST_MARKUP, markupOf } from './kept-markup'

it('a number of characters is kept, and what pages still show is not among those that go', () => {
  const tenth = '.'.repeat(MOST_MARKUP / 10)
  cacheMarkup('menu', '<nav/>')
  cacheMarkup('old', tenth)
  for (let version = 0; version < 10; version += 1) {
    cacheMarkup(`version-${version}`, tenth)
    expect(markupOf('menu')).toBe('<nav/>')
  }
  expect(markupOf('old')).toBeUndefined()
  expect(markupOf('version-9')).toBe(tenth)
})

it('the same key counts once', () => {
  for (let times = 0; times < 20; times += 1) cacheMarkup('again', '.'.repeat(MOST_MARKUP / 10))
  expect(markupOf('menu')).toBe('<nav/>')
})
