import { brochureDocuments } from '@demo/seeding/brochures'
import { placeFiles } from '@demo/seeding/pictures'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { nameBrochure } from '@/features/catalogue/operations/name-brochure'
import { findBrochure } from '@/features/catalogue/server'
import { recordLeadEvent } from '@/features/leads/server'
import { readMediaFile } from '@/features/media/queries/media-file'
import { linesOfPdf } from '@/platform/pdf/pdf-text'
import { env } from '@/platform/process/env'
import { contentSystem, someContext, staffMember } from '../support/content-system'

const SLUG = 'noble-canopy-ari'
/** The project whose brochure is a file from the start. */
const WITH_FILE = 'noble-vesper-ploenchit'

let payload: Payload

beforeAll(async () => {
  payload = await contentSystem()
  // The database is a copy of the seeded one, the library of this test begins empty.
  for (const { picture } of await brochureDocuments({ records: new Map() }, () => 1))
    if (picture) await placeFiles(picture(), env.mediaDir)
})

/** A PDF without pages. */
const pdfWith = (note: string) =>
  `%PDF-1.4\n% ${note}\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\nxref\n0 3\ntrailer\n<</Size 3/Root 1 0 R>>\nstartxref\n9\n%%EOF\n`

const fileOf = (text: string) => {
  const data = Buffer.from(text)
  return { name: 'our brochure.pdf', data, mimetype: 'application/pdf', size: data.length }
}

describe('the brochure of a project', () => {
  it.each([
    ['th', 'ราคาเริ่มต้น'],
    ['en', 'From THB'],
  ] as const)(
    'is a PDF in %s from the start, and in another language the one set from the page',
    async (locale, said) => {
      const ctx = await someContext()
      const name = (await findBrochure(ctx, locale, WITH_FILE))?.file ?? ''
      const file = await readMediaFile([name])
      expect(file?.type).toBe('application/pdf')
      const pdf = file?.bytes ?? Buffer.alloc(0)
      expect(nameBrochure({ data: pdf })).toBe(name)
      expect(linesOfPdf(pdf).join('\n')).toContain(said)
      expect(await findBrochure(ctx, 'cht', WITH_FILE)).toMatchObject({ file: null })
    },
  )

  it('is the file of an editor in its language, and the one set from the page in every other', async () => {
    const ctx = await someContext()
    const found = await findBrochure(ctx, 'th', SLUG)
    expect(found).toMatchObject({ file: null })
    const user = await staffMember(payload, 'publisher')
    const data = { project: found?.project ?? 0, locale: 'th' as const }
    const stored = await payload.create({
      collection: 'brochures',
      data,
      file: fileOf(pdfWith(`first ${Date.now()}`)),
      user,
      overrideAccess: false,
    })
    try {
      expect(await findBrochure(ctx, 'th', SLUG)).toMatchObject({ file: stored.filename })
      expect(stored.filename).toMatch(/^brochure-[0-9a-f]{16}\.pdf$/)
      expect(await findBrochure(ctx, 'en', SLUG)).toMatchObject({ file: null })
      await expect(
        payload.create({ collection: 'brochures', data, file: fileOf(pdfWith(`second ${Date.now()}`)) }),
      ).rejects.toThrow()
    } finally {
      await payload.delete({ collection: 'brochures', id: stored.id })
    }
  })

  it('is no file that only calls itself a PDF', async () => {
    const project = (await findBrochure(await someContext(), 'th', SLUG))?.project ?? 0
    const made = payload.create({
      collection: 'brochures',
      data: { project, locale: 'th' },
      file: fileOf('<script>alert(1)</script>'),
    })
    await expect(made).rejects.toThrow()
  })

  it('is not found for a project that is not public', async () => {
    const ctx = await someContext()
    expect(await findBrochure(ctx, 'th', 'no-such-project')).toBeNull()
    expect(await findBrochure(ctx, 'th', '../etc')).toBeNull()
  })

  it('leaves a sign of interest with the advertising source and nothing of the visitor', async () => {
    const ctx = await someContext()
    const project = (await findBrochure(ctx, 'th', SLUG))?.project ?? 0
    await recordLeadEvent(ctx, { kind: 'brochure', project, locale: 'cht', source: '1072' })
    const { docs } = await payload.find({ collection: 'lead-events', sort: '-id', limit: 1, depth: 0 })
    const { id: _, createdAt: __, updatedAt: ___, ...rest } = docs[0] ?? { id: 0, createdAt: '', updatedAt: '' }
    expect(rest).toEqual({ kind: 'brochure', project, locale: 'cht', source: '1072', sourceCategory: 'NUE' })
  })
})
