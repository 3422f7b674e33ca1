import { createHash } from 'node:crypto'
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose'
import { z } from 'zod'
import { env } from '../process/env'
import { log } from '../process/log'

/** A channel of LINE Login, and where LINE is. */
export interface LineChannel {
  id: string
  secret: string
  /** The origin that asks the person. */
  access: string
  /** The origin that answers our server. */
  api: string
}

/** What `iss` of every token of LINE is (LINE Login v2.1). */
const ISSUER = 'https://access.line.me'
const PATIENCE_MS = 10_000

/** The configured channel; null when LINE Login is off. `LINE_LOGIN_URL` puts a stand-in in the place of LINE. */
export function ownLineChannel(): LineChannel | null {
  const { LINE_LOGIN_CHANNEL_ID: id, LINE_LOGIN_CHANNEL_SECRET: secret, LINE_LOGIN_URL: url } = env
  return id && secret ? { id, secret, access: url ?? ISSUER, api: url ?? 'https://api.line.me' } : null
}

/** What one round of signing in is bound to: kept in the browser that began it. */
export interface LineRound {
  state: string
  nonce: string
  /** The PKCE verifier (RFC 7636). */
  verifier: string
}

/**
 * The page of LINE that asks the person. `isRetry` switches its automatic sign-in off: on phones that opens the LINE app,
 * which may hand back to another browser.
 */
export function lineAddress(
  { id, access }: LineChannel,
  { state, nonce, verifier }: LineRound,
  { callback, language, isRetry }: { callback: string; language: string; isRetry: boolean },
): string {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: id,
    redirect_uri: callback,
    scope: 'openid profile email',
    state,
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ui_locales: language,
    ...(isRetry && { disable_auto_login: 'true' }),
  })
  return `${access}/oauth2/v2.1/authorize?${query}`
}

/** Who signed in at LINE. The address is as LINE says it; it proves nothing to us. */
export interface LinePerson {
  subject: string
  email: string | null
}

const answered = z.object({ id_token: z.string().max(10_000) })
const person = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  email: z.email().optional().catch(undefined),
})

/**
 * The claims of a token. Tokens for the web are signed with HS256 and the secret of the channel, others with ES256 and a
 * published key; each algorithm has its own key, so that neither passes for the other.
 */
async function claimsOf(token: string, { id, secret, api }: LineChannel): Promise<JWTPayload> {
  const expected = { issuer: ISSUER, audience: id }
  const published = createRemoteJWKSet(new URL(`${api}/oauth2/v2.1/certs`), { timeoutDuration: PATIENCE_MS })
  const { payload } = await jwtVerify(
    token,
    async (header, jws) => (header.alg === 'HS256' ? new TextEncoder().encode(secret) : published(header, jws)),
    { ...expected, algorithms: ['HS256', 'ES256'] },
  )
  return payload
}

/** The person whom a code of LINE stands for; null when LINE refuses it or its token is not for this round. */
export async function linePerson(
  channel: LineChannel,
  { nonce, verifier }: LineRound,
  { code, callback }: { code: string; callback: string },
): Promise<LinePerson | null> {
  try {
    const answer = await fetch(`${channel.api}/oauth2/v2.1/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: callback,
        client_id: channel.id,
        client_secret: channel.secret,
        code_verifier: verifier,
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!answer.ok) throw new Error(`LINE answered ${answer.status}`)
    const claims = person.parse(await claimsOf(answered.parse(await answer.json()).id_token, channel))
    if (claims.nonce !== nonce) throw new Error('the nonce is of another round')
    return { subject: claims.sub, email: claims.email?.toLowerCase() ?? null }
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message.slice(0, 200) : '' }, 'LINE Login failed')
    return null
  }
}
