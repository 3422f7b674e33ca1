import { z } from 'zod'
import { LOCALES } from '@/i18n/locales'
import { BRANDS } from '@/kernel/vocabulary'
import { mediaRecord } from './media-record'
import { projectRecord, sharingFields } from './project-record'

const image = mediaRecord.nullable()
const colour = z.string().nullable().describe('As in style sheets: `#14110f`.')
const video = z.string().nullable()

/** A promotion as the list shows it (S1§3). */
export const promotionRecord = z.object({
  id: z.int(),
  Title: z.string(),
  Description: z.string(),
  Language: z.enum(LOCALES),
  Title_register_box: z.string().nullable(),
  Promotion_Title: z.string(),
  Promotion_Description: z.string().describe('May hold HTML.'),
  Promotion_Font_color: colour,
  Promotion_Background_color: colour,
  Slug_name: z.string(),
  Brand: z.enum(BRANDS).nullable(),
  Campaign_Code: z.string().nullable(),
  Active: z.boolean(),
  Stat: z.enum(['publish']),
  Has_register: z.boolean(),
  ...sharingFields,
  Meta_image: image,
  Image_cover: image,
  Promotion_Banner: image,
  title_img: image,
  Pre_video: video,
  Pre_video_mobile: video,
  Video: video,
  Video_mobile: video,
  project_publisheds: z.array(
    projectRecord.pick({ id: true, Brand: true, Project_Title: true, Project_group: true, Slug_name: true }),
  ),
})
export type PromotionRecord = z.infer<typeof promotionRecord>
