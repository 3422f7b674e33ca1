import type { CollectionConfig, PayloadRequest } from 'payload'
import { accessTo } from '@/features/staff/server'
import { languageField } from '@/platform/back-office/cms-fields'
import { label, MENU } from '@/platform/back-office/cms-labels'
import { fetchNothing } from '@/platform/back-office/fetched-files'
import { env } from '@/platform/process/env'
import { nameBrochure } from '../operations/name-brochure'

type Upload = { name: string; data: Buffer }

const uploadOf = (req: PayloadRequest) => (req as { file?: Upload }).file

/**
 * A brochure that an editor had made: one PDF a project and language. Where there is none, the brochure is set from the
 * page of the project.
 */
export const brochures: CollectionConfig = {
  slug: 'brochures',
  labels: { singular: label('Brochure (PDF)', 'โบรชัวร์ (PDF)'), plural: label('Brochures (PDF)', 'โบรชัวร์ (PDF)') },
  access: accessTo('settings'),
  admin: {
    group: MENU.content,
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'project', 'locale', 'filesize', 'updatedAt'],
    description: label(
      'Visitors who download a brochure get this file. Without one they get the brochure made from the project page, which always has today’s prices.',
      'ผู้ที่ดาวน์โหลดโบรชัวร์จะได้ไฟล์นี้ ถ้าไม่มีไฟล์ จะได้โบรชัวร์ที่จัดจากหน้าโครงการซึ่งมีราคาล่าสุดเสมอ',
    ),
  },
  upload: {
    staticDir: env.mediaDir,
    mimeTypes: ['application/pdf'],
    pasteURL: false,
    externalFileHeaderFilter: fetchNothing,
  },
  indexes: [{ fields: ['project', 'locale'], unique: true }],
  hooks: {
    beforeOperation: [
      ({ args, operation, req }) => {
        const file = operation === 'create' || operation === 'update' ? uploadOf(req) : undefined
        if (file && file.data.length > 0) file.name = nameBrochure(file)
        return args
      },
    ],
  },
  fields: [
    {
      name: 'project',
      type: 'relationship',
      relationTo: 'projects',
      required: true,
      index: true,
      label: label('Project', 'โครงการ'),
    },
    languageField(),
  ],
}
