'use server'

import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { consumeFormQuota, consumeRecipientQuota, isByPerson, pageOfSender } from '@/features/forms/actions'
import { pagePath, readSource, SOURCE_COOKIE } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { postedLocale } from '@/i18n/posted-locale'
import { words } from '@/i18n/words'
import { EMPTY_FORM } from '@/kernel/form/form-state'
import { postedLine, postedValues } from '@/kernel/form/posted-form'
import { anonymousContext } from '@/platform/database/payload'
import { orUnavailable } from '@/platform/http/form-sender'
import { requireForm } from '@/platform/http/require-form'
import { type FormName, formOf, isFormName } from '../domain/form-descriptions'
import { type FormNotice, namesOf, postedNames, type RequestState } from '../domain/form-state'
import { type Answers, inOrder, readAnswers } from '../domain/read-answers'
import { findFormSettings } from '../operations/form-settings'
import { takeRequest } from '../operations/take-request'
import { takeFiles } from './take-files'

const takesFiles = (form: FormName) => formOf(form).fields.some(({ kind }) => kind === 'files')

async function save(
  form: FormName,
  read: Answers & { uploads: readonly string[] },
  locale: Locale,
): Promise<FormNotice | { reference: string }> {
  const ctx = await anonymousContext()
  if (!(await consumeFormQuota(ctx, 'request'))) return 'tooMany'
  const t = words(locale, 'requests')
  const taken = await takeRequest(ctx, {
    ...read,
    form,
    locale,
    page: await pageOfSender(pagePath(locale, form)),
    source: readSource((await cookies()).get(SOURCE_COOKIE)?.value),
    wordings: { answer: t('form.consent.answer.label'), news: t('form.consent.news.label') },
    isAnswered: await consumeRecipientQuota(ctx, 'request', String(read.answers.email)),
  })
  return taken.ok ? taken.value : taken.refusal
}

/** The page after sending: it names the reference, and searches by the answers of a search request. */
function pageAfter(form: FormName, locale: Locale, ref: string, { answers }: Answers): string {
  const { success, searches = {} } = formOf(form)
  const query = new URLSearchParams({ ...(success === 'form-sent' && { form }), ref })
  for (const [parameter, field] of Object.entries(searches)) {
    const wish = answers[field]
    if (wish) query.set(parameter, String(wish))
  }
  return `${pagePath(locale, success)}?${query}`
}

/**
 * Handles every described form: shows it again with every value and fault, or redirects to its success page. Bots
 * (honeypot, time trap, quota) store nothing.
 */
export async function sendForm(_previous: RequestState, data: FormData): Promise<RequestState> {
  requireForm(data)
  const [posted, locale] = [postedLine(data, 'form'), postedLocale(data)]
  const form = isFormName(posted) ? posted : 'contact'
  const typed = postedValues(data, postedNames(form))
  const setting = (await findFormSettings(await anonymousContext(), locale))[form]
  if (setting.isOff) return { ...EMPTY_FORM, values: typed, notice: 'switchedOff' }
  if (takesFiles(form) && !(await isByPerson(data))) return { ...EMPTY_FORM, values: typed, notice: 'pressAgain' }
  const { files, faults } = await takeFiles(await anonymousContext(), form, data)
  const values = { ...typed, ...namesOf(files) }
  const answer = (change: Partial<RequestState>): RequestState => ({ ...EMPTY_FORM, values, files, ...change })
  const read = readAnswers(form, values, setting.question)
  const wrong = inOrder(form, [...faults, ...(read.ok ? [] : read.refusal)])
  if (!read.ok || wrong.length > 0) return answer({ faults: wrong })
  if (!takesFiles(form) && !(await isByPerson(data))) return answer({ notice: 'pressAgain' })
  const uploads = Object.values(files).flatMap((kept) => kept.map(({ id }) => id))
  const saved = await orUnavailable(`the form ${form} could not be saved`, () =>
    save(form, { ...read.value, uploads }, locale),
  )
  if (typeof saved === 'string') return answer({ notice: saved })
  redirect(pageAfter(form, locale, saved.reference, read.value))
}
