/** Signs that are not mistaken for one another when read aloud or typed. */
export const CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const CODE_LENGTH = 10

const CODE = new RegExp(`^[${CODE_SIGNS}]{${CODE_LENGTH}}$`)

/** A typed code without spaces and hyphens, in capitals; null when it is none. */
export function readCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '')
  return CODE.test(code) ? code : null
}

/** A code in two halves, easier to read out. */
export const shownCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`
