'use server'

import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import {
  consumeFormQuota,
  consumeRecipientQuota,
  fieldOf,
  pageOfSender,
  passesTimeTrap,
} from '@/features/forms/actions'
import { pagePath, readSource, SOURCE_COOKIE } from '@/features/routing'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { log } from '@/platform/log'
import { anonymousContext } from '@/platform/payload'
import { type FormName, formOf, isFormName } from '../domain/form-descriptions'
import { type FormNotice, type FormState, valuesOf } from '../domain/form-state'
import { type Answers, readAnswers } from '../domain/read-answers'
import { takeRequest } from '../operations/take-request'

async function save(form: FormName, read: Answers, locale: Locale): Promise<FormNotice | { reference: string }> {
  const ctx = await anonymousContext()
  if (!(await consumeFormQuota(ctx, 'request'))) return 'tooMany'
  const t = words(locale, 'requests')
  return takeRequest(ctx, {
    ...read,
    form,
    locale,
    page: await pageOfSender(pagePath(locale, form)),
    source: readSource((await cookies()).get(SOURCE_COOKIE)?.value),
    wordings: { answer: t('form.consent.answer.label'), news: t('form.consent.news.label') },
    isAnswered: await consumeRecipientQuota(ctx, 'request', String(read.answers.email)),
  })
}

/**
 * Handles every described form: shows it again with every value and fault, or redirects to its success page. Bots
 * (honeypot, time trap, quota) store nothing.
 */
export async function sendForm(_previous: FormState, data: FormData): Promise<FormState> {
  const [posted, language] = [fieldOf(data, 'form'), fieldOf(data, 'locale')]
  const form = isFormName(posted) ? posted : 'contact'
  const locale = isLocale(language) ? language : DEFAULT_LOCALE
  const values = valuesOf(form, data)
  const answer = (notice: FormNotice | null, faults: FormState['faults'] = []): FormState => ({
    values,
    faults,
    notice,
  })
  const read = readAnswers(form, values)
  if (!read.ok) return answer(null, read.refusal)
  if (fieldOf(data, 'website') !== '') return answer('pressAgain')
  if (!(await passesTimeTrap())) return answer('pressAgain')
  const saved = await save(form, read.value, locale).catch((error: unknown) => {
    log.error({ error, form }, 'a form could not be saved')
    return 'unavailable' as const
  })
  if (typeof saved === 'string') return answer(saved)
  const { success } = formOf(form)
  const query = new URLSearchParams({ ...(success === 'form-sent' && { form }), ref: saved.reference })
  redirect(`${pagePath(locale, success)}?${query}`)
}
