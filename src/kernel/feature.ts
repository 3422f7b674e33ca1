/** The manifest of a feature, readable without loading its code. */
export interface Feature {
  /** The name of its folder. */
  name: string
  /** Its message files: `messages/en/<name>.json`. */
  messages: readonly string[]
  /** The cache tags of the content it publishes: its changes invalidate the pages that carry them. */
  tags: readonly string[]
  /** Its areas of the back office, as named in the table of staff rights. */
  permissions: readonly string[]
  /** Its environment variables with their schemas. */
  env: Readonly<Record<string, unknown>>
}

export const defineFeature = (feature: Feature): Feature => feature
