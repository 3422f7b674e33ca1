'use client'

import { DatePicker } from '@/design/date-picker'
import { StepForm, type StepFormProps } from '@/design/step-form'
import type { MemberNotice } from '../domain/form-state'

/** A form of the member pages that asks for a date. */
export function DatedForm(props: Omit<StepFormProps<MemberNotice>, 'DateField'>) {
  return <StepForm {...props} DateField={DatePicker} />
}
