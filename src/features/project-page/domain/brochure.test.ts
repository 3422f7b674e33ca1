import { describe, expect, it } from 'vitest'
import { aUnitType } from '@/features/catalogue/samples'
import { brochureSheets } from './brochure'

const type = (code: string, width: number) => aUnitType({ code, width, depth: width })
const concept = { title: 'a', paragraphs: ['b'] }
const kinds = (...of: Parameters<typeof brochureSheets>) => brochureSheets(...of).map(({ kind }) => kind)

describe('the sheets of a brochure', () => {
  it('tell the concept, the figures, every drawn unit type, the prices, the location and the terms', () => {
    const unitTypes = [type('A1', 6), type('A2', 0), type('B1', 8)]
    expect(kinds({ concept, unitTypes }, { isForSale: true })).toEqual([
      'cover',
      'concept',
      'figures',
      'type',
      'type',
      'prices',
      'location',
      'terms',
    ])
  })

  it('have no prices where nothing can be bought any more', () => {
    expect(kinds({ concept, unitTypes: [type('A1', 6)] }, { isForSale: false })).not.toContain('prices')
  })

  it('leave out what the project says nothing of', () => {
    expect(kinds({ concept: { title: '', paragraphs: [] }, unitTypes: [] }, { isForSale: true })).toEqual([
      'cover',
      'figures',
      'location',
      'terms',
    ])
  })
})
