/** A benefit of a running promotion as a line beside a unit. */
export interface OfferLine {
  title: string
  /** The page of the promotion. */
  href: string
  /** What is given, until when, under which condition. */
  text: string
}

/** The lines by the keys of the benefits (`UnitRow.offers`). */
export type OfferLines = Readonly<Record<string, OfferLine>>
