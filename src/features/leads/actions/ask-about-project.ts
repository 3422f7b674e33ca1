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
import { requireForm } from '@/platform/require-form'
import { type AskNotice, type AskState, type Purpose, valuesOf } from '../domain/ask'
import { askedProjects } from '../domain/asked-together'
import { readAsk } from '../domain/read-ask'
import { captureLeadsTogether } from '../operations/capture-leads-together'
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

/** The campaign code that a page names; empty for anything else. */
const readCampaign = (typed: string): string => (/^[A-Za-z0-9-]{1,40}$/.test(typed) ? typed : '')

/** The page of the visitor, with the projects when there are several: sales then open the same comparison. */
async function pageAbout(projects: readonly string[]): Promise<string> {
  const page = await pageOfSender('')
  return page !== '' && projects.length > 1 ? `${page}?homes=${projects.join(',')}` : page
}

async function save(data: FormData, state: AskState, locale: Locale): Promise<AskNotice | Saved> {
  const read = readAsk(state.values)
  if (!read.ok) return 'unavailable'
  const ctx = await anonymousContext()
  if (!(await consumeFormQuota(ctx, 'lead'))) return 'tooMany'
  const projects = askedProjects(data.getAll('project'))
  const ask = projects.length > 1 ? { ...read.value, unit: '' } : read.value
  const captured = await captureLeadsTogether(ctx, {
    ask,
    projects,
    locale,
    page: await pageAbout(projects),
    source: await sourceOfSender(),
    campaign: readCampaign(fieldOf(data, 'campaign')),
    wordings: wordingsIn(locale),
    isAnswered: await consumeRecipientQuota(ctx, 'lead', read.value.email),
  })
  if (!captured.ok) return 'unknownProject'
  const joined = (key: 'project' | 'reference') => captured.value.map((one) => one[key]).join(',')
  return { slug: joined('project'), reference: joined('reference'), unit: ask.unit }
}

/**
 * Handles the enquiry form about one project, or about several together: shows the form again with every value and error, or redirects to the
 * confirmation page. Bots (honeypot, time trap, quota) create no lead.
 */
export async function askAboutProject(_previous: AskState, data: FormData): Promise<AskState> {
  requireForm(data)
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
