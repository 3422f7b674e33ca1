import type { Locale } from '@/i18n/locales'
import { anonymousContext, holderContext } from '@/platform/payload'
import type { Appointment, Gallery } from '../domain/appointment'
import { isDay, openDays, type Slot } from '../domain/slots'
import { findAppointment } from '../operations/find-appointment'
import { listGalleries } from '../operations/list-galleries'
import { listSlots } from '../operations/list-slots'

/** The days and times of one gallery: those of the asked day, else of the first with a place left. */
export interface Choice {
  days: readonly string[]
  day: string
  slots: readonly Slot[]
}

type Ctx = Awaited<ReturnType<typeof anonymousContext>>

async function choiceOf(ctx: Ctx, gallery: Gallery, asked: unknown): Promise<Choice> {
  const days = openDays(gallery, ctx.now)
  const day = isDay(asked) && days.includes(asked) ? asked : (days[0] ?? '')
  return { days, day, slots: day === '' ? [] : await listSlots(ctx, gallery, day) }
}

/** What the page for booking shows: the galleries, the asked or fitting one, and its times. Read for each request. */
export async function readVisitChoice(locale: Locale, asked: { gallery?: unknown; day?: unknown; project?: unknown }) {
  const ctx = await anonymousContext()
  const galleries = await listGalleries(ctx, locale)
  const gallery =
    galleries.find(({ id }) => String(id) === asked.gallery) ??
    galleries.find(({ projects }) => projects.some((slug) => slug === asked.project)) ??
    galleries[0]
  if (!gallery) return null
  return { galleries, gallery, choice: await choiceOf(ctx, gallery, asked.day) }
}

/** The appointment of a link, with the times it could be moved to; null when there is none. */
export async function readAppointment(
  locale: Locale,
  token: string,
  day: unknown,
): Promise<{ appointment: Appointment; choice: Choice; now: Date } | null> {
  const ctx = await holderContext('appointment', token)
  const appointment = await findAppointment(ctx, locale, token)
  if (!appointment) return null
  return { appointment, choice: await choiceOf(ctx, appointment.gallery, day), now: ctx.now }
}
