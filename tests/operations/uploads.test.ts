import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Accepts } from '@/features/uploads'
import {
  arrivedUploads,
  claimUploads,
  forgetUploads,
  listUploads,
  openUpload,
  sweepUploads,
  takeUpload,
} from '@/features/uploads/server'
import type { StaffRole } from '@/kernel/actor'
import { inTransaction } from '@/platform/database/transaction'
import { env } from '@/platform/process/env'
import { contentSystem, jobContext, someContext } from '../support/content-system'

beforeAll(contentSystem)

const folder = (name: string) => join(env.dataDir, 'private-files', name)
const filesIn = (name: string) => readdir(folder(name)).catch(() => [])
const keptBytes = (id: string) => readFile(join(folder('kept'), id))

const staffContext = (role: StaffRole) => someContext(new Date(), { kind: 'staff', id: 1, role })

const streamOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]).stream()

async function send(bytes: Uint8Array, name = 'a.jpg', accepts: Accepts = 'pictures-and-pdf') {
  return takeUpload(await someContext(), { name, accepts, content: streamOf(bytes) })
}

async function taken(bytes: Uint8Array, name?: string, accepts?: Accepts) {
  const sent = await send(bytes, name, accepts)
  if (!sent.ok) throw new Error(`The file was refused: ${sent.refusal}`)
  return sent.value
}

const text = (content: string) => Buffer.from(content, 'latin1')
const SCRIPT = '<script>alert(document.domain)</script>'
const PDF = text('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n')

const drawn = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#b08d57' } })

/** A PNG that says it is this large, with next to no content. */
function floodOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, text(type), data, Buffer.alloc(4)])
  }
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([8, 6, 0, 0, 0], 8)
  const image = chunk('IDAT', deflateSync(Buffer.alloc(1000)))
  return Buffer.concat([text('\x89PNG\r\n\x1a\n'), chunk('IHDR', size), image, chunk('IEND', Buffer.alloc(0))])
}

const NAMES = [
  'holiday.jpg',
  'holiday.png',
  'cv.pdf',
  'holiday.svg',
  '../../public/holiday.jpg',
  'holiday.php.jpg',
  'holiday.jpg\0.html',
  '.htaccess',
  'CON',
  'cv\u202Efdp.exe',
]

