import { z } from 'zod'
import { LOCALES } from '@/i18n/locales'

const percent = z.number().min(0).max(100)

/** What the sharing card of a page says and shows. It travels in the address of the card, signed. */
export const pageCardSchema = z.object({
  locale: z.enum(LOCALES),
  /** The brand whose colours it has; null for pages of both. */
  brand: z.enum(['noble', 'nue']).nullable(),
  /** The title of the page, in its language. */
  title: z.string().min(1).max(300),
  /** A price or a benefit, in the form of the language; empty without one. */
  figure: z.string().max(120),
  /** Path of a picture in the library, its focal point, and whether it is shown alone, as an editor chose it. */
  picture: z
    .object({ path: z.string().regex(/^\/media\/[^/?#]+$/), x: percent, y: percent, isWhole: z.boolean() })
    .nullable(),
})

export type PageCard = z.infer<typeof pageCardSchema>

/** The content of a card as a part of its address. */
export const writePageCard = (card: PageCard): string => Buffer.from(JSON.stringify(card)).toString('base64url')

/** The content of a card from a part of an address; null where it is none. */
export function readPageCard(text: string): PageCard | null {
  try {
    return pageCardSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  } catch {
    return null
  }
}

const NAME = /^[0-9a-f]{32}\.jpg$/

/** Whether a name in an address may be one of a card. */
export const isPageCardName = (name: string): boolean => NAME.test(name)
