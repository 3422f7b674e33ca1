import { raisedBy } from '@/features/analytics'
import { homePath, newsletterPath, policyPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { NewsFault, NewsNotice } from '../domain/newsletter'

/** The texts of the newsletter form in one language, with the addresses it links to. */
export interface NewsTexts {
  title: string
  lead: string
  email: string
  consent: string
  policy: { href: string; text: string }
  website: string
  submit: string
  pending: string
  close: string
  faults: Record<NewsFault, string>
  notices: Record<NewsNotice, string>
  taken: { title: string; text: string; hint: string; back: string; home: { href: string; text: string } }
  /** What an accepted address raises. */
  raised: ReturnType<typeof raisedBy>
  /** Where a browser without scripts gets the answer. */
  pageHref: string
}

/** The texts of the form, shared by the panel and the page. Rendered on the server. */
export function newsTexts(locale: Locale): NewsTexts {
  const t = words(locale, 'newsletter')
  return {
    title: t('form.title'),
    lead: t('form.lead'),
    email: t('form.email'),
    consent: t('form.consent'),
    policy: { href: policyPath(locale), text: t('form.policy') },
    website: t('form.website'),
    submit: t('form.submit'),
    pending: t('form.pending'),
    close: t('form.close'),
    faults: { missing: t('faults.missing'), notAnEmail: t('faults.notAnEmail') },
    notices: {
      pressAgain: t('notices.pressAgain'),
      tooMany: t('notices.tooMany'),
      unavailable: t('notices.unavailable'),
      offline: t('notices.offline'),
      timedOut: t('notices.timedOut'),
      outdated: t('notices.outdated'),
    },
    taken: {
      title: t('taken.title'),
      text: t('taken.text'),
      hint: t('taken.hint'),
      back: t('taken.back'),
      home: { href: homePath(locale), text: t('taken.home') },
    },
    raised: raisedBy('register', { section_name: 'newsletter', activity_name: 'newsletter' }),
    pageHref: newsletterPath(locale),
  }
}
