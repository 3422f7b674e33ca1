import { randomUUID } from 'node:crypto'
import { isSlug } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { anonymousContext, holderContext } from '@/platform/database/payload'
import type { Appointment } from '../domain/appointment'
import { type Choice, chooseDay } from '../operations/choose-day'
import { findAppointment } from '../operations/find-appointment'
import { findSeenProject, listGalleries } from '../operations/list-galleries'

/** What the page for booking shows: the galleries, the asked or fitting one, its times, and what is to be seen. Read for each request. */
export async function readVisitChoice(locale: Locale, asked: { gallery?: unknown; day?: unknown; project?: unknown }) {
  const ctx = await anonymousContext()
  const galleries = await listGalleries(ctx, locale)
  const project = isSlug(asked.project) ? await findSeenProject(ctx, String(asked.project)) : null
  const gallery =
    galleries.find(({ id }) => String(id) === asked.gallery) ??
    galleries.find(({ projects }) => projects.some(({ slug }) => slug === project?.slug)) ??
    galleries[0]
  if (!gallery) return null
  return { galleries, gallery, project, choice: await chooseDay(ctx, gallery, asked.day), formKey: randomUUID() }
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
  return { appointment, choice: await chooseDay(ctx, appointment.gallery, day), now: ctx.now }
}
