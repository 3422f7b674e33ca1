'use server'

import { pageWithoutToken } from '@/features/consent'
import {
  consumeFormQuota,
  consumeRecipientQuota,
  fieldOf,
  pageOfSender,
  passesTimeTrap,
} from '@/features/forms/actions'
import { pagePath } from '@/features/routing'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { readEmail } from '@/kernel/email'
import { env } from '@/platform/env'
import { log } from '@/platform/log'
import { anonymousContext } from '@/platform/payload'
import { requireForm } from '@/platform/require-form'
import { isValidToken } from '@/platform/signed-token'
import { EMPTY_SAVE, type SaveNotice, type SaveState, SEAL_PURPOSE } from '../domain/saved-search'
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
  return isValidToken(env.PAYLOAD_SECRET ?? '', SEAL_PURPOSE, [address, summary], fieldOf(data, 'seal'), new Date())
}

/**
 * Handles the form that saves a search. The answer is the same whether the address is known or not. Bots (honeypot, time trap, quota) save nothing, nor does a search that none of our
 * pages showed.
 */
export async function askForAlerts(_previous: SaveState, data: FormData): Promise<SaveState> {
  requireForm(data)
  const email = fieldOf(data, 'email').slice(0, 500)
  const asked = fieldOf(data, 'locale')
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE
  const [address, summary] = [fieldOf(data, 'address'), fieldOf(data, 'summary')]
  const answer = (change: Partial<SaveState>): SaveState => ({ ...EMPTY_SAVE, email, ...change })
  const read = readEmail(email)
  if (!read.ok) return answer({ fault: read.refusal })
  if (fieldOf(data, 'website') !== '' || !(await passesTimeTrap())) return answer({ notice: 'pressAgain' })
  if (!isShownByUs(data, address, summary)) return answer({ notice: 'stale' })
  const notice = await save({ email: read.value, locale, address, summary }).catch((error: unknown) => {
    log.error({ error }, 'a search could not be saved')
    return 'unavailable' as const
  })
  return notice ? answer({ notice }) : answer({ email: read.value, isTaken: true })
}
