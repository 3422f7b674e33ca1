import { createHash, createHmac } from 'node:crypto'
import { env } from './env'

/** What is kept of a secret, to know it again. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** The secrets of one kind of mail. `of` names the kind: what was made for one opens nothing of another. */
export function mailedSecrets(of: 'newsletter' | 'saved-search' | 'lead') {
  /** 256 bits that only somebody with our secret can compute, as lower-case letters and digits (C22). */
  const derived = (purpose: string, text: string) =>
    createHmac('sha256', env.PAYLOAD_SECRET ?? '')
      .update(`${of} ${purpose}\n${text}`)
      .digest('hex')
  return {
    /**
     * The secret of a confirmation mail. It is computed when the mail is written and kept nowhere: the database has
     * half of what it is made of, and its hash. A new round, after leaving, has a new one.
     */
    confirmToken: (salt: string, round: number) => derived('confirm', `${salt}\n${round}`),
    /** The secret of every link to leave. It never changes: an old mail must still let its reader go. */
    leaveToken: (salt: string) => derived('leave', salt),
    /** An address, or what else names somebody, that can be recognised and not be read. */
    fingerprintOf: (text: string) => derived('address', text),
  }
}
