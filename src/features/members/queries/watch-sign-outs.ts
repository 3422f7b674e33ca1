import { eventStream } from '@/platform/cache/event-stream'
import { GAP, subscribe } from '@/platform/cache/live-channel'
import { SIGN_OUT_CHANNEL } from '../domain/sign-out-message'
import { readAccount } from './member'

/**
 * A stream that tells the open pages of a member when sessions of theirs have ended, on any node: `NotiAuth` with
 * `{ event, OLM_ID }`. The page asks again who is signed in. null when nobody is.
 */
export async function watchSignOuts(signal: AbortSignal): Promise<Response | null> {
  const account = await readAccount()
  if (!account) return null
  const data = JSON.stringify({ event: 'logout', OLM_ID: account.olmId })
  return eventStream(signal, (send) =>
    subscribe(
      SIGN_OUT_CHANNEL,
      (olmId) => olmId,
      account.olmId,
      (message) => send(message === GAP ? 'reset' : 'NotiAuth', data),
    ),
  )
}
