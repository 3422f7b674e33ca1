import { statSync } from 'node:fs'
import { expect, it } from 'vitest'

it('a newcomer reads the glossary in one sitting: it holds words of the business and no private vocabulary', () => {
  expect(statSync('docs/glossary.md').size).toBeLessThan(12_288)
})
