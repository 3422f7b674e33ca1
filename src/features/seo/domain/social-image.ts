import { isLocale, type Locale } from '@/i18n/locales'

/** The size that every platform shows uncropped (S2§5). */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const

/** Increase it when the drawing changes, so that every image gets a new name. */
export const DRAWING = 2

/** A generated sharing image: 1200x630, JPEG. */
export interface SocialImage {
  /** Path within the site. */
  url: string
  alt: string
}

/**
 * The content of a sharing image. Each line has alternatives, best first: a text with glyphs our fonts lack falls back
 * to the next, and a line without a usable one is left out, so that nobody ever sees missing-glyph boxes. Hashed into
 * the file name: renaming a key changes every address.
 */
export interface SocialFacts {
  brand: 'noble' | 'nue'
  /** In Latin script, in every language. */
  name: string
  /** Where it is. */
  place: readonly string[]
  /** The label of the figure: "from". */
  label: readonly string[]
  /** A price, or the text in its place. */
  figure: readonly string[]
  /** Path of the project's image; null without one. */
  picture: string | null
  /** Focal point in per cent from left and top. */
  focal: { x: number; y: number }
}

/** The page it belongs to: `group` and `slug` are segments of its address. */
export interface SocialSubject {
  group: string
  slug: string
  locale: Locale
}

const NAME = /^([a-z0-9_-]{1,100})-(th|en|cht|chs)-([0-9a-f]{16})\.jpg$/

/** `noble-a-th-0123456789abcdef.jpg`: the hash of the content makes it cacheable for ever. */
export const socialFileName = ({ slug, locale }: SocialSubject, hash: string) => `${slug}-${locale}-${hash}.jpg`

/** `/media/social/condominium/noble-a-th-0123456789abcdef.jpg`. */
export const socialPath = (subject: SocialSubject, hash: string) =>
  `/media/social/${subject.group}/${socialFileName(subject, hash)}`

/** Parses a file name; null when it is not one of ours. */
export function readSocialFileName(name: string): { slug: string; locale: Locale; hash: string } | null {
  const [, slug, locale, hash] = NAME.exec(name) ?? []
  return slug && hash && isLocale(locale) ? { slug, locale, hash } : null
}
