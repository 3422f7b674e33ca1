import { createHash } from 'node:crypto'
import { APIError } from 'payload'

/** Every PDF begins with these bytes (ISO 32000-2 §7.5.2). */
const PDF = Buffer.from('%PDF-')

/**
 * The name under which a brochure is stored: a hash of its bytes, so that an address never changes its content. Throws
 * a readable refusal for a file that is no PDF, whatever it is called.
 */
export function nameBrochure({ data }: { data: Buffer }): string {
  if (!data.subarray(0, PDF.length).equals(PDF))
    throw new APIError('This file is not a PDF. / ไฟล์นี้ไม่ใช่ PDF', 400, null, true)
  return `brochure-${createHash('sha256').update(data).digest('hex').slice(0, 16)}.pdf`
}
