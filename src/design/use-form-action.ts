'use client'

import { unstable_rethrow } from 'next/navigation'
import { type FormEvent, useActionState, useEffect } from 'react'
import type { SendFault } from '@/kernel/send-fault'
import { faultOf, withDelivery } from './form-delivery'
import { watchMending } from './mended-fields'
import { replaceFetch } from './next-adapter/replace-fetch'

type FormAction<State> = (state: Awaited<State>, data: FormData) => Promise<State>

interface FormActionOptions<State> {
  action: FormAction<State>
  /** The state of the form before it is sent. */
  empty: Awaited<State>
  /** The state when no answer came: all that was typed, and a notice for the reason. */
  onUndelivered: (fault: SendFault, data: FormData) => State
  /** Where a browser without scripts gets the answer. */
  permalink?: string
}

/** Runs the action; a failure becomes a state of the form. A redirect passes, as it is thrown too. */
function delivering<State>({ action, onUndelivered }: FormActionOptions<State>): FormAction<State> {
  return async (state, data) => {
    if (!navigator.onLine) return onUndelivered('offline', data)
    replaceFetch(withDelivery)
    try {
      return await action(state, data)
    } catch (error) {
      unstable_rethrow(error)
      return onUndelivered(faultOf(error, navigator.onLine), data)
    }
  }
}

/**
 * The state of a form that a server action answers. An action that fails (refused, cut off, timed out, offline) would
 * otherwise replace the whole page by the error page, and what was typed would be lost (decision 0047).
 */
export function useFormAction<State>(options: FormActionOptions<State>) {
  // The server renders the action itself: its address makes the form work without scripts.
  const action = typeof window === 'undefined' ? options.action : delivering(options)
  const [state, send, isPending] = useActionState(action, options.empty, options.permalink)
  useEffect(watchMending, [])
  /** Ignores a second press while the first one is on its way. */
  const onSubmit = (event: FormEvent) => {
    if (isPending) event.preventDefault()
  }
  return { state, send, isPending, onSubmit }
}
