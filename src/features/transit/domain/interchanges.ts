/**
 * Interchanges between lines, with the walk from platform to platform in metres. Which stations belong together, also
 * under different names, follows the signs of the operators; the distances are our own estimate from the station
 * positions, in steps of 10 or 50.
 */
export const INTERCHANGES: readonly (readonly [station: string, other: string, metres: number])[] = [
  ['siam', 'siam-silom', 20],
  ['asok', 'sukhumvit', 250],
  ['sala-daeng', 'si-lom', 250],
  ['mo-chit', 'chatuchak-park', 200],
  ['ha-yaek-lat-phrao', 'phahon-yothin', 350],
  ['phaya-thai', 'phaya-thai-arl', 200],
  ['makkasan', 'phetchaburi', 350],
  ['tao-poon', 'tao-poon-purple', 60],
  ['bang-sue', 'krung-thep-aphiwat', 300],
  ['bang-sue', 'krung-thep-aphiwat-light-red', 300],
  ['krung-thep-aphiwat', 'krung-thep-aphiwat-light-red', 60],
  ['bang-son', 'bang-son-light-red', 200],
  ['krung-thon-buri', 'krung-thon-buri-gold', 100],
  ['bang-wa', 'bang-wa-blue', 150],
  ['samrong', 'samrong-yellow', 250],
  ['lat-phrao-yellow', 'lat-phrao', 200],
  ['hua-mak-yellow', 'hua-mak', 200],
  ['lak-si', 'lak-si-pink', 250],
  ['wat-phra-sri-mahathat', 'wat-phra-sri-mahathat-pink', 150],
  ['nonthaburi-civic-center', 'nonthaburi-civic-center-purple', 350],
]

/** The stations of an interchange, the given one first. */
export function interchangeStations(slug: string): string[] {
  const others = INTERCHANGES.flatMap(([a, b]) => (a === slug ? [b] : b === slug ? [a] : []))
  return [slug, ...others]
}
