import type { ReactNode } from 'react'
import { takeDeskStep } from '../../actions/desk-steps'
import { leadPath } from './lead-table'

/** One step of a lead as a form with its own button. */
export function StepForm({ lead, step, children }: { lead: number; step: string; children: ReactNode }) {
  return (
    <form action={takeDeskStep}>
      <input type="hidden" name="back" value={leadPath(lead)} />
      <input type="hidden" name="lead" value={lead} />
      <input type="hidden" name="step" value={step} />
      {children}
    </form>
  )
}
