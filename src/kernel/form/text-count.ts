/** How many texts a document has, and how many of them each language lacks. */
export interface TextCount {
  /** Texts that are written in at least one language, or that are always expected. */
  total: number
  missing: Record<string, number>
}
