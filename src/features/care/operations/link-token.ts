import { createHmac, hkdfSync } from 'node:crypto'
import { env } from '@/platform/process/env'

/**
 * The token of the link to a case, 256 bits as hex. It follows from a key that is not in the database, so that every mail
 * can have the link, and the database has its hash alone.
 */
export function caseTokenOf(reference: string): string {
  const key = Buffer.from(hkdfSync('sha256', env.PAYLOAD_SECRET ?? '', '', 'complaint case link', 32))
  return createHmac('sha256', key).update(reference).digest('hex')
}
