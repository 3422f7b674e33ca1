import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, test } from 'vitest'
import { REGIONAL_WORDS, type Source } from '@/features/search/domain/lexicon/data/regional-words'
import { AMOUNT_AND_FILTER_WORDS } from '@/features/search/domain/lexicon/vocabulary'
import { wordsOf } from '@/features/search/domain/lexicon/word-list'
import { readQuery } from '@/features/search/domain/query/read-query'
import { foldLoosely } from '@/features/search/domain/text/fold'
import { LOCALES } from '@/i18n/locales'
import { sentencesOf } from './judged-sentences'
import { LABELLED } from './labelled-queries'

const ROOT = join(import.meta.dirname, '../..')

const textsUnder = (folder: string): string =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    // The synonyms of editors are no text.
    .filter((name) => /\.(?:ts|json)$/.test(name) && !name.includes('search-words'))
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8'))
    .join('\n')

const TEXTS: Readonly<Partial<Record<Source, string>>> = {
  pages: foldLoosely(textsUnder('messages') + textsUnder('demo')),
  sentences: foldLoosely(
    [
      ...Object.values(LABELLED).flatMap((queries) => queries.map(({ q }) => q)),
      ...LOCALES.flatMap((lang) => sentencesOf(lang, 'open').map(({ q }) => q)),
    ].join('\n'),
  ),
}

const ROWS = REGIONAL_WORDS.flatMap(({ means, said }) =>
  said.flatMap(([regions, source, words]) =>
    words.map((word) => ({ means: JSON.stringify(means), regions, source, word })),
  ),
)

it('a word said to stand on our pages or in a sentence of a writer stands there', () => {
  const missing = ROWS.filter(({ source, word }) => TEXTS[source] && !TEXTS[source].includes(foldLoosely(word)))
  expect(missing.map(({ source, word }) => `${source}: ${word}`)).toEqual([])
})

it('a word of the table means one thing, and is listed once', () => {
  const other = ROWS.filter((row, at) =>
    ROWS.slice(0, at).some(
      ({ word, means }) => word === row.word || (foldLoosely(word) === foldLoosely(row.word) && means !== row.means),
    ),
  )
  expect(other.map(({ word }) => word)).toEqual([])
})

it('what the table means has no second list of words', () => {
  const meant = new Map<string, number>()
  for (const list of AMOUNT_AND_FILTER_WORDS)
    if (wordsOf(list).length > 0)
      meant.set(JSON.stringify(list.means), (meant.get(JSON.stringify(list.means)) ?? 0) + 1)
  const twice = REGIONAL_WORDS.filter(({ means }) => meant.get(JSON.stringify(means)) !== 1)
  expect(twice.map(({ means }) => means)).toEqual([])
})

const NOWHERE = { places: [], stations: [], lines: [], projects: [], synonyms: [] }
const read = (text: string) => readQuery(text, NOWHERE).understood

test.each([
  ['Hong Kong, a house', '洋房 1000萬以下', { group: 'house', price: { max: 10_000_000 } }],
  ['Hong Kong, feet', '兩房 600呎以上', { beds: 2, area: { min: 55.74 } }],
  ['Hong Kong, any railway', '近港鐵', { line: 'rail' }],
  ['Taiwan, a flat in a tower', '電梯大樓 兩房', { group: 'condominium', beds: 2 }],
  ['Taiwan, a flat', '華廈 近捷運', { group: 'condominium', line: 'rail' }],
  ['Taiwan, a house', '透天厝 1000萬以下', { group: 'house', price: { max: 10_000_000 } }],
  ['Taiwan, ping', '20坪以上', { area: { min: 66.12 } }],
  ['Taiwan, the elevated line', '近空鐵', { line: 'bts' }],
  ['the mainland, rail', '近地铁 公寓', { group: 'condominium', line: 'rail' }],
  ['the mainland, the elevated line', '轻轨旁 公寓', { group: 'condominium', line: 'bts' }],
  ['the mainland, a house', '叠拼别墅', { group: 'house' }],
  ['the mainland, metres', '80平以上', { area: { min: 80 } }],
  ['Britain', 'flat near the tube', { group: 'condominium', line: 'mrt' }],
  ['America', 'row house', { group: 'townhome' }],
  ['Thailand', 'บ้านแฝด', { group: 'house' }],
])('a buyer finds homes in the words of home: %s', (_, text, understood) => expect(read(text)).toEqual(understood))
