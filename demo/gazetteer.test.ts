import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { PARKS } from '@/kernel/city/parks'
import { GAZETTEER, type GazetteerName, REJECTED_FORMS } from './gazetteer'
import { HOME } from './home'
import { JOINT_AREAS } from './landings'
import { PLACES } from './places'
import { STATIONS } from './stations'
import { NEWS_ABOUT_THE_COMPANY } from './stories/news-company'
import { NEWS_ABOUT_HOMES } from './stories/news-homes'
import type { ProjectCopy } from './types'

type Chinese = 'cht' | 'chs'

const LANGUAGES: readonly Chinese[] = ['cht', 'chs']
const copies: ProjectCopy[] = []

beforeAll(async () => {
  for (const file of readdirSync('demo/copy')) {
    const { copy } = (await import(/* @vite-ignore */ `./copy/${file}`)) as { copy: ProjectCopy }
    copies.push(copy)
  }
})

/** The running text of a project's page, in the order of the page. */
const pageText = (copy: ProjectCopy, language: Chinese): string =>
  [
    ...copy.concept[language],
    ...copy.highlights.map(({ text }) => text[language]),
    copy.location[language],
    ...copy.faq.map(({ answer }) => answer[language]),
  ].join('\n')

/** Texts that are read by themselves. */
const aloneTexts = (copy: ProjectCopy, language: Chinese) => [
  copy.shortDescription[language],
  copy.metaDescription[language],
]

/** What stands before brackets that hold Latin letters only. */
const WITH_LATIN = /([\u3400-\u9fff—0-9]+)（([A-Z][A-Za-z0-9 –-]+)）/gu

/** Buildings and businesses, which keep their own Latin names. */
const OWN_NAMES =
  /noble [a-z]+|nue [a-z]+|Central Westgate|Future Park Rangsit|Mega Bangna|The Mall|Seacon Square|Paradise Park/gu

const withoutBrackets = (text: string) => text.replace(/（[^）]*）/gu, '').replace(OWN_NAMES, '')

/** A name, or a name with what it is: station, road, expressway, airport. */
const KIND = /(总站|總站|站|高速公路|高速|環路|环路|機場|机场|收費公路|新路|路|區|区)?$/u

const endsInNameOf = (before: string, latin: string, language: Chinese) =>
  GAZETTEER.some((name) => {
    const bare = before.replace(KIND, '')
    return name.latin === latin && (before.endsWith(name[language]) || bare.endsWith(name[language]))
  })

const inSomeText = (language: Chinese) =>
  copies.flatMap((copy) => [pageText(copy, language), ...aloneTexts(copy, language)].map((text) => ({ copy, text })))

describe.each(LANGUAGES)('names in the copy of projects, %s', (language) => {
  test('every Chinese name before a Latin one is the one in the gazetteer', () => {
    const wrong = inSomeText(language).flatMap(({ copy, text }) =>
      [...text.matchAll(WITH_LATIN)]
        .filter(([, before = '', latin = '']) => !endsInNameOf(before, latin, language))
        .map(([whole]) => `${copy.slug}: ${whole}`),
    )
    expect(wrong).toEqual([])
  })

  test('no name of the gazetteer stands in Latin letters alone', () => {
    const latin = [...new Set(GAZETTEER.map((name) => name.latin))]
    const wrong = inSomeText(language).flatMap(({ copy, text }) => {
      const rest = withoutBrackets(text)
      return latin
        .filter((name) => new RegExp(`(?<![A-Za-z])${name}(?![A-Za-z])`, 'u').test(rest))
        .map((name) => `${copy.slug}: ${name}`)
    })
    expect(wrong).toEqual([])
  })

  test('what follows BTS, MRT or SRT as a station is a station', () => {
    const stations = new Set(STATIONS.map(({ name }) => name[language]))
    const wrong = inSomeText(language).flatMap(({ copy, text }) =>
      [...text.matchAll(/(?:BTS|MRT|SRT) ([\u3400-\u9fff0-9]+?)站/gu)]
        .filter(([, name = '']) => !/[線线]/u.test(name) && !stations.has(name))
        .map(([whole]) => `${copy.slug}: ${whole}`),
    )
    expect(wrong).toEqual([])
  })

  test('a station has its Latin name where a page first mentions it', () => {
    const firstMentions = (copy: ProjectCopy, { latin, ...name }: GazetteerName) => {
      const text = pageText(copy, language)
      const at = text.indexOf(`${name[language]}站`)
      return at >= 0 && !text.slice(0, at + name[language].length + latin.length + 3).includes(`（${latin}）`)
    }
    const names = STATIONS.map(({ name }) => ({ latin: name.en, cht: name.cht, chs: name.chs }))
    const wrong = copies.flatMap((copy) =>
      names.filter((name) => firstMentions(copy, name)).map(({ latin }) => `${copy.slug}: ${latin}`),
    )
    expect(wrong).toEqual([])
  })

  test('no text uses a rejected form', () => {
    const texts = JSON.stringify(
      [copies, HOME, JOINT_AREAS, PLACES, NEWS_ABOUT_HOMES, NEWS_ABOUT_THE_COMPANY],
      (key, value) => (['th', 'en', language === 'cht' ? 'chs' : 'cht'].includes(key) ? undefined : value),
    )
    expect(REJECTED_FORMS[language].filter((form) => texts.includes(form))).toEqual([])
  })
})

test('a Latin name has one Chinese form', () => {
  for (const language of LANGUAGES) {
    const forms = new Map<string, Set<string>>()
    for (const name of GAZETTEER) forms.set(name.latin, (forms.get(name.latin) ?? new Set()).add(name[language]))
    expect([...forms].filter(([, all]) => all.size > 1)).toEqual([])
  }
})

test('the map names parks in Chinese as the gazetteer does', () => {
  const told = PARKS.flatMap(({ name }) => {
    const known = GAZETTEER.find(({ latin }) => latin === name.en)
    return known && (known.cht !== name.cht || known.chs !== name.chs) ? [name.en] : []
  })
  expect(told).toEqual([])
})
