/** When a promotion runs: from its start up to, but not including, its end. An open bound is null. */
export interface PromotionPeriod {
  startsAt: Date | null
  endsAt: Date | null
}

export type PromotionState = 'coming' | 'running' | 'ended'

/** The state at a moment. A promotion whose end is not after its start never runs: it is coming, then ended. */
export function stateAt({ startsAt, endsAt }: PromotionPeriod, now: Date): PromotionState {
  if (endsAt && endsAt <= now) return 'ended'
  if (startsAt && startsAt > now) return 'coming'
  return 'running'
}

/** The next moment at which the state changes, for announcing it; null when it stays as it is. */
export function nextTurnAfter(period: PromotionPeriod, now: Date): Date | null {
  const before = stateAt(period, now)
  const later = [period.startsAt, period.endsAt].filter((moment) => moment !== null && moment > now)
  const turns = later.filter((moment) => moment !== null && stateAt(period, moment) !== before)
  return turns.reduce((first, moment) => (first && moment && first <= moment ? first : moment), null)
}
