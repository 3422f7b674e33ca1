import type { ReactNode } from 'react'
import { Icon } from '@/design/show/icon'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { FoundResults } from './found-results'

interface NotesProps {
  locale: Locale
  found: FoundResults
  isPriceMissing: boolean
}

/** Longer lists of unused words are cut: a sentence has many. */
const MOST_NAMED = 8

function wordsText(unused: readonly string[]): string {
  const named = unused.slice(0, MOST_NAMED).join(' ')
  return unused.length > MOST_NAMED ? `${named} …` : named
}

/** Notes about ignored parameters, unused words and a missing price. */
export function Notes({ locale, found: { ignored, unusedWords, isGuessed }, isPriceMissing }: NotesProps) {
  const t = words(locale, 'search')
  return (
    <>
      {isPriceMissing ? (
        <p className="flex items-start gap-2 font-medium text-danger">
          <Icon name="alert" className="mt-1 size-4" />
          {t('results.priceMissing')}
        </p>
      ) : null}
      {unusedWords.length > 0 ? (
        <Note>{t(isGuessed ? 'results.guessed' : 'results.unusedWords', { words: wordsText(unusedWords) })}</Note>
      ) : null}
      {ignored.length > 0 ? <Note>{t('results.ignored')}</Note> : null}
    </>
  )
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 text-small wrap-anywhere text-stone-600">
      <Icon name="info" className="mt-1 size-4 shrink-0" />
      {children}
    </p>
  )
}
