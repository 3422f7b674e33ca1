import { holderContext } from '@/platform/database/payload'
import { findCase } from '../operations/person-steps'

/** The case of the link in a mail, and the time of the read; null when there is none. */
export async function readOwnCase(token: string) {
  const ctx = await holderContext('case', token)
  return findCase(ctx, token)
}
