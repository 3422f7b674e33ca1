import { expect, it } from 'vitest'
import { nameBrochure } from './name-brochure'

it('a brochure is named by its content', () => {
  const [one, two] = ['%PDF-1.7 a', '%PDF-1.7 b'].map((text) => nameBrochure({ data: Buffer.from(text) }))
  expect(one).toMatch(/^brochure-[0-9a-f]{16}\.pdf$/)
  expect(one).not.toBe(two)
})

it.each(['', '%PDF', '<html>', ' %PDF-1.7'])('%j is refused as no PDF', (text) => {
  expect(() => nameBrochure({ data: Buffer.from(text) })).toThrow('not a PDF')
})
