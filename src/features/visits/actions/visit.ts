'use server'

import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { consumeFormQuota, consumeRecipientQuota, fieldOf, passesTimeTrap } from '@/features/forms/actions'
import { isSlug, pagePath, readSource, SOURCE_COOKIE } from '@/features/routing'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { log } from '@/platform/log'
import { anonymousContext, holderContext } from '@/platform/payload'
import { requireForm } from '@/platform/require-form'
import { type VisitNotice, type VisitState, visitValuesOf } from '../domain/form-state'
import { type AskedVisit, readVisit } from '../domain/read-visit'
import { bookVisit } from '../operations/book-visit'
import { cancelAppointment, moveAppointment } from '../operations/change-appointment'
import { listGalleries } from '../operations/list-galleries'

const localeOf = (data: FormData): Locale => {
  const asked = fieldOf(data, 'locale')
  return isLocale(asked) ? asked : DEFAULT_LOCALE
}

const answer = (data: FormData, change: Partial<VisitState>): VisitState => ({
  values: visitValuesOf(data),
  faults: [],
  notice: null,
  ...change,
})

async function save(data: FormData, visit: AskedVisit): Promise<VisitNotice | { token: string }> {
  const ctx = await anonymousContext()
  if (!(await consumeFormQuota(ctx, 'visit'))) return 'tooMany'
  const locale = localeOf(data)
  const gallery = (await listGalleries(ctx, locale)).find(({ id }) => String(id) === fieldOf(data, 'gallery'))
  if (!gallery || (visit.kind === 'video' && !gallery.hasVideo)) return 'notOffered'
  const [project, key] = [fieldOf(data, 'project'), fieldOf(data, 'key')]
  const booked = await bookVisit(ctx, {
    visit,
    gallery,
    locale,
    project: isSlug(project) ? project : '',
    source: readSource((await cookies()).get(SOURCE_COOKIE)?.value),
    wording: words(locale, 'visits')('consent.label'),
    formKey: /^[0-9a-f-]{36}$/.test(key) ? key : '',
    isAnswered: await consumeRecipientQuota(ctx, 'visit', visit.email),
  })
  return booked.ok ? booked.value : booked.refusal
}

/** Books a visit and goes to its page. Bots (honeypot, time trap, quota) book nothing. */
export async function askForVisit(_previous: VisitState, data: FormData): Promise<VisitState> {
  requireForm(data)
  const read = readVisit(visitValuesOf(data))
  if (!read.ok) return answer(data, { faults: read.refusal })
  if (fieldOf(data, 'website') !== '' || !(await passesTimeTrap())) return answer(data, { notice: 'pressAgain' })
  const saved = await save(data, read.value).catch((error: unknown) => {
    log.error({ error }, 'a visit could not be booked')
    return 'unavailable' as const
  })
  if (typeof saved === 'string') return answer(data, { notice: saved })
  redirect(`${pagePath(localeOf(data), 'appointment', { token: saved.token })}#booked`)
}

/** Moves an appointment to another time, and shows it. */
export async function moveVisit(_previous: VisitState, data: FormData): Promise<VisitState> {
  requireForm(data)
  const token = fieldOf(data, 'token')
  const at = new Date(fieldOf(data, 'slot'))
  if (Number.isNaN(at.getTime())) return answer(data, { faults: [{ field: 'slot', fault: 'notChosen' }] })
  const moved = await moveAppointment(await holderContext('appointment', token), token, at)
  if (!moved.ok) return answer(data, { notice: moved.refusal })
  redirect(pagePath(localeOf(data), 'appointment', { token }))
}

/** Cancels an appointment, and shows it. */
export async function cancelVisit(_previous: VisitState, data: FormData): Promise<VisitState> {
  requireForm(data)
  const token = fieldOf(data, 'token')
  const cancelled = await cancelAppointment(await holderContext('appointment', token), token)
  if (!cancelled.ok) return answer(data, { notice: cancelled.refusal })
  redirect(pagePath(localeOf(data), 'appointment', { token }))
}
