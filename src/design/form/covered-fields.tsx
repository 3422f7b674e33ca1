'use client'

import type { ReactNode } from 'react'
import { useFormStatus } from 'react-dom'
import { LoadingPanel } from '../show/loading-panel'

interface CoveredFieldsProps {
  /** What is awaited: "Opening your payment page". */
  label: string
  children: ReactNode
}

/** Fields inside a form, covered while its answer is on the way: what was chosen stays in sight, and is not changed. */
export function CoveredFields({ label, children }: CoveredFieldsProps) {
  const { pending } = useFormStatus()
  return (
    <LoadingPanel isBusy={pending} label={label}>
      {children}
    </LoadingPanel>
  )
}
