/** The kinds of images that may be uploaded, by the extension of their files. */
export type ImageType = 'jpg' | 'png' | 'webp' | 'avif'

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))

/**
 * The kind of an image by its first bytes (PNG §5.2, JPEG B.1.1.3, RIFF of WebP, brand of ISO 14496-12); null for
 * anything else. The name and the type that came with a file say nothing about its content.
 */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png'
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpg'
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp'
  const isAvif = startsWith(bytes, 'ftypavif', 4) || startsWith(bytes, 'ftypavis', 4)
  return isAvif ? 'avif' : null
}
