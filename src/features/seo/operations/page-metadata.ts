import type { Metadata } from 'next'
import { metadataOf, type PageFacts } from '../rules/page-metadata'
import { localesOf } from './page-locales'

/** Title, description, canonical, languages and sharing of one page, in the languages it is live in (S2§5). */
export function pageMetadata(facts: PageFacts): Metadata {
  return metadataOf(facts, localesOf(facts.path))
}
