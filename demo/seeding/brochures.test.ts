import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { SeedRecord } from '@/payload-types'
import { linesOfPdf, readAloud } from '@/platform/pdf/pdf-text'
import { brochureDocuments } from './brochures'
import type { DrawnPicture } from './pictures'
import { fingerprint, type SeedDocument } from './records'

const recordOf = (document: SeedDocument): SeedRecord => ({
  ...{ id: 1, key: document.key, docId: '1', fingerprint: fingerprint(document), storedAt: '' },
  ...{ createdAt: '', updatedAt: '' },
})

const bytesOf = async (project: number | null = 7) =>
  Promise.all(
    (await brochureDocuments({ records: new Map() }, () => project)).map(async ({ key, picture }) => {
      const { files, fields }: Pick<DrawnPicture, 'files' | 'fields'> = picture?.() ?? { files: [], fields: {} }
      return { key, fields, pdf: await readFile(resolve('.cache/images', files[0] ?? '')) }
    }),
  )

describe('the brochure file of the demonstration', () => {
  it('says in Thai and English what the page says: place, facts, types with prices, permits, that pictures are simulated', async () => {
    const [thai, english] = await bytesOf()
    expect([thai?.key, english?.key]).toEqual([
      'brochures/noble-vesper-ploenchit/th',
      'brochures/noble-vesper-ploenchit/en',
    ])
    for (const file of [thai, english]) {
      const said = linesOfPdf(file?.pdf ?? Buffer.alloc(0)).join('\n')
      for (const text of ['noble vesper ploenchit', 'เพลินจิต', '46', 'Storeys', 'June 2029', 'มิถุนายน 2572'])
        expect(said).toContain(text)
      for (const text of ['One bedroom A1', '48 m²', '1 ห้องนอน A1', '48 ตร.ม.', '1 November 2026', '1 พฤศจิกายน 2569'])
        expect(said).toContain(text)
      expect(said).toMatch(/THB \d+(\.\d+)?M/)
      expect(said).toMatch(/Environmental impact|EIA/)
      expect(said).toContain('ภาพจำลอง')
      expect(said).toContain('simulated')
      expect(said).toContain('2/2')
      expect(said).not.toMatch(/[{}]|undefined|null/)
    }
  })

  it('is read aloud in the reader’s language first, with its headings', async () => {
    const [thai, english] = (await bytesOf()).map(({ pdf }) => readAloud(pdf))
    expect(thai?.[0]).toContain('th')
    expect(english?.[0]).toContain('en')
    expect(english?.some((line) => line.startsWith('H1'))).toBe(true)
    expect(english?.some((line) => line.startsWith('H2'))).toBe(true)
  })

  it('is the same file each time, under the name an upload gets, and not there without its project', async () => {
    const [first, again] = [await bytesOf(), await bytesOf()]
    expect(again.map(({ fields }) => fields)).toEqual(first.map(({ fields }) => fields))
    const names = first.map(({ fields }) => String(fields.filename))
    expect(new Set(names).size).toBe(2)
    for (const name of names) expect(name).toMatch(/^brochure-[0-9a-f]{16}\.pdf$/)
    expect(await bytesOf(null)).toEqual([])
  })

  it('is not set again while it says the same', async () => {
    const documents = await brochureDocuments({ records: new Map() }, () => 7)
    const records = new Map(documents.map((document): [string, SeedRecord] => [document.key, recordOf(document)]))
    expect((await brochureDocuments({ records }, () => 7)).map(({ picture }) => picture)).toEqual([
      undefined,
      undefined,
    ])
  })
})
