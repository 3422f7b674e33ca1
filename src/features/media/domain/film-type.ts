/** The kinds of films that may be uploaded, by the extension of their files. */
export type FilmType = 'mp4' | 'webm'

const textAt = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length))

/** Brands of ISO 14496-12 files that are pictures or sounds, not films. */
const NOT_FILMS = /^(?:avif|avis|heic|heix|heif|mif1|msf1|M4A |M4B )/

/**
 * The kind of a film by its first bytes: an ISO 14496-12 file of a film's brand, or a Matroska file (RFC 8794) of the
 * document type webm. Null for anything else, whatever its name says.
 */
export function filmTypeOf(bytes: Uint8Array): FilmType | null {
  if (textAt(bytes, 4, 4) === 'ftyp') return NOT_FILMS.test(textAt(bytes, 8, 4)) ? null : 'mp4'
  const isMatroska = textAt(bytes, 0, 4) === '\x1a\x45\xdf\xa3'
  // The element DocType (0x4282) is in the first element of the file.
  return isMatroska && /\x42\x82[\s\S]webm/.test(textAt(bytes, 0, 64)) ? 'webm' : null
}
