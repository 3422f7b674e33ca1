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

/** The fields read of a stored news item. */
interface StoredNews {
  id: number
  Title_TH: string
  Title_EN: string
  Content_TH: string
  Content_EN: string
  Inside_image?: number | StoredMedia | null
  Inside_image_alt?: string | null
}

/** The select of a stored item for Payload. */
export const NEWS_SELECT = {
  Title_TH: true,
  Title_EN: true,
  Content_TH: true,
  Content_EN: true,
  Inside_image: true,
  Inside_image_alt: true,
} as const

/** A stored item as published. Without an alt text of its own it uses the image's. */
export function toNewsRecord(stored: StoredNews): NewsRecord {
  const { id, Title_TH, Title_EN, Content_TH, Content_EN } = stored
  const image = toMediaRecord(stored.Inside_image)
  return {
    id,
    Title_TH,
    Title_EN,
    Content_TH,
    Content_EN,
    Inside_image: image && { url: image.url, width: image.width, height: image.height, mime: image.mime },
    Inside_image_alt: stored.Inside_image_alt || image?.alternativeText || null,
  }
}

/** The same without image records. */
export const withoutImage = (record: NewsRecord): NewsRecord => ({ ...record, Inside_image: null })
