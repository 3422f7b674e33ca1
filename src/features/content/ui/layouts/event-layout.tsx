import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/locales'
import { LanguageList } from '../language-list'
import { SkipLink } from '../skip-link'
import { BareMain } from './bare-main'
import { MarkHeader } from './mark-header'

interface EventLayoutProps {
  locale: Locale
  /** The languages in service. */
  locales: readonly Locale[]
  children: ReactNode
}

/** Round the registration of an event (A4.11): the sign and the languages, nothing to wander off to. */
export function EventLayout({ locale, locales, children }: EventLayoutProps) {
  return (
    <div className="flex min-h-svh flex-col">
      <SkipLink locale={locale} />
      <MarkHeader locale={locale}>
        <LanguageList locale={locale} locales={locales} show="codes" />
      </MarkHeader>
      <BareMain layout="event">{children}</BareMain>
    </div>
  )
}
