import { z } from 'zod'
import { type StoredMedia, toMediaRecord } from './media-record'

/** One item of news (S2§3). */
export const newsRecord = z.object({
  id: z.int(),
  Title_TH: z.string(),
  Title_EN: z.string(),
  Content_TH: z.string(),
  Content_EN: z.string(),
  Inside_image: z.object({ url: z.string(), width: z.int(), height: z.int(), mime: z.string() }).nullable(),
  Inside_image_alt: z.string().nullable(),
})
export type NewsRecord = z.infer<typeof newsRecord>

/** What is read of a news item in the content system. */
interface StoredNews {
  id: number
  Title_TH: string
  Title_EN: string
  Content_TH: string
  Content_EN: string
  Inside_image?: number | StoredMedia | null
  Inside_image_alt?: string | null
}

/** The fields of a stored item, as the content system is asked for them. */
export const NEWS_SELECT = {
  Title_TH: true,
  Title_EN: true,
  Content_TH: true,
  Content_EN: true,
  Inside_image: true,
  Inside_image_alt: true,
} as const

/** A stored item as published. Without words of its own for the picture, those of the picture itself. */
export function toNewsRecord(stored: StoredNews): NewsRecord {
  const { id, Title_TH, Title_EN, Content_TH, Content_EN } = stored
  const picture = toMediaRecord(stored.Inside_image)
  return {
    id,
    Title_TH,
    Title_EN,
    Content_TH,
    Content_EN,
    Inside_image: picture && { url: picture.url, width: picture.width, height: picture.height, mime: picture.mime },
    Inside_image_alt: stored.Inside_image_alt || picture?.alternativeText || null,
  }
}

/** The same for who did not ask for the records of pictures. */
export const withoutPicture = (record: NewsRecord): NewsRecord => ({ ...record, Inside_image: null })
