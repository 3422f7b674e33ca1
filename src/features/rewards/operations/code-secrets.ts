import { createHmac, hkdfSync } from 'node:crypto'
import { customAlphabet } from 'nanoid'
import { seal, unseal } from '@/features/staff/server'
import { env } from '@/platform/process/env'
import { CODE_LENGTH, CODE_SIGNS } from '../domain/code'

const USE = 'noble id code'

const secret = () => env.PAYLOAD_SECRET ?? ''

/** A new code, from the random source of the system: 31^10 are possible. */
export const newCode = customAlphabet(CODE_SIGNS, CODE_LENGTH)

/** How a code is found: with a key that is not in the database, so that nobody who has the rows can try them all. */
export const hashOfCode = (code: string): string =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret(), '', USE, 32)))
    .update(code)
    .digest('hex')

/** Encrypts a code, so that its member can see it again. The text opens only for the same redemption. */
export const sealCode = (redemption: string, code: string): string => seal(secret(), USE, redemption, Buffer.from(code))

/** The code of a redemption; null for what was not sealed for it with this key. */
export const openCode = (redemption: string, sealed: string): string | null =>
  unseal(secret(), USE, redemption, sealed)?.toString() ?? null
