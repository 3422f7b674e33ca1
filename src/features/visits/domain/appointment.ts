import type { Locale } from '@/i18n/locales'
import type { GalleryTimes } from './slots'

/** In the gallery, or by video from wherever the visitor is. */
export const VISIT_KINDS = ['visit', 'video'] as const
export type VisitKind = (typeof VISIT_KINDS)[number]

/** `missed`: nobody came. Only a booked appointment takes a place. */
export const APPOINTMENT_STATES = ['booked', 'cancelled', 'attended', 'missed'] as const
export type AppointmentState = (typeof APPOINTMENT_STATES)[number]

/** A sales gallery in one language. */
export interface Gallery extends GalleryTimes {
  id: number
  name: string
  address: string
  phone: string
  hasVideo: boolean
  /** The published projects shown there. */
  projects: readonly SeenProject[]
}

/** A project that visitors come to see. */
export interface SeenProject {
  slug: string
  title: string
}

/** An appointment as its holder sees it. */
export interface Appointment {
  id: number
  reference: string
  state: AppointmentState
  kind: VisitKind
  gallery: Gallery
  /** ISO instants. */
  startsAt: string
  endsAt: string
  name: string
  email: string
  people: number
  /** What the visitor comes to see; null when nothing was named, or the project is no longer published. */
  project: SeenProject | null
  /** How often it was moved or cancelled. */
  changes: number
  locale: Locale
}

/** A visit as the account of a member shows it. */
export interface MemberVisit {
  reference: string
  state: AppointmentState
  kind: VisitKind
  /** Name of the sales gallery, in the language of the page. */
  gallery: string
  /** Name of the project to be seen; empty when none was named. */
  project: string
  startsAt: Date
  /** The token of its page, as mails link it; null for whoever proved no address of it. */
  link: string | null
}

/** A visitor may move or cancel until the visit begins. */
export const isChangeable = ({ state, startsAt }: Pick<Appointment, 'state' | 'startsAt'>, now: Date): boolean =>
  state === 'booked' && Date.parse(startsAt) > now.getTime()

/**
 * The place of a booked appointment: unique in the database, so that the last one is never given twice. `seat` counts
 * from 1 to the capacity of the gallery.
 */
export const seatKey = (gallery: number, startsAt: string, seat: number): string => `${gallery}|${startsAt}|${seat}`

/** The lowest free place of a start; null when all are taken. */
export function freeSeat(taken: readonly string[], gallery: number, startsAt: string, capacity: number): string | null {
  const keys = Array.from({ length: capacity }, (_, index) => seatKey(gallery, startsAt, index + 1))
  return keys.find((key) => !taken.includes(key)) ?? null
}

/** A line of the desk's day. */
export interface DeskVisit {
  id: number
  startsAt: string
  kind: VisitKind | 'walk_in'
  gallery: string
  /** Name of the project to be seen; empty when none was named. */
  project: string
  name: string
  phone: string
  people: number
  state: AppointmentState
}
