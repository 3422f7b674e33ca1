import { describe, expect, it } from 'vitest'
import { inOrder, listPath, type WaitingWork } from './waiting-work'

const work = (kind: WaitingWork['kind'], count: number): WaitingWork => ({ kind, count, collection: 'news', href: '' })

describe('what waits for staff', () => {
  it('stands in the order of its urgency, the most first, without what is done', () => {
    const all = [work('drafts', 2), work('new-leads', 1), work('untranslated', 0), work('drafts', 7)]
    expect(inOrder(all).map(({ kind, count }) => [kind, count])).toEqual([
      ['new-leads', 1],
      ['drafts', 7],
      ['drafts', 2],
    ])
  })

  it('leads to the filtered list, in the language that lacks its text', () => {
    expect(listPath('units', [])).toBe('/admin/collections/units')
    const path = listPath('projects', [['tagline', 'exists', 'false']], 'cht')
    expect(decodeURIComponent(path)).toBe(
      '/admin/collections/projects?where[or][0][and][0][tagline][exists]=false&locale=cht',
    )
  })
})
