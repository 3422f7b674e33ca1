import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/locales'
import { LanguageList } from '../language-list'
import { SkipLink } from '../skip-link'
import { BareMain } from './bare-main'
import { MarkHeader } from './mark-header'

/** Round the registration of an event (A4.11): the sign and the four languages, nothing to wander off to. */
export function EventLayout({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <div className="flex min-h-svh flex-col">
      <SkipLink locale={locale} />
      <MarkHeader locale={locale}>
        <LanguageList locale={locale} show="codes" />
      </MarkHeader>
      <BareMain layout="event">{children}</BareMain>
    </div>
  )
}
