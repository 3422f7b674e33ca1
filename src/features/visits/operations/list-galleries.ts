import type { Locale } from '@/i18n/locales'
import type { SalesGallery } from '@/payload-types'
import type { Context } from '@/platform/context'
import { localApi } from '@/platform/local-api'
import { requireActor } from '@/platform/require-actor'
import type { Gallery } from '../domain/appointment'
import { may } from '../domain/permissions'
import { bangkokDay } from '../domain/slots'

type Stored = SalesGallery

const slugOf = (project: unknown): string[] =>
  typeof project === 'object' && project !== null ? [String((project as { Slug_name: string }).Slug_name)] : []

/** A stored gallery with its projects populated. */
export const toGallery = (stored: Stored): Gallery => ({
  id: stored.id,
  name: stored.name ?? '',
  address: stored.address ?? '',
  phone: stored.phone ?? '',
  hasVideo: stored.hasVideo === true,
  projects: (stored.projects ?? []).flatMap(slugOf),
  hours: (stored.hours ?? []).map(({ day, from, to }) => ({ day: Number(day), from, to })),
  closedDays: (stored.closedDays ?? []).map(({ day }) => bangkokDay(new Date(day))),
  slotMinutes: stored.slotMinutes,
  capacity: stored.capacity,
  noticeMinutes: stored.noticeMinutes,
  daysAhead: stored.daysAhead,
})

/** What a gallery is populated with. */
export const OF_GALLERY = { projects: { Slug_name: true } } as const

/** The sales galleries that take bookings. */
export async function listGalleries(ctx: Context, locale: Locale): Promise<Gallery[]> {
  requireActor(ctx, may.listGalleries)

  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'sales-galleries',
    where: { isOpen: { equals: true } },
    locale,
    depth: 1,
    populate: OF_GALLERY,
    joins: false as never,
    pagination: false,
    sort: 'id',
  })
  return docs.map(toGallery)
}
