/** The states of a case. `answered`: the person has our answer, and the matter is not solved yet. */
export const CASE_STATES = ['open', 'answered', 'solved', 'closed'] as const
export type CaseState = (typeof CASE_STATES)[number]

interface Step {
  from: readonly CaseState[]
  to: CaseState
  by: 'person' | 'staff' | 'system'
}

/** Every step a case can take. What is not in this table does not happen. */
const STEPS = {
  answer: { from: ['open', 'answered'], to: 'answered', by: 'staff' },
  solve: { from: ['open', 'answered'], to: 'solved', by: 'staff' },
  write: { from: ['open', 'answered'], to: 'open', by: 'person' },
  rate: { from: ['solved'], to: 'closed', by: 'person' },
  reopen: { from: ['solved', 'closed'], to: 'open', by: 'person' },
  close: { from: ['solved'], to: 'closed', by: 'system' },
} as const satisfies Record<string, Step>
export type CaseStep = keyof typeof STEPS
export const CASE_STEPS = Object.keys(STEPS) as CaseStep[]

/** The state after a step; null when the step does not start there. */
export function caseAfter(state: CaseState, name: CaseStep): CaseState | null {
  const step: Step = STEPS[name]
  return step.from.includes(state) ? step.to : null
}

/** How long after the solution a case can be opened again, and is closed by itself. */
const REOPEN_DAYS = 14

/** When a solved case can no longer be opened again. */
export const reopenUntil = (solvedAt: Date): Date => new Date(solvedAt.getTime() + REOPEN_DAYS * 86_400_000)
