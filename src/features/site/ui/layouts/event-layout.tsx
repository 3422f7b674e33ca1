import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/locales'
import type { OpenLanguage } from '../../domain/open-language'
import { LanguageList } from '../language-list'
import { SkipLink } from '../skip-link'
import { BareMain } from './bare-main'
import { MarkHeader } from './mark-header'

interface EventLayoutProps {
  locale: Locale
  languages: readonly OpenLanguage[]
  children: ReactNode
}

/** The layout of event registration (A4.11): logo and languages, no other links. */
export function EventLayout({ locale, languages, children }: EventLayoutProps) {
  return (
    <div className="flex min-h-svh flex-col">
      <SkipLink locale={locale} />
      <MarkHeader locale={locale}>
        <LanguageList locale={locale} languages={languages} show="codes" />
      </MarkHeader>
      <BareMain layout="event">{children}</BareMain>
    </div>
  )
}
