/** Where RFC 9116 has it, without the slash. */
export const SECURITY_FILE = '.well-known/security.txt'

const DAY = 86_400_000

/** An address as RFC 9116 §2.5.3 wants it: a mail address becomes a `mailto:` link. */
const linkOf = (contact: string) => (/^[a-z]+:/i.test(contact) ? contact : `mailto:${contact}`)

/**
 * Tells whoever found a weakness whom to write to (RFC 9116). It ends in half a year, at midnight: it is made for each
 * request, so that it never ends while the site runs.
 */
export function securityText(contact: string, origin: string, now: Date): string {
  const ends = new Date(Math.floor(now.getTime() / DAY + 182) * DAY)
  return [
    `Contact: ${linkOf(contact)}`,
    `Expires: ${ends.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: th, en, zh',
    `Canonical: ${origin}/${SECURITY_FILE}`,
    '',
  ].join('\n')
}
