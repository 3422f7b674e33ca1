/** A movement smaller than this is a trembling hand. */
export const STEP_PX = 8

/** Which way a page is being read: `top` where it begins, else the way of the last real movement. */
export function scrollState(before: number, now: number, state: string): string {
  if (now < STEP_PX) return 'top'
  if (Math.abs(now - before) < STEP_PX) return state
  return now > before ? 'down' : 'up'
}
