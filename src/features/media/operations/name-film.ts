import { createHash } from 'node:crypto'
import { APIError } from 'payload'
import { emptyFilmFacts } from '../domain/film-facts'
import { filmTypeOf } from '../domain/film-type'

/**
 * Empties what a phone wrote about the place into the bytes, and returns the name under which the film is stored: a hash of its bytes and the extension of what they are, so that an address never
 * changes its content. Throws a readable refusal for a file that is no film, whatever it is called.
 */
export function nameFilm({ name, data }: { name: string; data: Buffer }): string {
  const type = filmTypeOf(data)
  if (!type) throw new APIError('This file is not an MP4 or WebM film. / ไฟล์นี้ไม่ใช่วิดีโอ MP4 หรือ WebM', 400, null, true)
  if (type === 'mp4') emptyFilmFacts(data)
  const stem = name
    .toLowerCase()
    .replace(/\.[a-z0-9]+$/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 16)
  return `${stem.endsWith(hash) ? stem : `${stem || 'film'}-${hash}`}.${type}`
}
