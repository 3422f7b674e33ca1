import { isLocale, type Locale } from '@/i18n/locales'

/** What every platform shows whole (S2§5). */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const

/** A picture of our own making: 1200x630, JPEG. */
export interface DrawnPicture {
  /** Address within the site. */
  url: string
  alt: string
}

/**
 * What is drawn. A line is given in several ways, the best one first: what our typefaces cannot write is left for the
 * next, and a line that none of them can write is left out, so that nobody ever sees empty boxes.
 */
export interface SocialFacts {
  brand: 'noble' | 'nue'
  /** In Latin script, as it is called in every language. */
  name: string
  /** Where it is. */
  place: readonly string[]
  /** What the figure means: "from". */
  label: readonly string[]
  /** A price, or what there is to say instead. */
  figure: readonly string[]
  /** Address within the site of the picture that is shown; null when there is none. */
  picture: string | null
  /** Per cent from left and top: what cropping must keep. */
  focal: { x: number; y: number }
}

/** Whose picture it is: `group` and `slug` are the words of its page. */
export interface SocialSubject {
  group: string
  slug: string
  locale: Locale
}

const NAME = /^([a-z0-9_-]{1,100})-(th|en|cht|chs)-([0-9a-f]{16})\.jpg$/

/** `noble-a-th-0123456789abcdef.jpg`: another picture has another name, so that it may be kept for ever. */
export const socialFileName = ({ slug, locale }: SocialSubject, hash: string) => `${slug}-${locale}-${hash}.jpg`

/** `/media/social/condominium/noble-a-th-0123456789abcdef.jpg`. */
export const socialPath = (subject: SocialSubject, hash: string) =>
  `/media/social/${subject.group}/${socialFileName(subject, hash)}`

/** What the file of a name shows; null when we give no such names. */
export function readSocialFileName(name: string): { slug: string; locale: Locale; hash: string } | null {
  const [, slug, locale, hash] = NAME.exec(name) ?? []
  return slug && hash && isLocale(locale) ? { slug, locale, hash } : null
}
