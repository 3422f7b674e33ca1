import { describe, expect, it } from 'vitest'
import {
  micrositeRecord,
  projectRecord,
  type StoredProject,
  toDraftRecord,
  toListRecord,
  toMicrositeRecord,
  withoutImages,
} from './project-record'

const image = { id: 1, filename: 'a.webp', mimeType: 'image/webp', filesize: 5, width: 10, height: 10 }

const stored: StoredProject & Record<string, unknown> = {
  id: 12,
  Project_Title: 'noble one',
  Slug_name: 'noble-one',
  Brand: 'noble',
  Project_group: 'Single_detached_house',
  Project_code: 'N1',
  Short_Description: 'short',
  Price_rate: 3_000_000,
  section_status: { concept: true, book_online: null },
  preview_data: { banner: 'draft' },
  Preview_data_published: { banner: 'public' },
  Stat: 'publish',
  wait_update: 'n',
  hero: image,
  createdAt: '2026-01-01',
  _status: 'published',
}
const zones = { th: 'เหนือ', en: 'North' }
const record = toMicrositeRecord(stored, 'cht', zones)

describe('a project in the public API', () => {
  it('has the field names of the specification; unset fields are empty or null', () => {
    expect(micrositeRecord.strict().parse(record)).toEqual(record)
    expect(record).toMatchObject({
      id: 12,
      Language: 'cht',
      Project_Title: 'noble one',
      Slug_name: 'noble-one',
      Badge: null,
      New_project: null,
      Zone: '',
      Zone_th: 'เหนือ',
      Zone_en: 'North',
      Order: 0,
      Online_Booking: false,
      Project_type: null,
      Price_rate: 3_000_000,
      Max_price: null,
      Active: true,
      Meta_title: 'noble one',
      Og_description: 'short',
      Meta_image: { url: '/media/a.webp' },
      Logo: null,
      canonical: null,
    })
  })

  it('has a section only when it is switched on', () => {
    expect(record.section_status).toEqual({
      Slug_name: 'noble-one',
      book_online: false,
      concept: true,
      project_highlight: false,
      location: false,
      master_plan: false,
      unit_type: false,
    })
  })

  it('has its published videos as text, and those of the draft only as a draft', () => {
    expect(record.Preview_data_published).toBe('{"banner":"public"}')
    expect(record).not.toHaveProperty('preview_data')
    expect(toDraftRecord(stored, 'th', zones).preview_data).toBe('{"banner":"draft"}')
    const text = toMicrositeRecord({ ...stored, Preview_data_published: '{"a":1}' }, 'th', zones)
    expect(text.Preview_data_published).toBe('{"a":1}')
  })

  it('has no images unless they are asked for', () => {
    expect(Object.keys(withoutImages(record))).toEqual(
      Object.keys(record).filter((name) => name !== 'Logo' && name !== 'Unit_image'),
    )
  })

  it.each([
    ['with', true],
    ['without', false],
  ])('is in the list %s images, with the fields of a list record only', (_, hasPictures) => {
    const inList = toListRecord(record, hasPictures)
    expect(projectRecord.strict().parse(inList)).toEqual(inList)
    expect('Logo' in inList).toBe(hasPictures)
  })
})
