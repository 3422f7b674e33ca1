import { customAlphabet } from 'nanoid'

/** A new reference of eight characters that people can read out: without letters and digits that look or sound alike. */
export const newReference = customAlphabet('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 8)
