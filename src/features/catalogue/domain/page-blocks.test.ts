import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PageBlock, pageOrder, SECTION_IDS, type SectionId } from './page-blocks'

const ALL = Object.fromEntries(SECTION_IDS.map((id) => [id, true])) as Record<SectionId, boolean>
const section = (id: SectionId): PageBlock => ({ kind: 'section', id })
const quote = (id: string): PageBlock => ({ kind: 'quote', id, text: 'A', by: '' })
const namesOf = (blocks: readonly PageBlock[]) => blocks.map((block) => block.id)

describe('the order of a project page', () => {
  it('is the usual one where no editor has ordered it', () => {
    expect(namesOf(pageOrder([], ALL))).toEqual(SECTION_IDS)
  })

  it('begins with what an editor placed, and the other sections follow', () => {
    const blocks = [section('location'), quote('q'), section('concept')]
    expect(namesOf(pageOrder(blocks, ALL)).slice(0, 5)).toEqual(['location', 'q', 'concept', 'highlights', 'gallery'])
  })

  it('loses no section that shows, repeats none, and keeps every word of the editor', () => {
    const shown = fc.record(Object.fromEntries(SECTION_IDS.map((id) => [id, fc.boolean()]))) as fc.Arbitrary<
      Record<SectionId, boolean>
    >
    const block = fc.oneof(fc.constantFrom(...SECTION_IDS).map(section), fc.uuid().map(quote))
    fc.assert(
      fc.property(fc.array(block), shown, (blocks, visible) => {
        const order = pageOrder(blocks, visible)
        const sections = order.filter(({ kind }) => kind === 'section').map(({ id }) => id)
        expect([...sections].sort()).toEqual(SECTION_IDS.filter((id) => visible[id]).sort())
        expect(order.filter(({ kind }) => kind !== 'section')).toEqual(blocks.filter(({ kind }) => kind !== 'section'))
      }),
    )
  })
})
