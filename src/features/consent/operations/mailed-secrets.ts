import { createHmac } from 'node:crypto'
import { env } from '@/platform/process/env'

/** The kinds of mail a form can send, as they appear in addresses and rate-limit keys. */
export type MailKind = 'newsletter' | 'saved-search' | 'lead' | 'request' | 'visit'

/** The secrets of one kind of mail: a token of one is invalid for another. */
export function mailedSecrets(of: MailKind) {
  /** A 256-bit HMAC as lower-case letters and digits (C22). */
  const derived = (purpose: string, text: string) =>
    createHmac('sha256', env.PAYLOAD_SECRET ?? '')
      .update(`${of} ${purpose}\n${text}`)
      .digest('hex')
  return {
    /**
     * The confirmation token. It is derived when the mail is rendered and never stored: the database holds the salt and
     * the hash. Each round after an unsubscribe has a new token.
     */
    confirmToken: (salt: string, round: number) => derived('confirm', `${salt}\n${round}`),
    /** The token of every unsubscribe link. It never changes: the link of an old mail must keep working. */
    leaveToken: (salt: string) => derived('leave', salt),
    /** A keyed hash of an address or name: comparable, but not readable. */
    fingerprintOf: (text: string) => derived('address', text),
  }
}
