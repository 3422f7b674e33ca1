'use server'

import { pageWithoutToken } from '@/features/consent'
import {
  consumeFormQuota,
  consumeRecipientQuota,
  fieldOf,
  pageOfSender,
  passesTimeTrap,
} from '@/features/forms/actions'
import { newsletterPath } from '@/features/routing'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { readEmail } from '@/kernel/email'
import { log } from '@/platform/log'
import { anonymousContext } from '@/platform/payload'
import { requireForm } from '@/platform/require-form'
import { EMPTY_NEWS, type NewsNotice, type NewsState } from '../domain/newsletter'
import { requestNews } from '../operations/request-news'
import { sourceOfSender } from './source-of-sender'

async function save(email: string, locale: Locale): Promise<NewsNotice | null> {
  const ctx = await anonymousContext()
  if (!(await consumeFormQuota(ctx, 'newsletter'))) return 'tooMany'
  // Over quota looks like success, so that the answer reveals nothing about an address.
  if (!(await consumeRecipientQuota(ctx, 'newsletter', email))) return null
  await requestNews(ctx, {
    email,
    locale,
    page: pageWithoutToken(await pageOfSender(newsletterPath(locale))),
    source: await sourceOfSender(),
    wording: words(locale, 'newsletter')('form.consent'),
  })
  return null
}

/**
 * Handles the newsletter form. The answer is the same whether the address is known or not. Bots (honeypot, time trap,
 * quota) subscribe nobody.
 */
export async function askForNews(_previous: NewsState, data: FormData): Promise<NewsState> {
  requireForm(data)
  const email = fieldOf(data, 'email').slice(0, 500)
  const asked = fieldOf(data, 'locale')
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE
  const answer = (change: Partial<NewsState>): NewsState => ({ ...EMPTY_NEWS, email, ...change })
  const read = readEmail(email)
  if (!read.ok) return answer({ fault: read.refusal })
  if (fieldOf(data, 'website') !== '' || !(await passesTimeTrap())) return answer({ notice: 'pressAgain' })
  const notice = await save(read.value, locale).catch((error: unknown) => {
    log.error({ error }, 'a newsletter subscription could not be saved')
    return 'unavailable' as const
  })
  return notice ? answer({ notice }) : answer({ email: read.value, isTaken: true })
}
