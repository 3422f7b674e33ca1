import { dayInBangkok, type StoryPart } from '@/features/stories'
import type { IsoDay } from '@/kernel/calendar-day'
import type { ImageSource } from '@/kernel/media/image'

/** What an entry is: a service of noble care, a benefit of members, a story about living, or an event. */
export const LIVING_KINDS = ['service', 'benefit', 'lifestyle', 'event'] as const
export type LivingKind = (typeof LIVING_KINDS)[number]

/** An entry as lists show it, in one language. */
export interface LivingCard {
  id: number
  kind: LivingKind
  slug: string
  title: string
  lead: string
  /** For whom it is, in a few words; empty when for everybody. */
  audience: string
  /** The day of an event in Bangkok; null for everything else. */
  day: IsoDay | null
  cover: ImageSource | null
  /** Whether a part of it is for members. */
  hasMembersPart: boolean
  /** ISO instant of its last change. */
  changedAt: string
}

/** A part of a page that stands open, or the place of a part for members: its `group` counts from 0. */
export type ShownPart = StoryPart | { kind: 'locked'; group: number }

/** A link to what can be done about it. */
export interface LivingAction {
  text: string
  href: string
}

/** The public page of an entry. What is for members is not in it. */
export interface LivingEntry extends LivingCard {
  coverCaption: string
  /** When and where, as lines; empty when there is nothing to say. */
  hours: string
  place: string
  terms: string
  action: LivingAction | null
  parts: readonly ShownPart[]
  /** The words over a part for members; empty for the usual ones. */
  lock: { title: string; text: string }
  meta: { title: string; description: string; image: ImageSource | null }
}

/** A part as an editor wrote it. */
export interface WrittenPart {
  part: StoryPart
  isForMembers: boolean
}

/** The parts that stand open, with a lock for each run of parts that are for members. */
export function shownParts(written: readonly WrittenPart[]): ShownPart[] {
  let group = -1
  return written.flatMap(({ part, isForMembers }, index): ShownPart[] => {
    if (!isForMembers) return [part]
    if (written[index - 1]?.isForMembers) return []
    group += 1
    return [{ kind: 'locked', group }]
  })
}

/** The parts for members, one list for each lock of the page. */
export function membersParts(written: readonly WrittenPart[]): StoryPart[][] {
  const groups: StoryPart[][] = []
  for (const [index, { part, isForMembers }] of written.entries()) {
    if (!isForMembers) continue
    if (written[index - 1]?.isForMembers) groups.at(-1)?.push(part)
    else groups.push([part])
  }
  return groups
}

/** Whether an event is over: the day after it in Bangkok. */
export const isOver = ({ day }: Pick<LivingCard, 'day'>, now: Date): boolean =>
  day !== null && day < dayInBangkok(now.toISOString())

/** Events: those to come, the next first; then those that are over, the last first. */
export function eventsInOrder<Card extends Pick<LivingCard, 'day'>>(events: readonly Card[], now: Date) {
  const byDay = (one: Card, other: Card) => (one.day ?? '').localeCompare(other.day ?? '')
  return {
    coming: events.filter((event) => !isOver(event, now)).toSorted(byDay),
    over: events.filter((event) => isOver(event, now)).toSorted((one, other) => byDay(other, one)),
  }
}
