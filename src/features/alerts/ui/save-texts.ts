import { policyPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { SaveFault, SaveNotice } from '../domain/saved-search'

/** The texts of the form in one language, with the address it links to. */
export interface SaveTexts {
  title: string
  lead: string
  email: string
  consent: string
  policy: { href: string; text: string }
  website: string
  submit: string
  pending: string
  faults: Record<SaveFault, string>
  notices: Record<SaveNotice, string>
  taken: { title: string; text: string; hint: string }
}

/** The texts of the form, rendered on the server. */
export function saveTexts(locale: Locale): SaveTexts {
  const t = words(locale, 'alerts')
  return {
    title: t('form.title'),
    lead: t('form.lead'),
    consent: t('form.consent'),
    policy: { text: t('form.policy'), href: policyPath(locale) },
    email: t('form.email'),
    faults: { notAnEmail: t('faults.notAnEmail'), missing: t('faults.missing') },
    submit: t('form.submit'),
    pending: t('form.pending'),
    website: t('form.website'),
    taken: { title: t('taken.title'), text: t('taken.text'), hint: t('taken.hint') },
    notices: {
      pressAgain: t('notices.pressAgain'),
      tooMany: t('notices.tooMany'),
      stale: t('notices.stale'),
      unavailable: t('notices.unavailable'),
      offline: t('notices.offline'),
      timedOut: t('notices.timedOut'),
      outdated: t('notices.outdated'),
    },
  }
}
