import { createHash, createHmac } from 'node:crypto'
import { env } from '@/platform/env'

/** 256 bits that only somebody with our secret can compute, as lower-case letters and digits (C22). */
const derived = (purpose: string, text: string) =>
  createHmac('sha256', env.PAYLOAD_SECRET ?? '')
    .update(`newsletter ${purpose}\n${text}`)
    .digest('hex')

/**
 * The secret of a confirmation mail. It is computed when the mail is written and kept nowhere: the database has
 * half of what it is made of, and its hash. A new round, after leaving, has a new one.
 */
export const confirmToken = (salt: string, round: number) => derived('confirm', `${salt}\n${round}`)

/** The secret of every link to leave. It never changes: an old mail must still let its reader go. */
export const leaveToken = (salt: string) => derived('leave', salt)

/** What is kept of a secret, to know it again. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** An address that can be recognised and not be read. It is what proves a withdrawal once the address is erased. */
export const fingerprintOf = (email: string) => derived('address', email)
