import { LOCALES, type Locale } from '@/i18n/locales'
import { report } from '../../report'
import { judge, type Verdict } from '../judge'
import { percent, type Searched, shareOf, shownFor } from '../report-judged'
import { type Generated, sentencesIn } from './generate'
import type { Half } from './phrases'

/** A sentence with what became of it. */
export interface Judged {
  sentence: Generated
  verdict: Verdict
}

/** Judges what each sentence finds in its language. */
export const judged = (searched: Searched, lang: Locale, sentences: readonly Generated[]): Judged[] =>
  sentences.map((sentence) => ({ sentence, verdict: judge(sentence, shownFor(searched, lang, sentence)) }))

const SENTENCES = 4_000
const WORST = 12
const EXAMPLES = 3

function worstKinds(results: readonly Judged[]): [string, Judged[]][] {
  const kinds = new Map<string, Judged[]>()
  for (const one of results) kinds.set(one.sentence.kind, [...(kinds.get(one.sentence.kind) ?? []), one])
  const shareWrong = (all: readonly Judged[]) => all.filter(({ verdict }) => !verdict.isRight).length / all.length
  return [...kinds].toSorted(([, a], [, b]) => shareWrong(b) - shareWrong(a)).slice(0, WORST)
}

const inShort = ({ sentence, verdict }: Judged) =>
  `${sentence.q} → ${verdict.hasWrong ? `wrong: ${verdict.wrong.slice(0, 2).join(', ')}` : `missed: ${verdict.missed.slice(0, 2).join(', ') || 'the order'}`}`

/**
 * Makes sentences of one half of the phrases, judges what they find, and prints the share that is right by language. Of
 * the open half the worst kinds are shown with examples, of the other none.
 */
export function reportGenerated(searched: Searched, half: Half, count = SENTENCES): void {
  const byLang = LOCALES.map((lang) => [lang, judged(searched, lang, sentencesIn(lang, half, count))] as const)
  report(`Sentences made from ${half} phrases, judged by the homes found`, [
    ['language', 'sentences', 'right', 'something wrong'],
    ...byLang.map(([lang, results]) => {
      const verdicts = results.map(({ verdict }) => verdict)
      const share = (is: (verdict: Verdict) => boolean) => percent(shareOf(verdicts, is))
      return [lang, results.length, share(({ isRight }) => isRight), share(({ hasWrong }) => hasWrong)]
    }),
  ])
  if (half === 'held') return
  for (const [lang, results] of byLang)
    for (const [kind, all] of worstKinds(results)) {
      const failed = all.filter(({ verdict }) => !verdict.isRight)
      if (failed.length === 0) continue
      const share = percent(1 - failed.length / all.length)
      report(
        `${lang}: ${kind}, ${share} of ${all.length} right`,
        failed.slice(0, EXAMPLES).map((one) => [inShort(one)]),
      )
    }
}
