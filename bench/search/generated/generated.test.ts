import { describe, expect, it } from 'vitest'
import { buildIndex } from '@/features/search/domain/index/search-index'
import { withKnownNames } from '@/features/search/domain/lexicon/known-names'
import { LOCALES } from '@/i18n/locales'
import { demonstration } from '../catalogue'
import { shareOf } from '../report-judged'
import { sentencesIn } from './generate'
import { phrasesOf } from './phrases'
import { judged } from './report-generated'

const { projects, gazetteer: names } = await demonstration()
const gazetteer = withKnownNames(names)
const searched = { index: buildIndex(projects, gazetteer), gazetteer }

const SAMPLE = 200

describe('sentences made from the grammar', () => {
  it.each(LOCALES)('%s: are the same for a seed, others for another, and each has its condition', (lang) => {
    const sentences = sentencesIn(lang, 'open', 60)
    expect(sentencesIn(lang, 'open', 60)).toEqual(sentences)
    expect(sentencesIn(lang, 'open', 60, 2)).not.toEqual(sentences)
    for (const { q, all, order } of sentences) {
      expect(q.trim()).not.toBe('')
      expect(q).not.toMatch(/[{}]|undefined|null/)
      expect(all.length > 0 || order !== undefined).toBe(true)
    }
  })

  it.each(LOCALES)('%s: the two halves share no phrase of a fact that has several', (lang) => {
    const held = phrasesOf(lang, 'held')
    const shared = ['join', 'terse', 'words', 'home', 'stop']
    for (const [key, phrases] of phrasesOf(lang, 'open')) {
      if (shared.includes(key) || phrases.length < 2) continue
      expect(phrases.filter((phrase) => held.get(key)?.includes(phrase))).toEqual([])
    }
  })

  it.each([
    ['th', 0.97, 0.02],
    ['en', 0.97, 0.02],
    ['cht', 0.97, 0.02],
    ['chs', 0.97, 0.02],
  ] as const)('%s: find the homes that fulfil them, and no others', (lang, right, wrong) => {
    const verdicts = judged(searched, lang, sentencesIn(lang, 'open', SAMPLE)).map(({ verdict }) => verdict)
    expect(verdicts).toHaveLength(SAMPLE)
    expect(shareOf(verdicts, ({ isRight }) => isRight)).toBeGreaterThanOrEqual(right)
    expect(shareOf(verdicts, ({ hasWrong }) => hasWrong)).toBeLessThanOrEqual(wrong)
  })
})