/** Files that are none of the kinds we take, whatever they are called. */
const HOSTILE: Readonly<Record<string, Uint8Array>> = {
  'an SVG': text(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
  'a page': text(`<!doctype html>${SCRIPT}`),
  'a page with the mark of a PDF': text(`<html>${SCRIPT}%PDF-1.7 %%EOF`),
  'a PDF without end': text('%PDF-1.7\n'),
  'a GIF': text(`GIF89a/*${SCRIPT}*/`),
  'a bitmap': text('BM\x36\x00\x00\x00'),
  'a TIFF': text('II*\x00\x08\x00\x00\x00'),
  'a picture of a phone that we cannot draw': text('\x00\x00\x00\x18ftypheic'),
  'a film': text('\x00\x00\x00\x18ftypmp42'),
  'an archive that grows': gzipSync(Buffer.alloc(1024 * 1024)),
  'a document of an office': text('PK\x03\x04[Content_Types].xml'),
  'a program': text('MZ\x90\x00\x03'),
  'a program of another system': text('\x7fELF\x02\x01'),
  'a shell script': text('#!/bin/sh\nrm -rf /\n'),
  'a PostScript file': text('%!PS-Adobe-3.0 EPSF-3.0'),
  nothing: new Uint8Array(0),
  'the mark of a JPEG only': text('\xff\xd8\xff'),
  'a page behind the mark of a JPEG': text(`\xff\xd8\xff${SCRIPT}`),
  'a page behind the mark of a PNG': text(`\x89PNG\r\n\x1a\n${SCRIPT}`),
  'a WebP of nothing': text('RIFF\x04\x00\x00\x00WEBPVP8 '),
  'a PNG of 60,000 by 60,000 pixels': floodOf(60_000, 60_000),
  'a PNG of 8,000 by 8,000 pixels': floodOf(8000, 8000),
}

describe('a file from a visitor', () => {
  it('of another kind is refused under any name, and nothing of it is kept', async () => {
    const before = (await filesIn('kept')).length
    const tried: string[] = []
    for (const [kind, bytes] of Object.entries(HOSTILE))
      for (const name of NAMES) {
        const sent = await send(bytes, name)
        if (sent.ok) tried.push(`${kind} as ${name} was taken`)
      }
    expect(Object.keys(HOSTILE).length * NAMES.length).toBeGreaterThan(150)
    expect(tried).toEqual([])
    expect([(await filesIn('kept')).length, (await filesIn('quarantine')).length]).toEqual([before, 0])
  })

  it('is drawn again when it is a picture: no position, no camera, nothing behind it', async () => {
    const exif = { IFD0: { Model: 'Telephone' }, IFD3: { GPSLatitude: '13/1 45/1 0/1', GPSLatitudeRef: 'N' } }
    const sent = Buffer.concat([await drawn().withExif(exif).jpeg().toBuffer(), text(`<html>${SCRIPT}`)])
    expect(sent.includes('Telephone')).toBe(true)
    const kept = await keptBytes((await taken(sent, 'home.jpg', 'pictures')).id)
    const { format, exif: left, width } = await sharp(kept).metadata()
    expect({ format, left, width }).toEqual({ format: 'webp', left: undefined, width: 60 })
    expect([kept.includes('Telephone'), kept.includes('<script>')]).toEqual([false, false])
  })

  it.each([
    ['a picture where a CV is asked for', () => drawn().png().toBuffer(), 'pdf'],
    ['a PDF where pictures are asked for', async () => PDF, 'pictures'],
  ] as const)('is refused by what the field takes: %s', async (_, bytes, accepts) => {
    expect(await send(await bytes(), 'a', accepts)).toEqual({ ok: false, refusal: 'fileNotAllowed' })
  })

  it('of any length is read no further than 10 MB, and costs no memory', async () => {
    const chunk = new Uint8Array(64 * 1024)
    let read = 0
    const content = new ReadableStream<Uint8Array>({
      pull(controller) {
        read += chunk.length
        if (read > 1024 ** 3) controller.close()
        else controller.enqueue(chunk)
      },
    })
    const before = process.memoryUsage().rss
    const sent = await takeUpload(await someContext(), { name: 'endless.jpg', accepts: 'pictures', content })
    expect(sent).toEqual({ ok: false, refusal: 'fileTooBig' })
    expect(read).toBeLessThan(11 * 1024 * 1024)
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024)
    expect(await filesIn('quarantine')).toEqual([])
  })

  it('belongs to what was sent with it, once, and is seen by staff of the leads only', async () => {
    const { id } = await taken(PDF, '../cv of Mali.pdf', 'pdf')
    const ctx = await someContext()
    expect(await arrivedUploads(ctx, [id, 'f'.repeat(32), '../x'])).toEqual([{ id, name: 'cv of Mali.pdf' }])
    const owner = `request:${Date.now()}`
    expect(await inTransaction(ctx, (inside) => claimUploads(inside, [id], owner))).toEqual(['cv of Mali.pdf'])
    expect(await inTransaction(ctx, (inside) => claimUploads(inside, [id], 'request:0'))).toEqual([])

    const sales = await staffContext('sales')
    expect(await listUploads(sales, owner)).toMatchObject([{ id, name: 'cv of Mali.pdf', kind: 'pdf' }])
    expect(await openUpload(sales, 'request:0', id)).toBeNull()
    await expect(listUploads(ctx, owner)).rejects.toThrow()
    await expect(openUpload(await staffContext('editor'), owner, id)).rejects.toThrow()

    await forgetUploads(await jobContext(), [owner])
    expect(await listUploads(sales, owner)).toEqual([])
  })

  it('that nobody claims is removed after some hours', async () => {
    const { id } = await taken(await drawn().png().toBuffer())
    const later = { ...(await jobContext()), now: new Date(Date.now() + 5 * 3_600_000) }
    expect(await sweepUploads(await jobContext())).toBe(0)
    expect(await sweepUploads(later)).toBeGreaterThan(0)
    expect(await filesIn('kept')).not.toContain(id)
  })
})
