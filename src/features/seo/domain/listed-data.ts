import type { IsoDay } from '@/kernel/calendar-day'
import type { Film, ProviderFilm } from '@/kernel/media/film'
import { COMPANY_NAME, type StructuredThing } from './structured-data'

/** What the page of an event shows. */
export interface EventFacts {
  /** Canonical address within the site. */
  path: string
  name: string
  description: string
  /** In Bangkok; null of an event without one. */
  day: IsoDay | null
  /** Where it is, the name of the place in the first line. */
  place: string
  /** Paths within the site. */
  images: readonly string[]
}

/** What the page of a promotion shows. */
export interface PromotionFacts {
  path: string
  name: string
  description: string
  /** ISO instants; null: open. */
  startsAt: string | null
  endsAt: string | null
  hasEnded: boolean
  images: readonly string[]
  projects: readonly Listed[]
}

/** An entry of a list: what it is called and where it leads within the site. */
export interface Listed {
  path: string
  name: string
}

/** A film of a page. */
export interface FilmFacts {
  film: Film
  /** The name when the film has none. */
  name: string
  description: string
  /** The picture it opens from, within the site. */
  poster: string | undefined
}

const absolute = (origin: string, paths: readonly string[]) =>
  paths.length > 0 ? { image: paths.map((path) => origin + path) } : {}

const companyOf = (origin: string) => ({ '@type': 'Organization', '@id': `${origin}/#company`, name: COMPANY_NAME })

/** An event. Search engines refuse one without a day or a place, so there is none then. */
export function eventData(origin: string, facts: EventFacts): StructuredThing[] {
  const { path, name, description, day, place, images } = facts
  const [where] = place.split('\n')
  if (day === null || !where) return []
  return [
    {
      '@type': 'Event',
      '@id': `${origin}${path}#event`,
      name,
      url: origin + path,
      ...(description && { description }),
      startDate: day,
      endDate: day,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      eventStatus: 'https://schema.org/EventScheduled',
      location: {
        '@type': 'Place',
        name: where,
        address: { '@type': 'PostalAddress', streetAddress: place.replaceAll('\n', ', '), addressCountry: 'TH' },
      },
      ...absolute(origin, images),
      organizer: { ...companyOf(origin), url: origin },
    },
  ]
}

/** A promotion is an offer for as long as it runs; one that has ended offers nothing. */
export function promotionData(origin: string, facts: PromotionFacts): StructuredThing[] {
  const { path, name, description, startsAt, endsAt, hasEnded, images, projects } = facts
  if (hasEnded) return []
  return [
    {
      '@type': 'Offer',
      '@id': `${origin}${path}#offer`,
      name,
      url: origin + path,
      ...(description && { description }),
      ...(startsAt && { validFrom: startsAt }),
      ...(endsAt && { validThrough: endsAt }),
      ...absolute(origin, images),
      offeredBy: companyOf(origin),
      // A place cannot be offered in schema.org; the page that lists it can.
      ...(projects.length > 0 && {
        itemOffered: projects.map((project) => ({
          '@type': 'RealEstateListing',
          '@id': `${origin}${project.path}#listing`,
          name: project.name,
          url: origin + project.path,
        })),
      }),
    },
  ]
}

/** The entries of a list in the order of its page; nothing of an empty one. */
export function listData(origin: string, path: string, entries: readonly Listed[]): StructuredThing[] {
  if (entries.length === 0) return []
  return [
    {
      '@type': 'ItemList',
      '@id': `${origin}${path}#list`,
      url: origin + path,
      numberOfItems: entries.length,
      itemListElement: entries.map((entry, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: entry.name,
        url: origin + entry.path,
      })),
    },
  ]
}

const PLAYERS: Record<ProviderFilm['name'], string> = {
  youtube: 'https://www.youtube-nocookie.com/embed/',
  vimeo: 'https://player.vimeo.com/video/',
}

/** The films of a page, each once. One without a picture or the day it came is left out: it would be refused. */
export function filmData(origin: string, films: readonly FilmFacts[]): StructuredThing[] {
  const things = films.flatMap(({ film, name, description, poster }): (StructuredThing & { '@id': string })[] => {
    const { file, provider, addedAt, title } = film
    if (!poster || !addedAt) return []
    const address = file ? origin + file : provider && PLAYERS[provider.name] + provider.id
    if (!address) return []
    return [
      {
        '@type': 'VideoObject',
        '@id': `${address}#film`,
        name: title || name,
        description: description || title || name,
        thumbnailUrl: origin + poster,
        uploadDate: addedAt,
        ...(file && { contentUrl: origin + file }),
        ...(provider && { embedUrl: PLAYERS[provider.name] + provider.id }),
      },
    ]
  })
  return [...new Map(things.map((thing) => [thing['@id'], thing])).values()]
}
