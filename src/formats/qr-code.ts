import { encode } from 'uqr'

/** Rows of modules; true is dark. */
export type QrMatrix = readonly (readonly boolean[])[]

/** The most bytes of a code that is still read from a screen and from paper: version 10 at level M (ISO/IEC 18004). */
const MOST_BYTES = 213

/** A text as a QR code (byte mode, level M), without its quiet margin; null beyond 213 bytes of UTF-8. */
export function qrCode(text: string): QrMatrix | null {
  const bytes = new TextEncoder().encode(text)
  if (bytes.length > MOST_BYTES) return null
  return encode([...bytes], { ecc: 'M', border: 0, boostEcc: false }).data
}

/** The dark modules as one SVG path in module units, row by row. */
export function qrPath(matrix: QrMatrix): string {
  return matrix
    .map((row, y) => {
      const line = row.map(Number).join('')
      return [...line.matchAll(/1+/g)]
        .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
        .join('')
    })
    .join('')
}
