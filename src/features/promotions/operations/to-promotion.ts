import { sharingTexts } from '@/features/catalogue'
import { toFilm, toImage } from '@/features/media/server'
import type { ShownFilm } from '@/kernel/film'
import type { Project, Promotion } from '@/payload-types'
import type { PromotionCard, PromotionPage } from '../domain/promotion'
import { stateAt } from '../domain/promotion-state'

/** A stored moment; null when there is none. */
export const dateOf = (value: string | null | undefined) => (value ? new Date(value) : null)

const slugsOf = (projects: Promotion['project_publisheds']): string[] =>
  (projects ?? []).flatMap((project) => (typeof project === 'object' ? [(project as Project).Slug_name] : []))

/** A stored promotion as lists show it at a time. */
export function toPromotionCard(stored: Promotion, now: Date): PromotionCard {
  const [startsAt, endsAt] = [dateOf(stored.startsAt), dateOf(stored.endsAt)]
  return {
    id: stored.id,
    slug: stored.Slug_name,
    brand: stored.Brand ?? null,
    title: stored.Title ?? '',
    description: stored.Description ?? '',
    benefit: stored.benefit ?? '',
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    state: stateAt({ startsAt, endsAt }, now),
    cover: toImage(stored.Image_cover),
    projects: slugsOf(stored.project_publisheds),
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
