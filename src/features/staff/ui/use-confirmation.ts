import { useCallback, useEffect, useState } from 'react'
import { type ConfirmWord, confirmWordFor } from './confirm-words'
import { signChallenge } from './passkey-calls'
import { callStaff } from './staff-calls'

interface Status {
  until: string | null
  hasApp: boolean
  hasPasskey: boolean
}

/** What the person shows: the password, a code, or a passkey. */
export type Shown = { password: string; code: string } | 'passkey'

/** The body to send; the word for why there is none. */
async function bodyOf(shown: Shown): Promise<object | ConfirmWord> {
  if (shown !== 'passkey') return shown
  const passkey = await signChallenge('confirmation/challenge')
  if (passkey === 'failed') return passkey
  return passkey ? { passkey } : 'stopped'
}

/** Whether the person of this browser has shown lately who they are, and how they do. Asked anew once it is wanted. */
export function useConfirmation(isWanted: boolean, onConfirmed: () => void) {
  const [status, setStatus] = useState<Status | null>(null)
  const [problem, setProblem] = useState<ConfirmWord | null>(null)
  const load = useCallback(async () => {
    const answer = await callStaff<Status>('confirmation', undefined, 'GET')
    if (answer !== 'failed' && answer.status === 200) setStatus(answer.body)
  }, [])
  useEffect(() => {
    if (isWanted) setProblem(null)
    load()
  }, [load, isWanted])
  const until = status?.until ?? null
  useEffect(() => {
    if (!until) return
    const timer = setTimeout(load, Math.max(0, new Date(until).getTime() - Date.now()) + 1000)
    return () => clearTimeout(timer)
  }, [until, load])
  const show = async (shown: Shown) => {
    const body = await bodyOf(shown)
    if (typeof body === 'string') return setProblem(body)
    const answer = await callStaff('confirmation', body)
    if (answer === 'failed' || answer.status !== 200)
      return setProblem(answer === 'failed' ? 'failed' : confirmWordFor(answer.body.error))
    setProblem(null)
    await load()
    onConfirmed()
  }
  return { status, problem, show }
}
