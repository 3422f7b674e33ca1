'use server'

import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { consumeFormQuota, consumeRecipientQuota, isByPerson } from '@/features/forms/actions'
import { isSlug, pagePath, readSource, SOURCE_COOKIE } from '@/features/routing'
import { postedLocale } from '@/i18n/posted-locale'
import { words } from '@/i18n/words'
import { answerWith } from '@/kernel/form/form-state'
import { postedLine, postedValues } from '@/kernel/form/posted-form'
import { anonymousContext, holderContext } from '@/platform/database/payload'
import { orUnavailable } from '@/platform/http/form-sender'
import { requireForm } from '@/platform/http/require-form'
import { VISIT_NAMES, type VisitNotice, type VisitState } from '../domain/form-state'
import { type AskedVisit, readVisit } from '../domain/read-visit'
import { bookVisit } from '../operations/book-visit'
import { cancelAppointment, moveAppointment } from '../operations/change-appointment'
import { listGalleries } from '../operations/list-galleries'

async function save(data: FormData, visit: AskedVisit): Promise<VisitNotice | { token: string }> {
  const ctx = await anonymousContext()
  if (!(await consumeFormQuota(ctx, 'visit'))) return 'tooMany'
  const locale = postedLocale(data)
  const gallery = (await listGalleries(ctx, locale)).find(({ id }) => String(id) === postedLine(data, 'gallery'))
  if (!gallery || (visit.kind === 'video' && !gallery.hasVideo)) return 'notOffered'
  const [project, key] = [postedLine(data, 'project'), postedLine(data, 'key')]
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
  const read = readVisit(postedValues(data, VISIT_NAMES))
  if (!read.ok) return answerWith(data, { faults: read.refusal })
  if (!(await isByPerson(data))) return answerWith(data, { notice: 'pressAgain' })
  const saved = await orUnavailable('a visit could not be booked', () => save(data, read.value))
  if (typeof saved === 'string') return answerWith(data, { notice: saved })
  redirect(`${pagePath(postedLocale(data), 'appointment', { token: saved.token })}#booked`)
}

/** Moves an appointment to another time, and shows it. */
export async function moveVisit(_previous: VisitState, data: FormData): Promise<VisitState> {
  requireForm(data)
  const token = postedLine(data, 'token')
  const at = new Date(postedLine(data, 'slot'))
  if (Number.isNaN(at.getTime())) return answerWith(data, { faults: [{ field: 'slot', fault: 'notChosen' }] })
  const moved = await moveAppointment(await holderContext('appointment', token), token, at)
  if (!moved.ok) return answerWith(data, { notice: moved.refusal })
  redirect(pagePath(postedLocale(data), 'appointment', { token }))
}

/** Cancels an appointment, and shows it. */
export async function cancelVisit(_previous: VisitState, data: FormData): Promise<VisitState> {
  requireForm(data)
  const token = postedLine(data, 'token')
  const cancelled = await cancelAppointment(await holderContext('appointment', token), token)
  if (!cancelled.ok) return answerWith(data, { notice: cancelled.refusal })
  redirect(pagePath(postedLocale(data), 'appointment', { token }))
}
