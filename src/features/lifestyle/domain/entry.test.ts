import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventsInOrder, isOver, membersParts, shownParts, type WrittenPart } from './entry'

const written = fc.array(
  fc.record({
    part: fc.record({ kind: fc.constant('paragraph' as const), text: fc.uuid() }),
    isForMembers: fc.boolean(),
  }),
)
const textsOf = (list: readonly WrittenPart[]) => list.map(({ part }) => ('text' in part ? part.text : ''))

describe('the parts of a page', () => {
  it('keep every word for members out of what stands open, and lose none', () => {
    fc.assert(
      fc.property(written, (list) => {
        const open = JSON.stringify(shownParts(list))
        const kept = JSON.stringify(membersParts(list))
        for (const text of textsOf(list.filter(({ isForMembers }) => isForMembers))) {
          expect(open).not.toContain(text)
          expect(kept).toContain(text)
        }
        for (const text of textsOf(list.filter(({ isForMembers }) => !isForMembers))) {
          expect(open).toContain(text)
          expect(kept).not.toContain(text)
        }
      }),
    )
  })

  it('have one lock for each list of parts for members, in the same order', () => {
    fc.assert(
      fc.property(written, (list) => {
        const locks = shownParts(list).flatMap((part) => (part.kind === 'locked' ? [part.group] : []))
        expect(locks).toEqual(membersParts(list).map((_, index) => index))
      }),
    )
  })
})

describe('an event', () => {
  it.each([
    ['2026-11-24', '2026-11-24T16:59:00Z', false],
    ['2026-11-24', '2026-11-24T17:00:00Z', true],
    [null, '2026-11-24T17:00:00Z', false],
  ] as const)('of %s is over at %s: %s', (day, now, over) => {
    expect(isOver({ day }, new Date(now))).toBe(over)
  })

  it('stands before those that are over, the next first, and those the last first', () => {
    const days = ['2026-12-05', '2026-10-01', '2026-11-28', '2026-11-01'].map(
      (day) => ({ day }) as { day: '2026-12-05' },
    )
    const { coming, over } = eventsInOrder(days, new Date('2026-11-24T05:00:00Z'))
    expect(coming.map(({ day }) => day)).toEqual(['2026-11-28', '2026-12-05'])
    expect(over.map(({ day }) => day)).toEqual(['2026-11-01', '2026-10-01'])
  })
})
