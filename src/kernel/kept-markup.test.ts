import { expect, it } from 'vitest'
import { keepMarkup, markupOf } from './kept-markup'

it('a hundred versions are kept, and what pages still show is not among those that go', () => {
  keepMarkup('menu', '<nav/>')
  keepMarkup('old', '<p/>')
  for (let version = 0; version < 99; version += 1) {
    keepMarkup(`version-${version}`, '<p/>')
    expect(markupOf('menu')).toBe('<nav/>')
  }
  expect(markupOf('old')).toBeUndefined()
})
