import { describe, expect, it } from 'vitest'
import { menuEntry } from './menu'
import { shownOffer } from './shown-offer'

const leadingTo = (Slug: string) => menuEntry('th', { Title: 'โปรโมชัน', Slug })

describe('the offer in the header', () => {
  it('is not shown while the list of promotions is empty', () =>
    expect(shownOffer(leadingTo('promotion'), 0)).toBeUndefined())

  it('is shown when a promotion is published', () => {
    const offer = leadingTo('promotion')
    expect(shownOffer(offer, 1)).toBe(offer)
  })

  it('is shown when an editor links it to another page', () => {
    const offer = leadingTo('project/condominium/condo-ready-to-move')
    expect(shownOffer(offer, 0)).toBe(offer)
  })

  it('is absent without a menu entry', () => expect(shownOffer(undefined, 3)).toBeUndefined())
})
