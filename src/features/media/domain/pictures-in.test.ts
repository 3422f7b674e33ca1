import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { mayHavePictures, namesWithPictures, picturesIn } from './pictures-in'

const picture = (name: string, more: object = {}) => ({ name, type: 'upload', relationTo: 'media', ...more }) as Field

const FIELDS: Field[] = [
  { type: 'tabs', tabs: [{ label: 'x', fields: [{ type: 'row', fields: [picture('hero'), picture('tall')] }] }] },
  { name: 'hero_text', type: 'text' },
  { name: 'plates', type: 'array', fields: [picture('picture')] },
  { name: 'brands', type: 'group', fields: [picture('shown')] },
  picture('many', { hasMany: true }),
  picture('own', { localized: true }),
  { name: 'film', type: 'upload', relationTo: 'films' },
  { name: 'parts', type: 'blocks', localized: true, blocks: [{ slug: 'picture', fields: [picture('picture')] }] },
]

describe('the pictures of a document', () => {
  it.each([
    ['in a tab', { hero: 1, tall: null }, [1]],
    ['in rows of a list', { plates: [{ picture: 2 }, {}, { picture: 3 }] }, [2, 3]],
    ['in a group', { brands: { shown: 4 } }, [4]],
    ['several in one field, once each', { many: [5, 6, 5] }, [5, 6]],
    ['of each language', { own: { th: 7, en: 8 } }, [7, 8]],
    ['in the blocks of each language', { parts: { th: [{ blockType: 'picture', picture: 9 }], en: null } }, [9]],
    ['are not its films', { film: 10 }, []],
  ])('%s', (_, document, ids) => {
    expect(picturesIn(FIELDS, document)).toEqual(ids)
  })

  it('are read without the rest of the document', () => {
    expect(namesWithPictures(FIELDS)).toEqual(['hero', 'tall', 'plates', 'brands', 'many', 'own', 'parts'])
    expect([mayHavePictures(FIELDS), mayHavePictures([{ name: 'a', type: 'text' }])]).toEqual([true, false])
  })
})
