/** Other spellings of location pages; each answers 301 to the page (C7: S1 writes Ramintra, S2 Ramindra). */
export const LOCATION_SPELLINGS: Readonly<Record<string, string>> = {
  'house-ekkamai-ramintra': 'house-ekkamai-ramindra',
  'ekkamai-ramintra-watcharapol': 'ekkamai-ramindra-watcharapol',
  'near-expressway': 'near-express-way',
}

/** The canonical slug of a location page. Other text is returned unchanged. */
export function locationWord(word: string): string {
  return Object.hasOwn(LOCATION_SPELLINGS, word) ? (LOCATION_SPELLINGS[word] ?? word) : word
}
