import { isForSale, sharingTexts } from '@/features/catalogue'
import { toFilm, toImage } from '@/features/media/server'
import type { ShownFilm } from '@/kernel/media/film'
import type { Project, Promotion } from '@/payload-types'
import type { PromotionCard, PromotionPage } from '../domain/promotion'
import { stateAt } from '../domain/promotion-state'

/** A stored moment; null when there is none. */
export const dateOf = (value: string | null | undefined) => (value ? new Date(value) : null)

/** What says of a project whether an offer can still be for it. */
export const OFFERED_SELECT = { Slug_name: true, Badge: true, Project_type: true, Active: true } as const

type NamedProject = Pick<Project, keyof typeof OFFERED_SELECT>

const isOffered = ({ Badge, Project_type, Active }: NamedProject) =>
  isForSale({ isCurrent: Project_type === 'Current' && Active !== false, badge: Badge ?? null })

const namedIn = (projects: Promotion['project_publisheds']): NamedProject[] =>
  (projects ?? []).filter((project) => typeof project === 'object')

/**
 * A stored promotion as lists show it at a time. Sold-out and past projects are never listed under an offer, and an offer
 * that is left without any of its projects is over, whatever its last day says.
 */
export function toPromotionCard(stored: Promotion, now: Date): PromotionCard {
  const [startsAt, endsAt] = [dateOf(stored.startsAt), dateOf(stored.endsAt)]
  const named = namedIn(stored.project_publisheds)
  const offered = named.filter(isOffered)
  const isSpent = named.length > 0 && offered.length === 0
  return {
    id: stored.id,
    slug: stored.Slug_name,
    brand: stored.Brand ?? null,
    title: stored.Title ?? '',
    description: stored.Description ?? '',
    benefit: stored.benefit ?? '',
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    state: isSpent ? 'ended' : stateAt({ startsAt, endsAt }, now),
    cover: toImage(stored.Image_cover),
    projects: offered.map(({ Slug_name }) => Slug_name),
    changedAt: stored.updatedAt,
  }
}

/** A film in two shapes; upright alone, it is shown on every screen. */
function toShownFilm(desktop: Promotion['Video'], mobile: Promotion['Video']): ShownFilm | null {
  const [wide, upright] = [toFilm(desktop), toFilm(mobile)]
  const film = wide ?? upright
  return film && { wide: film, upright: wide ? upright : null }
}

/** A stored promotion as its page shows it at a time. */
export function toPromotionPage(stored: Promotion, now: Date): PromotionPage {
  const card = toPromotionCard(stored, now)
  const { Title: Project_Title = '', Promotion_Title: Title_full, Description: Short_Description, ...written } = stored
  return {
    ...card,
    campaign: stored.Campaign_Code ?? '',
    heading: stored.Promotion_Title || card.title,
    text: stored.Promotion_Description ?? '',
    terms: stored.terms ?? '',
    ink: stored.Promotion_Font_color || '#FAF9F6',
    ground: stored.Promotion_Background_color || '#14110F',
    banner: toImage(stored.Promotion_Banner) ?? card.cover,
    titleImage: toImage(stored.title_img),
    preFilm: toShownFilm(stored.Pre_video, stored.Pre_video_mobile),
    film: toShownFilm(stored.Video, stored.Video_mobile),
    register: stored.Has_register ? (stored.Title_register_box ?? '') : null,
    meta: {
      ...sharingTexts({ ...written, Project_Title: Project_Title ?? '', Title_full, Short_Description }),
      image: toImage(stored.Meta_image),
    },
  }
}
