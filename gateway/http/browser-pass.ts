import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { cookieLine, sealedCookie } from '@/kernel/http/cookies'

const PASS_COOKIE = 'browser'

const SECOND = 1000
/** A pass is good for so long, and renewed in the second half of it. */
const LIFE_MS = 12 * 3600 * SECOND
const RENEW_AFTER_MS = LIFE_MS / 2

/** A pass that was signed here and has not ended. */
export interface ReadPass {
  /** Random; says nothing about the visitor. */
  id: string
  ageMs: number
}

const PASS = new RegExp(`(?:^|;\\s*)${PASS_COOKIE}=([\\w-]{22})\\.([0-9a-z]{1,9})\\.([\\w-]{22})(?:;|$)`)

const shortened = (bytes: Buffer): string => bytes.subarray(0, 16).toString('base64url')

/**
 * The cookie that tells browsers behind one address apart: a random id, when it was made, and our signature. Nothing is
 * stored here for it before it comes back. A pass that is renewed has one successor however often it is sent, so that one
 * browser never becomes many.
 */
export class BrowserPasses {
  private readonly key: Buffer

  constructor(
    secret: string,
    private readonly isHttps: boolean,
    private readonly clock: () => number = Date.now,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'browser pass', 32))
  }

  /** The pass among the opened cookies of a request; null without one that is ours and good. */
  read(cookies: string | undefined): ReadPass | null {
    const [, id = '', made = '', signature = ''] = PASS.exec(cookies ?? '') ?? []
    if (id === '') return null
    const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(this.signatureOf(id, made)))
    const ageMs = this.clock() - Number.parseInt(made, 36) * SECOND
    return isOurs && ageMs > -SECOND && ageMs < LIFE_MS ? { id, ageMs } : null
  }

  /** What a browser is given with an answer of its own: a pass or the successor of an old one; null when it has a good one. */
  cookieFor(pass: ReadPass | null): string | null {
    if (pass && pass.ageMs < RENEW_AFTER_MS) return null
    const id = pass ? this.keyed('next', pass.id) : shortened(randomBytes(16))
    const made = Math.floor(this.clock() / SECOND).toString(36)
    const line = cookieLine(PASS_COOKIE, `${id}.${made}.${this.signatureOf(id, made)}`, LIFE_MS / SECOND, this.isHttps)
    return this.isHttps ? sealedCookie(line) : line
  }

  private signatureOf(id: string, made: string): string {
    return this.keyed('pass', `${id}.${made}`)
  }

  private keyed(use: string, text: string): string {
    return shortened(createHmac('sha256', this.key).update(`${use}\n${text}`).digest())
  }
}
