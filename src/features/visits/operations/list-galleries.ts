import type { Locale } from '@/i18n/locales'
import type { Project, SalesGallery } from '@/payload-types'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import type { Gallery, SeenProject } from '../domain/appointment'
import { may } from '../domain/permissions'
import { bangkokDay } from '../domain/slots'

type Stored = SalesGallery

/** A populated project as visitors may see it; null where it is not populated or not published. */
export function toSeenProject(project: unknown): SeenProject | null {
  if (typeof project !== 'object' || project === null) return null
  const { Slug_name: slug, Project_Title: title, _status: status } = project as Partial<Project>
  return status === 'published' && slug ? { slug, title: title ?? slug } : null
}

/** A stored gallery with its projects populated. */
export const toGallery = (stored: Stored): Gallery => ({
  id: stored.id,
  name: stored.name ?? '',
  address: stored.address ?? '',
  phone: stored.phone ?? '',
  hasVideo: stored.hasVideo === true,
  projects: (stored.projects ?? []).map(toSeenProject).filter((project) => project !== null),
  hours: (stored.hours ?? []).map(({ day, from, to }) => ({ day: Number(day), from, to })),
  closedDays: (stored.closedDays ?? []).map(({ day }) => bangkokDay(new Date(day))),
  slotMinutes: stored.slotMinutes,
  capacity: stored.capacity,
  noticeMinutes: stored.noticeMinutes,
  daysAhead: stored.daysAhead,
})

/** What a gallery is populated with. */
const OF_GALLERY = { projects: { Slug_name: true, Project_Title: true, _status: true } } as const

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

/** The published project of an address; null when there is none. */
export async function findSeenProject(ctx: Context, slug: string): Promise<SeenProject | null> {
  requireActor(ctx, may.findSeenProject)

  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'projects',
    where: { Slug_name: { equals: slug } },
    depth: 0,
    limit: 1,
    pagination: false,
    select: OF_GALLERY.projects,
  })
  return toSeenProject(docs[0])
}
