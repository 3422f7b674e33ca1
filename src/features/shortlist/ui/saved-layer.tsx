import type { ReactNode } from 'react'
import { keptTexts } from '@/i18n/kept-texts'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { shortlistPath } from '../domain/shortlist-address'
import { CompareBar } from './compare-bar'
import { SavedLink } from './saved-link'
import { SavedMarks } from './saved-marks'

/** The heart of the header. */
export const SavedHeart = ({ locale }: { locale: Locale }) => (
  <SavedLink href={shortlistPath(locale)} label={words(locale, 'shortlist')('title')} />
)

/** Around the pages: hearts know what is saved on this device, and lists offer to compare it. */
export function SavedLayer({ locale, children }: { locale: Locale; children: ReactNode }) {
  const t = words(locale, 'shortlist')
  return (
    <>
      {children}
      <SavedMarks locale={locale} path={shortlistPath(locale)} texts={keptTexts(locale)} />
      <CompareBar
        path={shortlistPath(locale)}
        texts={{ saved: t('bar.saved', { count: '{count}' }), compare: t('bar.compare') }}
      />
    </>
  )
}
