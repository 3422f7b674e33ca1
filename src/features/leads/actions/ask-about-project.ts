'use server'

import { redirect } from 'next/navigation'
import {
  consumeFormQuota,
  consumeRecipientQuota,
  fieldOf,
  pageOfSender,
  parameterOfSender,
  passesTimeTrap,
} from '@/features/forms/actions'
import { successPath } from '@/features/routing'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { log } from '@/platform/log'
import { anonymousContext } from '@/platform/payload'
import { type AskNotice, type AskState, type Purpose, valuesOf } from '../domain/ask'
import { readAsk } from '../domain/read-ask'
import { captureLead } from '../operations/capture-lead'
import { sourceOfSender } from './source-of-sender'

function wordingsIn(locale: Locale): Record<Purpose, string> {
  const t = words(locale, 'leads')
  return {
    answer: t('form.consent.answer.label'),
    news: t('form.consent.news.label'),
    partners: t('form.consent.partners.label'),
  }
}

interface Saved {
  slug: string
  reference: string
  unit: string
}

async function save(data: FormData, state: AskState, locale: Locale): Promise<AskNotice | Saved> {
  const read = readAsk(state.values)
  if (!read.ok) return 'unavailable'
  const ctx = await anonymousContext()
  if (!(await consumeFormQuota(ctx, 'lead'))) return 'tooMany'
  const project = fieldOf(data, 'project')
  const captured = await captureLead(ctx, {
    ask: read.value,
    project,
    locale,
    page: await pageOfSender(''),
    source: await sourceOfSender(),
    wordings: wordingsIn(locale),
    isAnswered: await consumeRecipientQuota(ctx, 'lead', read.value.email),
  })
  return captured.ok ? { slug: project, reference: captured.value.reference, unit: read.value.unit } : 'unknownProject'
}

/**
 * Handles the enquiry form of a project page: shows the form again with every value and error, or redirects to the
 * confirmation page. Bots (honeypot, time trap, quota) create no lead.
 */
export async function askAboutProject(_previous: AskState, data: FormData): Promise<AskState> {
  const sent = valuesOf(data)
  // Without scripts the form does not know the address of its page: the browser tells it with the request.
  const values = { ...sent, unit: sent.unit || (await parameterOfSender('unit')) }
  const asked = fieldOf(data, 'locale')
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE
  const answer = (notice: AskNotice | null, faults: AskState['faults'] = []): AskState => ({ values, faults, notice })
  const read = readAsk(values)
  if (!read.ok) return answer(null, read.refusal)
  if (fieldOf(data, 'website') !== '') return answer('pressAgain')
  if (!(await passesTimeTrap())) return answer('pressAgain')
  const saved = await save(data, answer(null), locale).catch((error: unknown) => {
    log.error({ error }, 'an enquiry about a project could not be saved')
    return 'unavailable' as const
  })
  if (typeof saved === 'string') return answer(saved)
  redirect(successPath(locale, saved.slug, saved))
}
