import { isLocale, type Locale } from '@/i18n/locales'
import type { SalesGallery, Appointment as StoredAppointment } from '@/payload-types'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { hashOf } from '@/platform/sign-in/token-hash'
import { type Appointment, VISIT_KINDS } from '../domain/appointment'
import { may } from '../domain/permissions'
import { toGallery, toSeenProject } from './list-galleries'

const MINUTE = 60_000

/** A stored appointment with its gallery populated; null for a walk-in, which has no page. */
export function toAppointment(stored: StoredAppointment): Appointment | null {
  const kind = VISIT_KINDS.find((one) => one === stored.kind)
  if (!kind || typeof stored.gallery !== 'object') return null
  const gallery = toGallery(stored.gallery as SalesGallery)
  return {
    id: stored.id,
    reference: stored.reference ?? '',
    state: stored.state,
    kind,
    gallery,
    startsAt: new Date(stored.startsAt).toISOString(),
    endsAt: new Date(Date.parse(stored.startsAt) + gallery.slotMinutes * MINUTE).toISOString(),
    name: stored.name,
    email: stored.email ?? '',
    people: stored.people ?? 1,
    project: toSeenProject(stored.project),
    changes: stored.changes ?? 0,
    locale: isLocale(stored.locale) ? stored.locale : 'th',
  }
}

/** The appointment of a token, in the language of the page; null when there is none. */
export async function findAppointment(ctx: Context, locale: Locale, token: string): Promise<Appointment | null> {
  requireActor(ctx, may.findAppointment)

  if (!/^[0-9a-f]{64}$/.test(token)) return null
  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'appointments',
    where: { tokenHash: { equals: hashOf(token) } },
    locale,
    depth: 2,
    limit: 1,
    pagination: false,
  })
  return docs[0] ? toAppointment(docs[0]) : null
}
