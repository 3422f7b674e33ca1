'use server'

import { newsletterPath } from '@/features/addresses'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { readEmail } from '@/kit/email'
import { pageWithoutToken } from '@/kit/mailed-token'
import { log } from '@/platform/log'
import { publicContext } from '@/platform/payload'
import { fieldOf, mayBeWrittenTo, maySend, pageOfSender, tookItsTime } from '@/platform/sender'
import { subscribeToNews } from '../operations/subscribe-to-news'
import { EMPTY_NEWS, type NewsNotice, type NewsState } from '../rules/newsletter'
import { sourceOfSender } from './source-of-sender'

async function keep(email: string, locale: Locale): Promise<NewsNotice | null> {
  const ctx = await publicContext()
  if (!(await maySend(ctx, 'newsletter'))) return 'tooMany'
  // Said to nobody, as everything about an address.
  if (!(await mayBeWrittenTo(ctx, 'newsletter', email))) return null
  await subscribeToNews(ctx, {
    email,
    locale,
    page: pageWithoutToken(await pageOfSender(newsletterPath(locale))),
    source: await sourceOfSender(),
    wording: words(locale, 'newsletter')('form.consent'),
  })
  return null
}

/**
 * Takes the form for news. The answer is the same whether the address was known or not. Programs (honeypot, haste,
 * too many) subscribe nobody.
 */
export async function askForNews(_previous: NewsState, data: FormData): Promise<NewsState> {
  const email = fieldOf(data, 'email').slice(0, 500)
  const asked = fieldOf(data, 'locale')
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE
  const answer = (change: Partial<NewsState>): NewsState => ({ ...EMPTY_NEWS, email, ...change })
  const read = readEmail(email)
  if (!read.ok) return answer({ fault: read.refusal })
  if (fieldOf(data, 'website') !== '' || !(await tookItsTime())) return answer({ notice: 'pressAgain' })
  const notice = await keep(read.value, locale).catch((error: unknown) => {
    log.error({ error }, 'a wish for news could not be kept')
    return 'unavailable' as const
  })
  return notice ? answer({ notice }) : answer({ email: read.value, isTaken: true })
}
