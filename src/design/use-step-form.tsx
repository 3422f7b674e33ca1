'use client'

import { EMPTY_FORM, type FormState, valuesOf } from '@/kernel/form-state'
import { useAnswerFocus } from './form-notice'
import { useFormAction } from './use-form-action'

/** The state of a form of one step, and the element of its answer, which gets the focus. */
export function useStepForm(action: (state: FormState, data: FormData) => Promise<FormState>, permalink: string) {
  const form = useFormAction<FormState>({
    action,
    empty: EMPTY_FORM,
    permalink,
    onUndelivered: (notice, data) => ({ values: valuesOf(data), faults: [], notice }),
  })
  return { ...form, answer: useAnswerFocus(form.state, EMPTY_FORM) }
}

/** What a form sends besides its fields. */
export const HiddenFields = ({ values }: { values: Readonly<Record<string, string>> }) =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
