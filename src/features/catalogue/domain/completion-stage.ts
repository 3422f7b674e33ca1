/** A building is finished, is expected, or has passed the month planned for it without word of being finished. */
export type CompletionStage = 'done' | 'ahead' | 'past'

interface Completion {
  badge: string | null
  isCurrent: boolean
  /** `YYYY-MM`, common era. */
  completion: string | null
}

const MONTHS = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok', year: 'numeric', month: '2-digit' })

/**
 * What may be said of a completion month: "expected" only until that month has ended in Bangkok.
 * Finished is what the editors mark as ready, sold out or past.
 */
export function completionStage({ badge, isCurrent, completion }: Completion, now: Date): CompletionStage {
  if (badge === 'Ready_to_Move' || badge === 'Sold_Out' || !isCurrent) return 'done'
  return completion !== null && completion < MONTHS.format(now).slice(0, 7) ? 'past' : 'ahead'
}
