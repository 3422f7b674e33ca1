'use client'

import { DatePicker } from '@/design/date-picker'
import { MemberForm, type MemberFormProps } from './member-form'

/** A form of the member pages that asks for a date. */
export function DatedForm(props: Omit<MemberFormProps, 'DateField'>) {
  return <MemberForm {...props} DateField={DatePicker} />
}
