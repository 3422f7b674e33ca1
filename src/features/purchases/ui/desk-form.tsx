import type { ReactNode } from 'react'
import { takeHomeStep } from '../actions/desk-steps'

/** What was done just now, or refused with what was typed, to show it again. */
export interface StepAnswer {
  /** The step that was taken; empty when none was. */
  done: string
  step: string
  faults: readonly string[]
  typed: (name: string) => string
}

/** A form of what follows a booking: one step, with the booking it is for. */
export function DeskForm({ reference, children }: { reference: string; children: ReactNode }) {
  return (
    <form action={takeHomeStep}>
      <input type="hidden" name="booking" value={reference} />
      {children}
    </form>
  )
}

interface DeskFieldProps {
  name: string
  label: string
  type?: 'text' | 'date' | 'datetime-local'
  value: string
  size?: number
  required?: boolean
}

/** One field with its label. */
export const DeskField = ({ name, label, type = 'text', value, size = 14, required }: DeskFieldProps) => (
  <label>
    {label}
    <input
      name={name}
      type={type}
      defaultValue={value}
      size={type === 'text' ? size : undefined}
      required={required}
      maxLength={type === 'text' ? 500 : undefined}
    />
  </label>
)
