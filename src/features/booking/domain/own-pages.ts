/** What this browser holds or has booked, in words, with the way on. */
export interface OwnNotice {
  text: string
  action: string
  href: string
}

/** Where to go on from a booking that has ended. */
export interface OnwardPaths {
  /** The same unit, while it can be held again. */
  again: string | null
  units: string
  project: string | null
  gallery: string
}

/** The first words of the pages that say themselves what this browser holds, or belong to a booking. */
const OWN = ['online-booking', 'unit-summary', 'verify-', 'booking', 'payment', 'my-home', 'confirm-payments']

/** Whether a page, by its path with the language, says itself what this browser holds or has booked. */
export function saysItself(path: string): boolean {
  const [, , first = ''] = path.split('/')
  return OWN.some((word) =>
    word.endsWith('-') ? first.startsWith(word) : first === word || first === `${word}-summary`,
  )
}
