import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/i18n/locales'
import { CALLS } from './calls'
import { pageOf } from './page-of'
import { listParameters, newsParameters, previewParameters, readParameters, searchEntryParameters } from './parameters'

const read = <Schema extends Parameters<typeof readParameters>[0]>(schema: Schema, search: string, slug?: string) =>
  readParameters(schema, new URLSearchParams(search), slug === undefined ? {} : { slug })

describe('the parameters of a list', () => {
  it.each([
    ['nothing is said', '', { 'pagination[page]': 1, 'pagination[pageSize]': 200, lang: 'th' }],
    [
      'all is said',
      'pagination[pageSize]=20&pagination[page]=3&populate=deep&lang=cht',
      { lang: 'cht', populate: 'deep' },
    ],
    ['more than a page is asked for', 'pagination[pageSize]=500', { 'pagination[pageSize]': 200 }],
    ['brackets are encoded', 'pagination%5BpageSize%5D=7', { 'pagination[pageSize]': 7 }],
    ['something unknown is said', 'fields=secret&depth=9', { lang: 'th' }],
    ['a language is given twice', 'lang=en&lang=fr', { lang: 'en' }],
  ])('are parsed when %s', (_, search, expected) => {
    expect(read(listParameters, search)).toMatchObject({ ok: true, value: expected })
  })

  it.each([
    ['lang=fr', 'lang'],
    ['lang=', 'lang'],
    ['lang=TH', 'lang'],
    ['populate=Logo', 'populate'],
    ['pagination[pageSize]=0', 'pagination[pageSize]'],
    ['pagination[pageSize]=1e2', 'pagination[pageSize]'],
    ['pagination[pageSize]=-1', 'pagination[pageSize]'],
    ['pagination[page]=1.5', 'pagination[page]'],
    ['pagination[page]=9999999', 'pagination[page]'],
  ])('are refused when they are %s', (search, field) => {
    const answer = read(listParameters, search)
    expect(answer).toMatchObject({ ok: false, refusal: { field, message: expect.stringMatching(/^must be /) } })
  })
})

describe('other parameters', () => {
  it.each([
    ['no slug', searchEntryParameters, '', 'slug'],
    ['an empty slug', searchEntryParameters, 'slug=', 'slug'],
    ['a slug of 101 characters', searchEntryParameters, `slug=${'a'.repeat(101)}`, 'slug'],
    ['an unknown kind of page', searchEntryParameters, 'slug=a&slug_path=blog', 'slug_path'],
    ['an unknown state', previewParameters, 'slug=a&publicationState=draft', 'publicationState'],
    ['a number of news that is a word', newsParameters, 'id=first', 'id'],
  ])('are refused with %s', (_, schema, search, field) => {
    expect(read(schema, search)).toMatchObject({ ok: false, refusal: { field } })
  })

  it('come from the path where they are part of it, whatever the query contains', () => {
    expect(read(previewParameters, 'slug=other', 'noble-one')).toMatchObject({ value: { slug: 'noble-one' } })
  })
})

it('any request parses to a value or to an error that names a parameter of the call', () => {
  const queries = fc.array(
    fc.tuple(fc.constantFrom('lang', 'slug', 'id', 'populate', 'pagination[page]', 'x'), fc.string()),
  )
  const { search: _search, suggest: _suggest, options: _options, ...refusing } = CALLS
  const schemas = Object.values(refusing).map(({ parameters }) => parameters)
  fc.assert(
    fc.property(fc.constantFrom(...schemas), queries, (schema, query) => {
      const answer = readParameters(schema, new URLSearchParams(query), {})
      if (!answer.ok) return Object.hasOwn(schema.shape, answer.refusal.field)
      return !('lang' in answer.value) || LOCALES.includes(answer.value.lang)
    }),
  )
})

it('a search accepts any parameters', () => {
  const names = [...Object.keys(CALLS.search.parameters.shape), 'x']
  const queries = fc.array(fc.tuple(fc.constantFrom(...names), fc.string()))
  fc.assert(
    fc.property(fc.constantFrom(CALLS.search, CALLS.suggest, CALLS.options), queries, ({ parameters }, query) => {
      expect(readParameters(parameters, new URLSearchParams(query), {}).ok).toBe(true)
    }),
  )
})

describe('a page of a list', () => {
  const items = ['a', 'b', 'c', 'd', 'e']

  it.each([
    ['the first', 1, 2, ['a', 'b']],
    ['the last', 3, 2, ['e']],
    ['one past the last', 4, 2, []],
    ['all', 1, 200, items],
  ])('is %s', (_, page, pageSize, expected) => {
    expect(pageOf(items, page, pageSize).items).toEqual(expected)
  })

  it('of an empty list is empty, with a total of 0 pages', () => {
    expect(pageOf([], 1, 200).pagination).toEqual({ page: 1, pageSize: 200, pageCount: 0, total: 0 })
  })

  it('joined with the others contains every item once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 9 }), (all, pageSize) => {
        const { pageCount } = pageOf(all, 1, pageSize).pagination
        const read = Array.from({ length: pageCount }, (_, index) => pageOf(all, index + 1, pageSize).items).flat()
        expect(read).toEqual(all)
      }),
    )
  })
})
