import type { Listing } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { LandingWords, ListingSays } from '../rules/landing'
import { sharingTexts } from '../rules/sharing-texts'

/** What a page says of itself where no editor does. */
interface OwnWords {
  title: string
  heading?: string
  /** For search engines, where the title is not to be used. */
  metaTitle?: string
  description: string
  paragraphs: readonly string[]
}

/** Everything a landing page says of itself in one language. */
export interface LandingTexts {
  /** How links call it. */
  title: string
  heading: string
  paragraphs: readonly string[]
  meta: ReturnType<typeof sharingTexts>
}

const paragraphsOf = (text: string) => text.split(/\n\s*\n/).map((one) => one.trim())

/** What an editor wrote, each text by itself, and the page's own words where nothing is written. */
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

/** The words of a list of projects: those an editor wrote, and where there are none those of the program. */
export function listingWords(locale: Locale, listing: Listing, says: ListingSays): LandingTexts {
  const t = words(locale, 'catalogue')
  return landingTexts(says[listing], {
    title: t(`listing.${listing}.title`),
    metaTitle: t(`listing.${listing}.metaTitle`),
    description: t(`listing.${listing}.metaDescription`),
    paragraphs: [t(`listing.${listing}.text`)],
  })
}
