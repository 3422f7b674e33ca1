import { customAlphabet } from 'nanoid'

const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 8

/** A new reference of eight characters that people can read out: without letters and digits that look or sound alike. */
export const newReference = customAlphabet(SIGNS, LENGTH)

/** The same reference for the same secret bytes, at least eight of them: of a form that is sent again. */
export const referenceOf = (secret: Uint8Array): string =>
  Array.from(secret.subarray(0, LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('')
