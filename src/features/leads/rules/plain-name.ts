const LONGEST = 60

/**
 * A name as a mail may greet with it whose reader has not proved that they typed it: letters, marks and what stands
 * between names. A dot is followed by a space, as after a title, so that no mail program makes a link of it.
 */
export function plainName(name: string): string {
  return name
    .replace(/[^\p{L}\p{M}.'’-]+/gu, ' ')
    .replace(/\.+/g, '. ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST)
}
