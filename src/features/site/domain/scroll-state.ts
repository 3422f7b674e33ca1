/** Smaller movements are ignored, in pixels. */
export const STEP_PX = 8

/** The scroll state of a page: `top` at its beginning, otherwise the direction of the last real movement. */
export function scrollState(before: number, now: number, state: string): string {
  if (now < STEP_PX) return 'top'
  if (Math.abs(now - before) < STEP_PX) return state
  return now > before ? 'down' : 'up'
}
