import { APIError, type CollectionConfig, type Field, type PayloadRequest } from 'payload'
import { accessTo } from '@/features/staff/server'
import { languageField } from '@/platform/back-office/cms-fields'
import { label, MENU } from '@/platform/back-office/cms-labels'
import { fetchNothing } from '@/platform/back-office/fetched-files'
import { contextOf } from '@/platform/database/context'
import { env } from '@/platform/process/env'
import { captionsFault } from '../domain/captions'
import { providerFilm } from '../domain/film-provider'
import { invalidateFilm } from '../operations/invalidate-film'
import { nameFilm } from '../operations/name-film'

type Upload = { name: string; data: Buffer }

const uploadOf = (req: PayloadRequest) => {
  const { file } = req as { file?: Upload }
  return file && file.data.length > 0 ? file : undefined
}

const FAULTS = {
  notWebVtt: 'The first line must be WEBVTT · บรรทัดแรกต้องเป็น WEBVTT',
  noCue: 'There is no line with times, such as 00:00.000 --> 00:02.000 · ไม่มีบรรทัดเวลา เช่น 00:00.000 --> 00:02.000',
} as const

const captions: Field = {
  name: 'captions',
  type: 'array',
  label: label('Captions', 'คำบรรยายใต้ภาพ'),
  admin: {
    description: label(
      'One WebVTT track for each language. The track in the language of the page is switched on.',
      'ภาษาละหนึ่งรายการในรูปแบบ WebVTT โดยจะเปิดภาษาเดียวกับหน้าเว็บให้',
    ),
  },
  validate: (value: unknown) => {
    const languages = (Array.isArray(value) ? value : []).map(({ locale }: { locale?: string }) => locale)
    return new Set(languages).size === languages.length || 'Each language only once · แต่ละภาษามีได้เพียงหนึ่งรายการ'
  },
  fields: [
    languageField(),
    {
      name: 'text',
      type: 'textarea',
      required: true,
      label: label('WebVTT', 'WebVTT'),
      admin: { rows: 8 },
      validate: (value: string | null | undefined) => {
        const fault = captionsFault(value ?? '')
        if (fault === null) return true
        if (typeof fault === 'string') return FAULTS[fault]
        return `Line ${fault}: times such as 00:00.000 --> 00:02.000, the end after the beginning · บรรทัดที่ ${fault}: รูปแบบเวลาไม่ถูกต้อง`
      },
    },
  ],
}

/**
 * Films: a file of ours, the same at a provider, or both. Chinese pages play the file, as both providers are out of
 * reach in the mainland. A file keeps its name, so another cut is another film.
 */
export const films: CollectionConfig = {
  slug: 'films',
  labels: { singular: label('Film', 'วิดีโอ'), plural: label('Films', 'วิดีโอ') },
  access: accessTo('media'),
  admin: {
    group: MENU.content,
    useAsTitle: 'title',
    defaultColumns: ['title', 'filename', 'provider', 'filesize', 'updatedAt'],
    listSearchableFields: ['title', 'filename', 'provider'],
  },
  upload: {
    staticDir: env.mediaDir,
    mimeTypes: ['video/mp4', 'video/webm'],
    filesRequiredOnCreate: false,
    pasteURL: false,
    externalFileHeaderFilter: fetchNothing,
  },
  hooks: {
    beforeOperation: [
      ({ args, operation, req }) => {
        const file = operation === 'create' || operation === 'update' ? uploadOf(req) : undefined
        if (file) file.name = nameFilm(file)
        return args
      },
    ],
    beforeChange: [
      ({ data, originalDoc, operation, req }) => {
        const isReplaced = operation === 'update' && originalDoc?.filename && uploadOf(req)
        if (isReplaced && req.context.isSeeding !== true)
          throw new APIError(
            'Add a new version as a new film, then choose it on the page. / วิดีโอฉบับใหม่ให้เพิ่มเป็นรายการใหม่ แล้วเลือกใช้ในหน้านั้น',
            400,
            null,
            true,
          )
        return data
      },
    ],
    afterChange: [
      ({ doc, operation, req }) => (operation === 'update' ? invalidateFilm(contextOf(req), doc.id) : undefined),
    ],
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      localized: true,
      label: label('Title', 'ชื่อวิดีโอ'),
      admin: {
        description: label('Shown above the film and read by screen readers.', 'แสดงเหนือวิดีโอ และให้โปรแกรมอ่านหน้าจออ่าน'),
      },
    },
    {
      name: 'provider',
      type: 'text',
      label: label('The same film on YouTube or Vimeo', 'วิดีโอเดียวกันบน YouTube หรือ Vimeo'),
      admin: {
        description: label(
          'The address of the film. The provider is contacted only when a visitor plays it. Chinese pages play the file above, if there is one.',
          'ที่อยู่ของวิดีโอ ระบบจะติดต่อผู้ให้บริการเมื่อผู้ชมกดเล่นเท่านั้น หน้าภาษาจีนจะเล่นไฟล์ด้านบนถ้ามี',
        ),
      },
      validate: (value: string | null | undefined, { data, req }: { data: unknown; req: PayloadRequest }) => {
        if (value) return providerFilm(value) !== null || 'A YouTube or Vimeo address · ที่อยู่ของ YouTube หรือ Vimeo'
        const hasFile = uploadOf(req) !== undefined || Boolean((data as { filename?: string }).filename)
        return hasFile || 'Add a file above or an address here · เลือกไฟล์ด้านบน หรือระบุที่อยู่ในช่องนี้'
      },
    },
    captions,
  ],
}
