import type { SearchIndex } from '@/features/search/domain/index/search-index'
import { findHomes } from '@/features/search/domain/results/find-homes'
import type { Gazetteer } from '@/features/search/domain/search-types'
import { LOCALES, type Locale } from '@/i18n/locales'
import { report } from '../report'
import { judge, type Sentence, type Shown, type Verdict } from './judge'
import { sentencesOf } from './judged-sentences'

const MOST = 100

export interface Searched {
  index: SearchIndex
  gazetteer: Gazetteer
}

/** What the search shows for a sentence on a page of a language. */
export function shownFor(searched: Searched, lang: Locale, { q }: Sentence): Shown {
  const ask = { text: q, chosen: {}, sort: 'recommended', page: 1, isByPrice: false } as const
  const { answer, request } = findHomes(searched, lang, ask, MOST)
  const hits = answer.hits.map(({ slug, unitType }) => (unitType ? { slug, type: unitType.code } : { slug }))
  return { hits: hits.length > 0 ? hits : answer.soldOut.map((slug) => ({ slug })), sort: request.sort }
}

/** The verdicts over the sentences of one half in a language. */
export const verdictsOn = (searched: Searched, lang: Locale, half: 'open' | 'held'): Verdict[] =>
  sentencesOf(lang, half).map((sentence) => judge(sentence, shownFor(searched, lang, sentence)))

/** The share of verdicts of a kind, from 0 to 1. */
export const shareOf = (verdicts: readonly Verdict[], is: (verdict: Verdict) => boolean): number =>
  verdicts.filter(is).length / verdicts.length

/** A share in words. */
export const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** Prints the share of sentences answered right, and of those with something wrong, by language; no sentence of them. */
export function reportJudged(searched: Searched, half: 'open' | 'held'): void {
  const rows = LOCALES.map((lang) => {
    const verdicts = verdictsOn(searched, lang, half)
    const share = (is: (verdict: Verdict) => boolean) => percent(shareOf(verdicts, is))
    return [lang, verdicts.length, share(({ isRight }) => isRight), share(({ hasWrong }) => hasWrong)]
  })
  report(`Sentences of fresh writers, ${half} half, judged by the homes found`, [
    ['language', 'sentences', 'right', 'something wrong'],
    ...rows,
  ])
}
