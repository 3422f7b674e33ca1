const LONGEST = 60

/**
 * A name that is safe in the greeting of a mail to an unconfirmed address: letters, marks and the separators of names.
 * A dot gets a space after it, as after a title, so that mail clients do not turn it into a link.
 */
export function plainName(name: string): string {
  return name
    .replace(/[^\p{L}\p{M}.'’-]+/gu, ' ')
    .replace(/\.+/g, '. ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST)
}
