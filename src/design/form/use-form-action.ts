'use client'

import { unstable_rethrow } from 'next/navigation'
import { type FormEvent, useActionState, useEffect, useRef } from 'react'
import { answerWith, EMPTY_FORM, type FieldFault, type FormState } from '@/kernel/form/form-state'
import { replaceFetch } from '../next-adapter/replace-fetch'
import { faultOf, withDelivery } from './form-delivery'
import { watchMending } from './mended-fields'

/** Runs the action; a failure becomes a state of the form. A redirect passes, as it is thrown too. */
function delivering<Notice extends string, Fault extends FieldFault, Done extends string>(
  action: (state: FormState<Notice, Fault, Done>, data: FormData) => Promise<FormState<Notice, Fault, Done>>,
): typeof action {
  return async (state, data) => {
    if (!navigator.onLine) return answerWith<Notice, Fault, Done>(data, { notice: 'offline' })
    replaceFetch(withDelivery)
    try {
      return await action(state, data)
    } catch (error) {
      unstable_rethrow(error)
      return answerWith<Notice, Fault, Done>(data, { notice: faultOf(error, navigator.onLine) })
    }
  }
}

/**
 * The state of a form that a server action answers, and the element of its answer, which gets the focus. An action that
 * fails (refused, cut off, timed out, offline) would otherwise replace the whole page by the error page, and what was
 * typed would be lost (decision 0047). `permalink`: where a browser without scripts gets the answer.
 */
export function useFormAction<Notice extends string, Fault extends FieldFault, Done extends string>(
  action: (state: FormState<Notice, Fault, Done>, data: FormData) => Promise<FormState<Notice, Fault, Done>>,
  permalink?: string,
) {
  // The server renders the action itself: its address makes the form work without scripts.
  const delivered = typeof window === 'undefined' ? action : delivering(action)
  const [state, send, isPending] = useActionState<FormState<Notice, Fault, Done>, FormData>(
    delivered,
    EMPTY_FORM,
    permalink,
  )
  const answer = useRef<HTMLDivElement>(null)
  useEffect(watchMending, [])
  useEffect(() => {
    if (state !== EMPTY_FORM) answer.current?.focus()
  }, [state])
  /** Ignores a second press while the first one is on its way. */
  const onSubmit = (event: FormEvent) => {
    if (isPending) event.preventDefault()
  }
  return { state, send, isPending, onSubmit, answer }
}
