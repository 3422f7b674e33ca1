import { createHmac, hkdfSync } from 'node:crypto'
import { env } from '@/platform/process/env'
import { referenceOf } from '@/platform/process/reference'

/**
 * The token of the link to an appointment, 256 bits as hex. It follows from a key that is not in the database, so that
 * every mail can have the link, and the database has its hash alone.
 */
export const linkTokenOf = (reference: string): string => keyed('appointment link', reference).toString('hex')

/** The reference of the visit that a form books, from the key of the form: sent twice, it is one visit. */
export const referenceOfForm = (formKey: string): string => referenceOf(keyed('appointment form', formKey))

function keyed(purpose: string, text: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', env.PAYLOAD_SECRET ?? '', '', purpose, 32))
  return createHmac('sha256', key).update(text).digest()
}
