'use server'

import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { readSource, SOURCE_COOKIE, successPath } from '@/features/addresses'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { env } from '@/platform/env'
import { log } from '@/platform/log'
import { publicContext } from '@/platform/payload'
import { takePoint } from '@/platform/rate-limit'
import { ageOfStamp, stampOf } from '@/platform/stamp'
import { captureLead } from '../operations/capture-lead'
import type { AskNotice, AskState, Purpose } from '../rules/ask'
import { readAsk, valuesOf } from '../rules/read-ask'
import { FORM_OPENED_COOKIE, FORM_OPENED_PURPOSE, isHumanPace } from '../rules/time-trap'

const SENDS = 12
const SENDS_WINDOW_SECONDS = 600

const fieldOf = (data: FormData, name: string) => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** Whether the form was before somebody for a while. If not, the clock starts now and they press once more. */
async function tookItsTime(): Promise<boolean> {
  const jar = await cookies()
  const secret = env.PAYLOAD_SECRET ?? ''
  const now = new Date()
  const stamp = jar.get(FORM_OPENED_COOKIE)?.value
  const age = ageOfStamp(secret, FORM_OPENED_PURPOSE, stamp, now)
  if (isHumanPace(age)) return true
  if (age === null || age > SENDS_WINDOW_SECONDS * 1000) {
    jar.set(FORM_OPENED_COOKIE, stampOf(secret, FORM_OPENED_PURPOSE, now), {
      httpOnly: true,
      sameSite: 'lax',
      maxAge: 86_400,
      path: '/',
    })
  }
  return false
}

function wordingsIn(locale: Locale): Record<Purpose, string> {
  const t = words(locale, 'leads')
  return {
    answer: t('form.consent.answer.label'),
    news: t('form.consent.news.label'),
    partners: t('form.consent.partners.label'),
  }
}

/** Where the form stood, without query: the page's own path, which its address bar also shows. */
async function pageOf(locale: Locale, project: string): Promise<string> {
  const referer = (await headers()).get('referer')
  return referer && URL.canParse(referer) ? new URL(referer).pathname.slice(0, 300) : `/${locale}/${project}`
}

async function keep(data: FormData, state: AskState, locale: Locale): Promise<AskNotice | { slug: string }> {
  const read = readAsk(state.values)
  if (!read.ok) return 'unavailable'
  const ctx = await publicContext()
  const who = (await headers()).get('x-client-ip') ?? 'unknown'
  if (!(await takePoint(ctx.payload, 'lead', who, SENDS, SENDS_WINDOW_SECONDS))) return 'tooMany'
  const project = fieldOf(data, 'project')
  const captured = await captureLead(ctx, {
    ask: read.value,
    project,
    locale,
    page: await pageOf(locale, project),
    source: readSource((await cookies()).get(SOURCE_COOKIE)?.value),
    wordings: wordingsIn(locale),
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
