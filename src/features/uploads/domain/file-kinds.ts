/** What visitors may send: pictures that we draw again, and PDFs that only staff open, as a download. */
export const PICTURE_KINDS = ['jpeg', 'png', 'webp'] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]
export type FileKind = PictureKind | 'pdf'

/** Which files a field takes. */
export type Accepts = 'pictures' | 'pictures-and-pdf' | 'pdf'

/** The most bytes of one file. */
export const MOST_BYTES = 10 * 1024 * 1024

/** Limits of one file and of one field. A phone's picture has 3 to 8 MB and up to 50 megapixels. */
export const UPLOAD_LIMITS = { bytes: MOST_BYTES, pixels: 50_000_000, longestSide: 2560, minutesWaiting: 120 }

const startsWith = (head: Buffer, bytes: readonly number[], at = 0) =>
  bytes.every((byte, index) => head[at + index] === byte)

const ascii = (text: string) => [...Buffer.from(text, 'latin1')]

/**
 * The kind of a file by its own first and last bytes, whatever its name or declared type says; null for anything else.
 * A PDF must begin with its mark at the very first byte, so that no other program takes the file for its own.
 */
export function kindOfBytes(head: Buffer, tail: Buffer): FileKind | null {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(head, [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a])) return 'png'
  if (startsWith(head, ascii('RIFF')) && startsWith(head, ascii('WEBPVP8'), 8)) return 'webp'
  const isPdf = /^%PDF-[12]\.\d/.test(head.toString('latin1', 0, 8)) && tail.toString('latin1').includes('%%EOF')
  return isPdf ? 'pdf' : null
}

const PDF_MARK = '%PDF-'

/**
 * Whether a file that is taken for none is a PDF that most programs open: with a byte order mark, blanks or zero bytes
 * before its first mark, or with so much after its last one that its end is not found. Saved once more, it is taken.
 */
export function isPdfToSaveAgain(head: Buffer, tail: Buffer): boolean {
  const [start, end] = [head.toString('latin1'), tail.toString('latin1')]
  if (start.startsWith(PDF_MARK)) return !end.includes('%%EOF')
  return /^(?:\xef\xbb\xbf)?[\s\0]*%PDF-[12]\.\d/.test(start)
}

/** Whether a field takes a file of this kind. */
export function isAccepted(accepts: Accepts, kind: FileKind): boolean {
  return kind === 'pdf' ? accepts !== 'pictures' : accepts !== 'pdf'
}

/** The `accept` attribute of a file field. A browser of a phone then sends pictures of other kinds as JPEG. */
export function acceptAttribute(accepts: Accepts): string {
  const pictures = PICTURE_KINDS.map((kind) => `image/${kind}`)
  return { pictures, 'pictures-and-pdf': [...pictures, 'application/pdf'], pdf: ['application/pdf'] }[accepts].join(',')
}

const LONGEST_NAME = 80

/** A file's name for people to read: without folders, control and direction characters, at most 80 characters. */
export function readableName(name: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const plain = last
    .replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^\.+/, '')
  return plain.slice(-LONGEST_NAME) || 'file'
}
