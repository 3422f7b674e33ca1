'use server'

import { pagePath } from '@/features/addresses'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { readEmail } from '@/kit/email'
import { pageWithoutToken } from '@/kit/mailed-token'
import { env } from '@/platform/env'
import { log } from '@/platform/log'
import { isPassFor } from '@/platform/pass'
import { publicContext } from '@/platform/payload'
import { fieldOf, mayBeWrittenTo, maySend, pageOfSender, tookItsTime } from '@/platform/sender'
import { saveSearch } from '../operations/save-search'
import { EMPTY_SAVE, type SaveNotice, type SaveState, SEAL_PURPOSE } from '../rules/saved-search'

interface Asked {
  email: string
  locale: Locale
  address: string
  summary: string
}

async function keep(asked: Asked): Promise<SaveNotice | null> {
  const ctx = await publicContext()
  if (!(await maySend(ctx, 'saved-search'))) return 'tooMany'
  // Said to nobody, as everything about an address.
  if (!(await mayBeWrittenTo(ctx, 'saved-search', asked.email))) return null
  const page = pageWithoutToken(await pageOfSender(pagePath(asked.locale, 'search-result')))
  const saved = await saveSearch(ctx, { ...asked, page, wording: words(asked.locale, 'alerts')('form.consent') })
  return saved.ok ? null : saved.refusal
}

/** Whether our own page showed this search, in these words, a day ago at most. */
function isShownByUs(data: FormData, address: string, summary: string): boolean {
  return isPassFor(env.PAYLOAD_SECRET ?? '', SEAL_PURPOSE, [address, summary], fieldOf(data, 'seal'), new Date())
}

/**
 * Takes the form that saves a search. The answer is the same whether the address was known or not, but for somebody
 * with ten live alerts. Programs (honeypot, haste, too many) save nothing, nor does a search that no page of ours showed.
 */
export async function askForAlerts(_previous: SaveState, data: FormData): Promise<SaveState> {
  const email = fieldOf(data, 'email').slice(0, 500)
  const asked = fieldOf(data, 'locale')
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE
  const [address, summary] = [fieldOf(data, 'address'), fieldOf(data, 'summary')]
  const answer = (change: Partial<SaveState>): SaveState => ({ ...EMPTY_SAVE, email, ...change })
  const read = readEmail(email)
  if (!read.ok) return answer({ fault: read.refusal })
  if (fieldOf(data, 'website') !== '' || !(await tookItsTime())) return answer({ notice: 'pressAgain' })
  if (!isShownByUs(data, address, summary)) return answer({ notice: 'stale' })
  const notice = await keep({ email: read.value, locale, address, summary }).catch((error: unknown) => {
    log.error({ error }, 'a search could not be saved')
    return 'unavailable' as const
  })
  return notice ? answer({ notice }) : answer({ email: read.value, isTaken: true })
}
