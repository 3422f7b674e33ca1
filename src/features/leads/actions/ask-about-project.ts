'use server'

import { redirect } from 'next/navigation'
import { successPath } from '@/features/addresses'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { log } from '@/platform/log'
import { publicContext } from '@/platform/payload'
import { fieldOf, mayBeWrittenTo, maySend, pageOfSender, tookItsTime } from '@/platform/sender'
import { captureLead } from '../operations/capture-lead'
import type { AskNotice, AskState, Purpose } from '../rules/ask'
import { readAsk, valuesOf } from '../rules/read-ask'
import { sourceOfSender } from './source-of-sender'

function wordingsIn(locale: Locale): Record<Purpose, string> {
  const t = words(locale, 'leads')
  return {
    answer: t('form.consent.answer.label'),
    news: t('form.consent.news.label'),
    partners: t('form.consent.partners.label'),
  }
}

async function keep(data: FormData, state: AskState, locale: Locale): Promise<AskNotice | { slug: string }> {
  const read = readAsk(state.values)
  if (!read.ok) return 'unavailable'
  const ctx = await publicContext()
  if (!(await maySend(ctx, 'lead'))) return 'tooMany'
  const project = fieldOf(data, 'project')
  const captured = await captureLead(ctx, {
    ask: read.value,
    project,
    locale,
    page: await pageOfSender(''),
    source: await sourceOfSender(),
    wordings: wordingsIn(locale),
    isAnswered: await mayBeWrittenTo(ctx, 'lead', read.value.email),
  })
  return captured.ok ? { slug: project } : 'unknownProject'
}

/**
 * Takes the form of a project page. Answers with the form, everything typed still in it and every fault named, or
 * goes to the confirmation. Programs (honeypot, haste, too many) get no lead.
 */
export async function askAboutProject(_previous: AskState, data: FormData): Promise<AskState> {
  const values = valuesOf(data)
  const asked = fieldOf(data, 'locale')
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE
  const answer = (notice: AskNotice | null, faults: AskState['faults'] = []): AskState => ({ values, faults, notice })
  const read = readAsk(values)
  if (!read.ok) return answer(null, read.refusal)
  if (fieldOf(data, 'website') !== '') return answer('pressAgain')
  if (!(await tookItsTime())) return answer('pressAgain')
  const kept = await keep(data, answer(null), locale).catch((error: unknown) => {
    log.error({ error }, 'a request about a project could not be kept')
    return 'unavailable' as const
  })
  if (typeof kept === 'string') return answer(kept)
  redirect(successPath(locale, kept.slug))
}
