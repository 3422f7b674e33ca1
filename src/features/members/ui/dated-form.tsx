'use client'

import { DatePicker } from '@/design/form/date-picker'
import { StepForm, type StepFormProps } from '@/design/form/step-form'
import type { MemberNotice } from '../domain/form-state'

/** A form of the member pages that asks for a date. */
export function DatedForm(props: Omit<StepFormProps<MemberNotice>, 'DateField'>) {
  return <StepForm {...props} DateField={DatePicker} />
}
