import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import type { DeskVisit } from '../domain/appointment'
import { may } from '../domain/permissions'
import { bangkokDay } from '../domain/slots'

/** The appointments of today in Bangkok, in order, cancelled ones left out: what the desk has before it. */
export async function listToday(ctx: Context): Promise<DeskVisit[]> {
  requireActor(ctx, may.listToday)

  const today = bangkokDay(ctx.now)
  const from = new Date(`${today}T00:00:00+07:00`)
  const { docs } = await localApi(ctx, 'as-actor').find({
    collection: 'appointments',
    where: {
      and: [
        { startsAt: { greater_than_equal: from.toISOString() } },
        { startsAt: { less_than: new Date(from.getTime() + 86_400_000).toISOString() } },
        { state: { not_equals: 'cancelled' } },
      ],
    },
    sort: 'startsAt',
    depth: 1,
    pagination: false,
  })
  return docs.map(({ id, startsAt, kind, gallery, project, name, phone, people, state }) => ({
    id,
    startsAt,
    kind,
    gallery: typeof gallery === 'object' ? (gallery.name ?? '') : '',
    project: typeof project === 'object' ? (project?.Project_Title ?? '') : '',
    name,
    phone: phone ?? '',
    people: people ?? 1,
    state,
  }))
}
