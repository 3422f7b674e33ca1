import type { CollectionConfig } from 'payload'
import { accessTo } from '@/features/staff/server'
import { label, MENU } from '@/platform/back-office/cms-labels'
import { fetchNothing } from '@/platform/back-office/fetched-files'
import { contextOf } from '@/platform/database/context'
import { env } from '@/platform/process/env'
import { IMAGE_SIZES, WEBP_EFFORT } from '../domain/image-sizes'
import { fingerprintUpload, nameUpload } from '../operations/fingerprint-upload'
import { invalidateImage } from '../operations/invalidate-image'
import { usesEndpoint } from './picture-uses'

/**
 * Images. Every upload is stored in the four webp widths of S1§3 and one for full-width phones, with a hash in its
 * name, a tiny placeholder and alt texts in four languages.
 */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: label('Picture', 'ภาพ'), plural: label('Pictures', 'ภาพ') },
  access: accessTo('media'),
  admin: {
    group: MENU.content,
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'uses'],
    listSearchableFields: ['filename', 'alt'],
    pagination: { defaultLimit: 48, limits: [24, 48, 96] },
  },
  upload: {
    staticDir: env.mediaDir,
    mimeTypes: ['image/webp', 'image/jpeg', 'image/png', 'image/avif'],
    focalPoint: true,
    crop: true,
    pasteURL: false,
    externalFileHeaderFilter: fetchNothing,
    adminThumbnail: 'thumbnail',
    imageSizes: IMAGE_SIZES.map(({ name, width, quality }) => ({
      name,
      width,
      withoutEnlargement: true,
      formatOptions: { format: 'webp', options: { quality, effort: WEBP_EFFORT } },
    })),
  },
  endpoints: [usesEndpoint],
  hooks: {
    beforeOperation: [
      ({ args, operation, req }) => (operation === 'create' || operation === 'update' ? nameUpload(args, req) : args),
    ],
    beforeChange: [({ data, req }) => fingerprintUpload(contextOf(req), data)],
    afterChange: [
      ({ doc, operation, req }) => (operation === 'update' ? invalidateImage(contextOf(req), doc.id) : undefined),
    ],
  },
  fields: [
    // Payload's own field, shown as the picture itself.
    {
      name: 'filename',
      type: 'text',
      label: label('File name', 'ชื่อไฟล์'),
      admin: { components: { Cell: '/features/media/ui/picture-cells#PictureCell' } },
    },
    {
      name: 'uses',
      type: 'ui',
      label: label('Used in', 'ใช้ใน'),
      admin: {
        position: 'sidebar',
        components: {
          Cell: '/features/media/ui/picture-cells#UsesCell',
          Field: '/features/media/ui/picture-uses#UsesField',
        },
      },
    },
    {
      name: 'alt',
      type: 'text',
      localized: true,
      custom: { isExpected: true },
      label: label('What it shows, in words', 'คำบรรยายภาพ'),
      admin: {
        description: label(
          'Read aloud to those who cannot see the picture. Empty only for decoration.',
          'ใช้อ่านให้ผู้ที่มองไม่เห็นภาพ เว้นว่างเฉพาะภาพตกแต่ง',
        ),
        components: {
          beforeInput: ['/features/media/ui/description-warning#DescriptionWarning'],
          Cell: '/features/media/ui/picture-cells#DescriptionCell',
        },
      },
    },
    {
      name: 'isPhotograph',
      type: 'checkbox',
      defaultValue: false,
      label: label('Photograph', 'ภาพถ่ายจริง'),
      admin: {
        description: label(
          'Tick only a photograph of what is really there. Every other picture is marked as an artist’s impression on the site.',
          'เลือกเฉพาะภาพถ่ายสถานที่จริง ภาพอื่นทุกภาพจะมีข้อความ “ภาพจำลองเพื่อการโฆษณา” กำกับบนเว็บไซต์',
        ),
      },
    },
    // Of the files themselves: the published calls name them, staff need none of them.
    { name: 'hash', type: 'text', index: true, admin: { hidden: true } },
    { name: 'ext', type: 'text', admin: { hidden: true } },
    { name: 'mime', type: 'text', admin: { hidden: true } },
    { name: 'provider', type: 'text', defaultValue: 'local', admin: { hidden: true } },
    { name: 'placeholder', type: 'text', admin: { hidden: true } },
  ],
}
