/** A benefit of a running promotion in one language, for the homes that have its key. */
export interface ShownOffer {
  key: string
  /** The address of its promotion. */
  slug: string
  title: string
  /** What is given; null: the price is cut. */
  gift: string | null
  /** ISO instant; null: open. */
  endsAt: string | null
}
