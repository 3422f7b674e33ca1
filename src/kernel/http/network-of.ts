/** The groups on one side of `::`; empty for an empty side. */
const groupsOf = (side: string) => (side === '' ? [] : side.split(':'))

/**
 * The network that a rate limit counts: an IPv4 address, or the /64 of an IPv6 address (without leading zeros), since
 * one household has a whole /64 (RFC 6177).
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [before = '', after = ''] = address.toLowerCase().split('::')
  const front = groupsOf(before)
  const back = groupsOf(after)
  const zeros = Math.max(0, 8 - front.length - back.length)
  const all = address.includes('::') ? [...front, ...Array<string>(zeros).fill('0'), ...back] : front
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
