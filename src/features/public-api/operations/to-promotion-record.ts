import { isForSale, sharingTexts } from '@/features/catalogue'
import { filmIdentifier } from '@/features/media'
import { toFilm } from '@/features/media/server'
import type { Locale } from '@/i18n/locales'
import type { Promotion } from '@/payload-types'
import { type StoredMedia, toMediaRecord } from '../domain/media-record'
import type { PromotionRecord } from '../domain/promotion-record'

/** A promotion as stored, with its pictures and projects populated. */
type StoredPromotion = Omit<
  Pick<Promotion, keyof PromotionRecord & keyof Promotion>,
  'Meta_image' | 'Image_cover' | 'Promotion_Banner' | 'title_img'
> &
  Partial<Record<'Meta_image' | 'Image_cover' | 'Promotion_Banner' | 'title_img', unknown>>

const imageOf = (stored: unknown) => toMediaRecord(stored as StoredMedia | number | null)
const filmOf = (stored: StoredPromotion['Video']) => {
  const film = toFilm(stored)
  return film && filmIdentifier(film)
}
const textOf = (value: string | null | undefined): string => value ?? ''
const orNull = <Value>(value: Value | null | undefined): Value | null => value ?? null

/** Sold-out and past projects are never listed under an offer. */
const projectsOf = (projects: StoredPromotion['project_publisheds']): PromotionRecord['project_publisheds'] =>
  (projects ?? []).flatMap((project) => {
    if (typeof project !== 'object') return []
    const { id, Brand, Project_Title, Project_group, Slug_name } = project
    const isCurrent = project.Project_type === 'Current' && project.Active !== false
    if (!isForSale({ isCurrent, badge: project.Badge ?? null })) return []
    return [{ id, Brand, Project_Title, Project_group, Slug_name }]
  })

function sharingOf(stored: StoredPromotion) {
  const texts = sharingTexts({
    ...stored,
    Project_Title: textOf(stored.Title),
    Title_full: stored.Promotion_Title,
    Short_Description: stored.Description,
  })
  return {
    Meta_title: texts.title,
    Meta_description: texts.description,
    Og_title: texts.ogTitle,
    Og_description: texts.ogDescription,
    Twitter_title: texts.twitterTitle,
    Twitter_description: texts.twitterDescription,
  }
}

/** A stored promotion as the list shows it. */
export const toPromotionRecord = (stored: StoredPromotion, lang: Locale): PromotionRecord => ({
  id: stored.id,
  Title: textOf(stored.Title),
  Description: textOf(stored.Description),
  Language: lang,
  Title_register_box: orNull(stored.Title_register_box),
  Promotion_Title: textOf(stored.Promotion_Title),
  Promotion_Description: textOf(stored.Promotion_Description),
  Promotion_Font_color: orNull(stored.Promotion_Font_color),
  Promotion_Background_color: orNull(stored.Promotion_Background_color),
  Slug_name: stored.Slug_name,
  Brand: orNull(stored.Brand),
  Campaign_Code: orNull(stored.Campaign_Code),
  Active: stored.Active === true,
  Stat: 'publish',
  Has_register: stored.Has_register === true,
  ...sharingOf(stored),
  Meta_image: imageOf(stored.Meta_image),
  Image_cover: imageOf(stored.Image_cover),
  Promotion_Banner: imageOf(stored.Promotion_Banner),
  title_img: imageOf(stored.title_img),
  Pre_video: filmOf(stored.Pre_video),
  Pre_video_mobile: filmOf(stored.Pre_video_mobile),
  Video: filmOf(stored.Video),
  Video_mobile: filmOf(stored.Video_mobile),
  project_publisheds: projectsOf(stored.project_publisheds),
})
