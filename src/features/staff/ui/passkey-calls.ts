import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { callStaff } from './staff-calls'

/** Loaded when a passkey is used: most sign-ins need none of it. */
const library = () => import('@simplewebauthn/browser')

/** Signs a challenge that a call gives; null when the person stopped, or this device has none for this site. */
export async function signChallenge(
  call: string,
  body?: object,
): Promise<AuthenticationResponseJSON | 'failed' | null> {
  const asked = await callStaff<PublicKeyCredentialRequestOptionsJSON>(call, body)
  if (asked === 'failed' || asked.status !== 200) return 'failed'
  const { startAuthentication } = await library()
  return startAuthentication({ optionsJSON: asked.body }).catch(() => null)
}

/** Signs a challenge for signing in to an account. */
export const signWithPasskey = (email: string) => signChallenge('passkeys/challenge', { email })

export type AddOutcome = 'added' | 'failed' | 'stopped' | (string & {})

/** Makes a passkey on this device and adds it to one's own account. The server's word for it when it is refused. */
export async function addPasskey(name: string, password: string): Promise<AddOutcome> {
  const asked = await callStaff<PublicKeyCredentialCreationOptionsJSON>('passkeys/offer')
  if (asked === 'failed' || asked.status !== 200) return 'failed'
  const { startRegistration } = await library()
  const passkey = await startRegistration({ optionsJSON: asked.body }).catch(() => null)
  if (!passkey) return 'stopped'
  const answer = await callStaff('passkeys/add', { name, password, passkey })
  if (answer === 'failed') return 'failed'
  return answer.status === 200 ? 'added' : (answer.body.error ?? 'failed')
}
