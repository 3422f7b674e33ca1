'use client'

import './desk-step-form.css'
import { DESK_FORM } from '../form/form-skin'
import { StepForm, type StepFormProps } from '../form/step-form'

interface DeskStepFormProps<Notice extends string> extends Omit<StepFormProps<Notice>, 'skin' | 'variant' | 'kept'> {
  isMain?: boolean
}

/** A form of the back office: the form of the site in its own clothes. What was typed stays, and nothing of it is in an address. */
export const DeskStepForm = <Notice extends string>({ isMain = false, ...form }: DeskStepFormProps<Notice>) => (
  <StepForm {...form} variant={isMain ? 'primary' : 'quiet'} skin={DESK_FORM} />
)
