import type { Listing } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { LandingWords, ListingSays } from '../domain/lists/landing'
import { sharingTexts } from '../domain/sharing-texts'

/** Texts a page falls back to without an editor's. */
interface OwnWords {
  title: string
  heading?: string
  /** For search engines, where the title is not to be used. */
  metaTitle?: string
  description: string
  paragraphs: readonly string[]
}

/** All texts of a landing page in one language. */
export interface LandingTexts {
  /** Link text. */
  title: string
  heading: string
  paragraphs: readonly string[]
  meta: ReturnType<typeof sharingTexts>
}

const paragraphsOf = (text: string) => text.split(/\n\s*\n/).map((one) => one.trim())

/** The editor's texts, each falling back to the page's own. */
export function landingTexts(says: LandingWords | null | undefined, own: OwnWords): LandingTexts {
  const written = paragraphsOf(says?.intro ?? '').filter((text) => text !== '')
  const title = says?.title || own.title
  return {
    title,
    heading: says?.heading || says?.title || own.heading || own.title,
    paragraphs: written.length > 0 ? written : own.paragraphs,
    meta: sharingTexts({
      Project_Title: says?.title || own.metaTitle || own.title,
      Short_Description: own.description,
      ...says?.sharing,
    }),
  }
}

/** The texts of a listing: an editor's, else the generated ones. */
export function listingWords(locale: Locale, listing: Listing, says: ListingSays): LandingTexts {
  const t = words(locale, 'catalogue')
  return landingTexts(says[listing], {
    title: t(`listing.${listing}.title`),
    metaTitle: t(`listing.${listing}.metaTitle`),
    description: t(`listing.${listing}.metaDescription`),
    paragraphs: [t(`listing.${listing}.text`)],
  })
}
