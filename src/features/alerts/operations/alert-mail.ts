import { policyPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { env } from '@/platform/process/env'
import { savedSearch } from './locked-alert'

interface Addressee {
  locale: Locale
  email: string
  summary: string
  salt: string
}

/** What every alert mail contains: the recipient, the search and the unsubscribe links. */
export function alertMailContent({ locale, email, summary, salt }: Addressee) {
  return {
    locale,
    email,
    summary,
    ...savedSearch.unsubscribeLinks(locale, salt),
    policyHref: env.publicUrl + policyPath(locale),
  }
}
