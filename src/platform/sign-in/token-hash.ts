import { createHash } from 'node:crypto'

/** The stored hash of a secret token. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
