import type { ProjectCard } from '@/features/catalogue'
import type { ShownFilm } from '@/kernel/media/film'
import type { ImageSource } from '@/kernel/media/image'
import type { Brand } from '@/kernel/vocabulary'
import type { PromotionState } from './promotion-state'

/** What lists and project pages show of a promotion, in one language. */
export interface PromotionCard {
  id: number
  slug: string
  brand: Brand | null
  title: string
  description: string
  /** What one gets, in a few words; empty when the title says it. */
  benefit: string
  /** ISO instants; null: open. */
  startsAt: string | null
  endsAt: string | null
  state: PromotionState
  cover: ImageSource | null
  /** Slugs of its projects. */
  projects: readonly string[]
  /** ISO instant of its last change. */
  changedAt: string
}

/** The page of a promotion, in one language. */
export interface PromotionPage extends PromotionCard {
  campaign: string
  heading: string
  /** Sanitised HTML. */
  text: string
  terms: string
  ink: string
  ground: string
  banner: ImageSource | null
  titleImage: ImageSource | null
  /** The film that opens from the first picture, and the film of the page. */
  preFilm: ShownFilm | null
  film: ShownFilm | null
  /** The title of the register box; null when there is none. */
  register: string | null
  meta: {
    title: string
    description: string
    ogTitle: string
    ogDescription: string
    twitterTitle: string
    twitterDescription: string
    image: ImageSource | null
  }
}

/** A promotion with the cards of its projects. */
export interface ShownPromotion {
  promotion: PromotionPage
  projects: readonly ProjectCard[]
}

const ORDER: Record<PromotionState, number> = { running: 0, coming: 1, ended: 2 }

/** Running ones first, those that end soonest before the others; then those to come, the next first. */
export function inOrder<Card extends Pick<PromotionCard, 'state' | 'startsAt' | 'endsAt' | 'id'>>(
  cards: readonly Card[],
): Card[] {
  const moment = ({ state, startsAt, endsAt }: Card) => (state === 'coming' ? startsAt : endsAt) ?? '9999'
  return cards.toSorted((a, b) => ORDER[a.state] - ORDER[b.state] || moment(a).localeCompare(moment(b)) || a.id - b.id)
}

const DAY = 86_400_000

/** Whole days until the end, counted in days of Bangkok; null when it has no end, or not within two weeks. */
export function daysLeft(endsAt: string | null, now: Date): number | null {
  if (endsAt === null) return null
  const dayOf = (at: number) => Math.floor((at + 7 * 3_600_000) / DAY)
  // It ends with the day before when it ends at midnight.
  const days = dayOf(Date.parse(endsAt) - 1) - dayOf(now.getTime())
  return days >= 0 && days <= 14 ? days : null
}
