import { type QrMatrix, qrPath } from '@/formats/qr-code'

/** ISO/IEC 18004: a quiet zone of four modules on each side. */
export const QUIET = 4

/** Pixels per module: a code of 37 modules is sharp at eight centimetres in print. */
const SCALE = 32

/** A QR code as an SVG path and an SVG file, dark on white with its quiet zone. */
export function svgOf(matrix: QrMatrix): { path: string; file: Blob } {
  const size = matrix.length + 2 * QUIET
  const path = qrPath(matrix)
  const text =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QUIET} ${-QUIET} ${size} ${size}" shape-rendering="crispEdges">` +
    `<rect x="${-QUIET}" y="${-QUIET}" width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`
  return { path, file: new Blob([text], { type: 'image/svg+xml' }) }
}

/** The same as a PNG; null where the browser has no canvas. */
export function pngOf(matrix: QrMatrix): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = (matrix.length + 2 * QUIET) * SCALE
  canvas.height = canvas.width
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.resolve(null)
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#000'
  for (const [y, row] of matrix.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) pen.fillRect((x + QUIET) * SCALE, (y + QUIET) * SCALE, SCALE, SCALE)
    }
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
