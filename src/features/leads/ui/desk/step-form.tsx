import type { ReactNode } from 'react'
import { VERSION_FIELD } from '@/kernel/form/form-version'
import { takeDeskStep } from '../../actions/desk-steps'
import { leadPath } from './lead-table'

interface StepFormProps {
  lead: number
  step: string
  /** What the form was made from, where it replaces what stands. */
  version?: string
  children: ReactNode
}

/** One step of a lead as a form with its own button. */
export function StepForm({ lead, step, version, children }: StepFormProps) {
  return (
    <form action={takeDeskStep}>
      <input type="hidden" name="back" value={leadPath(lead)} />
      <input type="hidden" name="lead" value={lead} />
      <input type="hidden" name="step" value={step} />
      {version === undefined ? null : <input type="hidden" name={VERSION_FIELD} value={version} />}
      {children}
    </form>
  )
}
