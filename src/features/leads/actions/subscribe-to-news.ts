'use server'

import { pageWithoutToken } from '@/features/consent'
import { consumeFormQuota, consumeRecipientQuota, isByPerson, pageOfSender } from '@/features/forms/actions'
import { newsletterPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { postedLocale } from '@/i18n/posted-locale'
import { words } from '@/i18n/words'
import { readEmail } from '@/kernel/form/email'
import { answerWith, EMPTY_FORM } from '@/kernel/form/form-state'
import { postedLine } from '@/kernel/form/posted-form'
import { anonymousContext } from '@/platform/database/payload'
import { orUnavailable } from '@/platform/http/form-sender'
import { requireForm } from '@/platform/http/require-form'
import type { NewsNotice, NewsState } from '../domain/newsletter'
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
  const read = readEmail(postedLine(data, 'email'))
  if (!read.ok) return answerWith(data, { faults: [{ field: 'email', fault: read.refusal }] })
  if (!(await isByPerson(data))) return answerWith(data, { notice: 'pressAgain' })
  const notice = await orUnavailable('a newsletter subscription could not be saved', () =>
    save(read.value, postedLocale(data)),
  )
  return notice ? answerWith(data, { notice }) : { ...EMPTY_FORM, values: { email: read.value }, done: 'taken' }
}
