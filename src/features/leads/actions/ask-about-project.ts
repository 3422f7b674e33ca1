'use server'

import { redirect } from 'next/navigation'
import {
  consumeFormQuota,
  consumeRecipientQuota,
  isByPerson,
  pageOfSender,
  parameterOfSender,
} from '@/features/forms/actions'
import { successPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { postedLocale } from '@/i18n/posted-locale'
import { words } from '@/i18n/words'
import { EMPTY_FORM } from '@/kernel/form/form-state'
import { postedLine, postedTexts, postedValues } from '@/kernel/form/posted-form'
import { anonymousContext } from '@/platform/database/payload'
import { orUnavailable } from '@/platform/http/form-sender'
import { requireForm } from '@/platform/http/require-form'
import { ASK_NAMES, type AskNotice, type AskState, type Purpose } from '../domain/ask'
import { askedProjects } from '../domain/asked-together'
import { type Ask, readAsk } from '../domain/read-ask'
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

async function save(data: FormData, asked: Ask, locale: Locale): Promise<AskNotice | Saved> {
  const ctx = await anonymousContext()
  if (!(await consumeFormQuota(ctx, 'lead'))) return 'tooMany'
  const projects = askedProjects(postedTexts(data, 'project'))
  const ask = projects.length > 1 ? { ...asked, unit: '' } : asked
  const captured = await captureLeadsTogether(ctx, {
    ask,
    projects,
    locale,
    page: await pageAbout(projects),
    source: await sourceOfSender(),
    campaign: readCampaign(postedLine(data, 'campaign')),
    wordings: wordingsIn(locale),
    isAnswered: await consumeRecipientQuota(ctx, 'lead', ask.email),
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
  const sent = postedValues(data, ASK_NAMES)
  // Without scripts the form does not know the address of its page: the browser tells it with the request.
  const values = { ...sent, unit: sent.unit || (await parameterOfSender('unit')) }
  const answer = (change: Partial<AskState>): AskState => ({ ...EMPTY_FORM, values, ...change })
  const read = readAsk(values)
  if (!read.ok) return answer({ faults: read.refusal })
  if (!(await isByPerson(data))) return answer({ notice: 'pressAgain' })
  const locale = postedLocale(data)
  const saved = await orUnavailable('an enquiry about a project could not be saved', () =>
    save(data, read.value, locale),
  )
  if (typeof saved === 'string') return answer({ notice: saved })
  redirect(successPath(locale, saved.slug, saved))
}
