/** The named points at which the app is killed (`kill-points.mjs`), in the order of a booking. */
export const POINTS = [
  'before the commit of the hold',
  'after the hold, before the answer',
  'after the signature, before the answer',
  'before the call to the provider',
  'after the call, before its answer is read',
  'before the commit of the webhook',
  'after the commit of the webhook',
  'before the receipt number',
  'before the commit of the booking',
  'after the commit of the booking',
  'before the mail of the receipt',
  'after a mail, before its job is done',
] as const

/** What is killed in a round: the app at a point or at any moment, the database, or both. */
export type Kill = (typeof POINTS)[number] | 'app' | 'database' | 'app and database'

/** Each point once; then moments by chance, every tenth with the database, and the points again now and then. */
export function killsOf(rounds: number): Kill[] {
  return Array.from({ length: rounds }, (_, at): Kill => {
    const point = POINTS[at < POINTS.length ? at : Math.floor(at / 3) % POINTS.length]
    if (point && (at < POINTS.length || at % 3 === 0)) return point
    if (at % 10 === 1) return 'database'
    return at % 20 === 5 ? 'app and database' : 'app'
  })
}
