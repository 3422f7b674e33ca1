import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { z } from 'zod'
import { isOwnPage, readAliases, type SiteAlias } from '@/kernel/http/site-aliases'
import { env } from '../process/env'
import { log } from '../process/log'

/** The names of a site that its passkeys may be used under. */
export interface PasskeySite {
  publicUrl: string
  aliases: readonly SiteAlias[]
}

/** What is stored of a passkey: nothing of it is secret, but a changed key would be somebody else's. */
export interface PasskeyKey {
  /** The identifier of the credential, base64url. */
  credential: string
  /** The public key in COSE form, base64url. */
  publicKey: string
  /** How often it signed, as it says itself; 0 of passkeys that do not count. */
  counter: number
  transports: readonly string[]
}

/** An answer of an authenticator with the challenge it was asked with, which the caller has used up. */
export interface PasskeyAnswer<Response> {
  response: Response
  challenge: string
}

export type SignedAnswer = PasskeyAnswer<AuthenticationResponseJSON>
export type NewAnswer = PasskeyAnswer<RegistrationResponseJSON>

/** EdDSA, ES256 and RS256 (WebAuthn Level 3, §5.4): between them they serve every authenticator. */
const ALGORITHMS = [-8, -7, -257]

/** How long a browser waits for the person, in milliseconds. */
const TIMEOUTS = 5 * 60_000

/** The library quotes what it was sent. */
const LONGEST_REASON = 200

const ownSite = (): PasskeySite => ({ publicUrl: env.publicUrl, aliases: readAliases(env.PUBLIC_ALIASES) ?? [] })

const clientData = z.object({ origin: z.string() })

/** The page of this site that an authenticator signed for; null for a page of any other. The signature covers it. */
function pageOf(encoded: string, { publicUrl, aliases }: PasskeySite): URL | null {
  const { origin } = clientData.parse(JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8')))
  const page = new URL(origin)
  return page.origin === origin && isOwnPage(page, new URL(publicUrl), aliases) ? page : null
}

/** Whatever an answer has wrong is one refusal; the reason is for the log. */
async function nullWhenRefused<Value>(check: () => Promise<Value | null>): Promise<Value | null> {
  try {
    return await check()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    log.info({ reason: reason.slice(0, LONGEST_REASON) }, 'a passkey was refused')
    return null
  }
}

interface Owner {
  /** Names the account to the authenticator, and nobody to whoever reads it. */
  handle: Uint8Array<ArrayBuffer>
  email: string
  name: string
}

/**
 * What a browser needs to make a passkey: kept by the authenticator, with the person verified (PIN, finger, face). It
 * names no host, so that the browser takes that of its page: each name of the site has passkeys of its own.
 */
export async function newPasskeyOptions(
  siteName: string,
  { handle, email, name }: Owner,
  challenge: string,
  known: readonly PasskeyKey[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const options = await generateRegistrationOptions({
    rpName: siteName,
    rpID: new URL(env.publicUrl).hostname,
    userID: handle,
    userName: email,
    userDisplayName: name,
    challenge: Buffer.from(challenge, 'base64url'),
    timeout: TIMEOUTS,
    attestationType: 'none',
    excludeCredentials: known.map(({ credential, transports }) => ({ id: credential, transports: [...transports] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
  return { ...options, rp: { name: siteName } as typeof options.rp }
}

/**
 * What a browser needs to sign with a passkey. It names no passkeys: that would tell a stranger which accounts there
 * are, and whether they have one.
 */
export async function passkeyOptions(challenge: string): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { rpId: _, ...options } = await generateAuthenticationOptions({
    rpID: new URL(env.publicUrl).hostname,
    challenge: Buffer.from(challenge, 'base64url'),
    timeout: TIMEOUTS,
    userVerification: 'required',
  })
  return options
}

/** The new passkey in an answer (WebAuthn Level 3, §7.1); null when anything about it is not as it was asked for. */
export function readNewPasskey({ response, challenge }: NewAnswer, site = ownSite()): Promise<PasskeyKey | null> {
  return nullWhenRefused(async () => {
    const page = pageOf(response.response.clientDataJSON, site)
    if (!page) return null
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: page.origin,
      expectedRPID: page.hostname,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!verified) return null
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    return { credential: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
  })
}

/**
 * The counter of a passkey after it signed a challenge (WebAuthn Level 3, §7.2); null when the answer is not its own, is
 * for another page or challenge, was made without verifying the person, or its counter did not rise, as that of a copy.
 */
export function readSignedAnswer(
  { response, challenge }: SignedAnswer,
  { credential, publicKey, counter }: PasskeyKey,
  site = ownSite(),
): Promise<number | null> {
  return nullWhenRefused(async () => {
    const page = pageOf(response.response.clientDataJSON, site)
    if (!page || response.id !== credential) return null
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: page.origin,
      expectedRPID: page.hostname,
      requireUserVerification: true,
      credential: { id: credential, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    })
    return verified ? authenticationInfo.newCounter : null
  })
}
