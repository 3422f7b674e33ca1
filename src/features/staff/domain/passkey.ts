/** Passkeys that one account may have: a person has a few devices, and a forgotten one is a risk. */
export const MOST_PASSKEYS = 10

/** Letters of the name of a passkey. */
const LONGEST_NAME = 60

/** The name that a passkey is listed by: as typed, on one line; without one, the how manieth it is. */
export function passkeyName(typed: string, place: number): string {
  const name = typed.normalize('NFC').replace(/[\p{C}\s]+/gu, ' ')
  return [...name.trim()].slice(0, LONGEST_NAME).join('').trim() || `Passkey ${place}`
}
