import { describe, expect, it } from 'vitest'
import { sharingTexts } from './sharing-texts'

const written = { Project_Title: 'noble one' }

describe('the sharing texts of a project', () => {
  it.each([
    ['nothing is written', {}, ['noble one', 'noble one', 'noble one']],
    ['there is a full title', { Title_full: 'full' }, ['full', 'full', 'full']],
    ['there is a title for search engines', { Title_full: 'full', Meta_title: 'm' }, ['m', 'm', 'm']],
    ['sharers have one of their own', { Meta_title: 'm', Og_title: 'o' }, ['m', 'o', 'o']],
    ['all three differ', { Meta_title: 'm', Og_title: 'o', Twitter_title: 't' }, ['m', 'o', 't']],
  ])('use a title when %s', (_, texts, expected) => {
    const { title, ogTitle, twitterTitle } = sharingTexts({ ...written, ...texts })
    expect([title, ogTitle, twitterTitle]).toEqual(expected)
  })

  it('use the short description until a description for sharing is written', () => {
    const short = { ...written, Short_Description: 's' }
    expect(sharingTexts(short)).toMatchObject({ description: 's', ogDescription: 's', twitterDescription: 's' })
    expect(sharingTexts({ ...short, Og_description: 'o' })).toMatchObject({ description: 's', twitterDescription: 'o' })
    expect(sharingTexts(written).description).toBe('')
  })
})
