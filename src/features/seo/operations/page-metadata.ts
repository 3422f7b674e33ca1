import type { Metadata } from 'next'
import { metadataOf, type PageFacts } from '../domain/page-metadata'
import { pageCardOf } from './page-card'
import { localesOf } from './page-locales'

/** Title, description, canonical, languages and sharing metadata of a page, for its published languages (S2§5). */
export function pageMetadata(facts: PageFacts): Metadata {
  return metadataOf(facts, pageCardOf(facts), localesOf(facts.path))
}
