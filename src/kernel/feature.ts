import type { EVERY_PAGE_TAGS, KIND_TAGS, TABLE_TAGS } from './cache-tags'

/** A cache tag owned by one feature: its changes invalidate the pages that carry it. */
export type FeatureTag = (typeof EVERY_PAGE_TAGS)[number] | (typeof KIND_TAGS)[number] | (typeof TABLE_TAGS)[number]

/** The manifest of a feature, readable without loading its code. */
export interface Feature {
  /** The name of its folder. */
  name: string
  /** Its message files: `messages/en/<name>.json`. */
  messages: readonly string[]
  /** The cache tags of the content it publishes. */
  tags: readonly FeatureTag[]
  /** Its areas of the back office, as named in the table of staff rights. */
  permissions: readonly string[]
  /** Its environment variables with their schemas. */
  env: Readonly<Record<string, unknown>>
}

export const defineFeature = (feature: Feature): Feature => feature
