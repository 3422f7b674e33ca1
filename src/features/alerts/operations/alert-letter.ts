import { policyPath, savedSearchPath } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'
import { env } from '@/platform/env'
import { leaveToken } from './alert-tokens'

interface Addressee {
  locale: Locale
  email: string
  summary: string
  salt: string
}

/** What every mail about a saved search carries: for whom, about which search, and the ways out. */
export function letterTo({ locale, email, summary, salt }: Addressee) {
  const leave = leaveToken(salt)
  return {
    locale,
    email,
    summary,
    leaveHref: env.publicUrl + savedSearchPath(locale, { step: 'leave', token: leave }),
    oneClickHref: `${env.publicUrl}/api/saved-search/leave/${leave}?locale=${locale}`,
    policyHref: env.publicUrl + policyPath(locale),
  }
}
