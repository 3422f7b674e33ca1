import type { CollectionConfig } from 'payload'
import { accessTo } from '@/features/staff/server'
import { label, MENU } from '@/platform/cms-labels'
import { contextOf } from '@/platform/context'
import { env } from '@/platform/env'
import { announcePicture } from '../operations/announce-picture'
import { fingerprintUpload, nameUpload } from '../operations/fingerprint-upload'

const webp = (name: string, width: number, quality: number) => ({
  name,
  width,
  withoutEnlargement: true,
  formatOptions: { format: 'webp' as const, options: { quality, effort: 2 } },
})

/**
 * Pictures. Every upload yields the four webp widths of S1§3 and one that a phone shows edge to edge, a hash in its
 * name, a tiny placeholder and words in four languages.
 */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: label('Picture', 'ภาพ'), plural: label('Pictures', 'ภาพ') },
  access: accessTo('media'),
  admin: {
    group: MENU.content,
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'width', 'height', 'filesize', 'updatedAt'],
    listSearchableFields: ['filename', 'alt'],
  },
  upload: {
    staticDir: env.mediaDir,
    mimeTypes: ['image/webp', 'image/jpeg', 'image/png', 'image/avif'],
    focalPoint: true,
    crop: true,
    pasteURL: false,
    adminThumbnail: 'thumbnail',
    imageSizes: [
      webp('thumbnail', 320, 78),
      webp('small', 640, 80),
      webp('phone', 800, 76),
      webp('medium', 1080, 80),
      webp('large', 1920, 80),
    ],
  },
  hooks: {
    beforeOperation: [
      ({ args, operation, req }) => (operation === 'create' || operation === 'update' ? nameUpload(args, req) : args),
    ],
    beforeChange: [({ data, req }) => fingerprintUpload(contextOf(req), data)],
    afterChange: [
      ({ doc, operation, req }) => (operation === 'update' ? announcePicture(contextOf(req), doc.id) : undefined),
    ],
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      localized: true,
      label: label('What it shows, in words', 'คำบรรยายภาพ'),
      admin: {
        description: label(
          'Read aloud to those who cannot see the picture. Empty only for decoration.',
          'ใช้อ่านให้ผู้ที่มองไม่เห็นภาพ เว้นว่างเฉพาะภาพตกแต่ง',
        ),
      },
    },
    {
      type: 'row',
      fields: [
        { name: 'hash', type: 'text', index: true, admin: { readOnly: true }, label: label('Hash', 'แฮช') },
        { name: 'ext', type: 'text', admin: { readOnly: true }, label: label('Extension', 'นามสกุล') },
        { name: 'mime', type: 'text', admin: { readOnly: true }, label: label('Type', 'ชนิดไฟล์') },
        {
          name: 'provider',
          type: 'text',
          defaultValue: 'local',
          admin: { readOnly: true },
          label: label('Kept by', 'ที่จัดเก็บ'),
        },
      ],
    },
    { name: 'placeholder', type: 'text', admin: { hidden: true } },
  ],
}
