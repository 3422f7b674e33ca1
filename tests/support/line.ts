import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import { exportJWK, SignJWT } from 'jose'
import type { LineChannel } from '@/platform/sign-in/line-login'
import { openStubServer } from './stub-server'

/** What the stand-in does next. Each switch is a fault that LINE Login is known for. */
export interface LineFaults {
  /** The LINE account that signs in. */
  subject: string
  /** The address it tells; null as for channels without that permission, or people without one. */
  email: string | null
  /** LINE signs tokens for the web with HS256, and publishes a key for ES256. */
  algorithm: 'HS256' | 'ES256'
  /** The token is for another round. */
  isNonceWrong: boolean
  /** Signed with a key that is not LINE's. */
  isForged: boolean
  /** For another channel. */
  isForAnother: boolean
  /** The person refuses. */
  isDenied: boolean
  /** The LINE app hands back to another browser: this one stays where it is. */
  opensAnotherBrowser: boolean
}

export const NO_FAULT: LineFaults = {
  subject: 'U0',
  email: 'line@example.com',
  algorithm: 'HS256',
  isNonceWrong: false,
  isForged: false,
  isForAnother: false,
  isDenied: false,
  opensAnotherBrowser: false,
}

interface Asked {
  nonce: string
  challenge: string
  callback: string
}

const ISSUER = 'https://access.line.me'

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

/**
 * A stand-in for LINE Login v2.1: it signs everybody in at once. Tests in other processes set what it does with
 * `PUT /next`.
 */
export async function startLine() {
  const channel = { id: '2000000001', secret: 'a-channel-secret-for-tests-only!' }
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'line-1', alg: 'ES256', use: 'sig' }
  const codes = new Map<string, Asked>()
  const stand = { next: NO_FAULT }

  const secretKey = (text: string) => new TextEncoder().encode(text)
  const signToken = ({ nonce }: Asked) => {
    const { algorithm, email, isForAnother, isForged, isNonceWrong, subject } = stand.next
    const key =
      algorithm === 'HS256'
        ? secretKey(isForged ? 'some-other-secret-of-32-characters' : channel.secret)
        : keys.privateKey
    return new SignJWT({ nonce: isNonceWrong ? 'another' : nonce, name: 'Mali', ...(email && { email }) })
      .setProtectedHeader({ alg: algorithm, ...(algorithm === 'ES256' && { kid: 'line-1' }) })
      .setIssuer(ISSUER)
      .setSubject(subject)
      .setAudience(isForAnother ? '2000000002' : channel.id)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(key)
  }

  /** Where the browser goes on: back to the site with a code, or with the refusal. */
  const backOf = (query: URLSearchParams) => {
    const back = new URL(query.get('redirect_uri') ?? '')
    back.searchParams.set('state', query.get('state') ?? '')
    if (stand.next.isDenied) back.searchParams.set('error', 'access_denied')
    else {
      const code = randomUUID()
      const [nonce, challenge] = [query.get('nonce') ?? '', query.get('code_challenge') ?? '']
      codes.set(code, { nonce, challenge, callback: query.get('redirect_uri') ?? '' })
      back.searchParams.set('code', code)
    }
    return back.href
  }

  const staysHere = (query: URLSearchParams) => stand.next.opensAnotherBrowser && !query.has('disable_auto_login')

  const tokenFor = async (form: URLSearchParams) => {
    const asked = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const verifier = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight =
      asked?.challenge === verifier &&
      asked.callback === form.get('redirect_uri') &&
      form.get('client_secret') === channel.secret
    return isRight && asked ? { id_token: await signToken(asked), token_type: 'Bearer' } : null
  }

  const answer: RequestListener = async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand')
    const say = (status: number, body: unknown, headers = {}) => {
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
    }
    if (pathname === '/next') {
      stand.next = { ...NO_FAULT, ...(JSON.parse(await textOf(request)) as Partial<LineFaults>) }
      return say(200, {})
    }
    if (pathname === '/oauth2/v2.1/certs') return say(200, { keys: [jwk] })
    if (pathname === '/oauth2/v2.1/token') {
      const token = await tokenFor(new URLSearchParams(await textOf(request)))
      return token ? say(200, token) : say(400, { error: 'invalid_grant' })
    }
    const back = backOf(searchParams)
    return staysHere(searchParams) ? say(200, { back }) : say(302, {}, { Location: back })
  }

  const server = await openStubServer(answer)
  const full: LineChannel = { ...channel, access: server.url, api: server.url }
  return Object.assign(stand, server, { channel: full })
}
