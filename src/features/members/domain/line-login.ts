/** Where LINE sends the browser back; registered at LINE with the channel. */
export const LINE_CALLBACK = '/api/member/line/callback'

/** Where a round begins: a plain link, so that it works without scripts. */
export const LINE_START = '/api/member/line'

/**
 * Why nobody was signed in: another browser came back than began, the person refused, or something failed. The page
 * explains each.
 */
export const LINE_PROBLEMS = ['browser', 'denied', 'failed'] as const
export type LineProblem = (typeof LINE_PROBLEMS)[number]

/** The problem that an address names; null for none. */
export const readLineProblem = (value: unknown): LineProblem | null =>
  LINE_PROBLEMS.find((problem) => problem === value) ?? null
