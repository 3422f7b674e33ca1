'use server'

import { pageWithoutToken } from '@/features/consent'
import { consumeFormQuota, consumeRecipientQuota, isByPerson, pageOfSender } from '@/features/forms/actions'
import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { postedLocale } from '@/i18n/posted-locale'
import { words } from '@/i18n/words'
import { readEmail } from '@/kernel/form/email'
import { answerWith, EMPTY_FORM } from '@/kernel/form/form-state'
import { postedExact, postedLine } from '@/kernel/form/posted-form'
import { anonymousContext } from '@/platform/database/payload'
import { orUnavailable } from '@/platform/http/form-sender'
import { requireForm } from '@/platform/http/require-form'
import { env } from '@/platform/process/env'
import { isValidToken } from '@/platform/sign-in/signed-token'
import { type SaveNotice, type SaveState, SEAL_PURPOSE } from '../domain/saved-search'
import { requestSearch } from '../operations/request-search'

interface Asked {
  email: string
  locale: Locale
  address: string
  summary: string
}

async function save(asked: Asked): Promise<SaveNotice | null> {
  const ctx = await anonymousContext()
  if (!(await consumeFormQuota(ctx, 'saved-search'))) return 'tooMany'
  // Over quota looks like success, so that the answer reveals nothing about an address.
  if (!(await consumeRecipientQuota(ctx, 'saved-search', asked.email))) return null
  const page = pageWithoutToken(await pageOfSender(pagePath(asked.locale, 'search-result')))
  await requestSearch(ctx, { ...asked, page, wording: words(asked.locale, 'alerts')('form.consent') })
  return null
}

/** Whether one of our pages showed this search with this summary within the last day. */
function isShownByUs(data: FormData, address: string, summary: string): boolean {
  return isValidToken(env.PAYLOAD_SECRET ?? '', SEAL_PURPOSE, [address, summary], postedLine(data, 'seal'), new Date())
}

/**
 * Handles the form that saves a search. The answer is the same whether the address is known or not. Bots (honeypot, time trap, quota) save nothing, nor does a search that none of our
 * pages showed.
 */
export async function askForAlerts(_previous: SaveState, data: FormData): Promise<SaveState> {
  requireForm(data)
  const [address, summary] = [postedExact(data, 'address'), postedExact(data, 'summary')]
  const read = readEmail(postedLine(data, 'email'))
  if (!read.ok) return answerWith(data, { faults: [{ field: 'email', fault: read.refusal }] })
  if (!(await isByPerson(data))) return answerWith(data, { notice: 'pressAgain' })
  if (!isShownByUs(data, address, summary)) return answerWith(data, { notice: 'stale' })
  const notice = await orUnavailable('a search could not be saved', () =>
    save({ email: read.value, locale: postedLocale(data), address, summary }),
  )
  return notice ? answerWith(data, { notice }) : { ...EMPTY_FORM, values: { email: read.value }, done: 'taken' }
}
