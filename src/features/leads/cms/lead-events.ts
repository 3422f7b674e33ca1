import type { CollectionConfig } from 'payload'
import { accessTo } from '@/features/staff/server'
import { languageField, row } from '@/platform/back-office/cms-fields'
import { label, MENU, option } from '@/platform/back-office/cms-labels'

/** What visitors do that shows interest without leaving a name. Written by the site alone, kept without personal data. */
export const leadEvents: CollectionConfig = {
  slug: 'lead-events',
  labels: { singular: label('Sign of interest', 'ความสนใจ'), plural: label('Signs of interest', 'ความสนใจ') },
  access: { ...accessTo('leads'), create: () => false, update: () => false },
  admin: {
    group: MENU.leads,
    useAsTitle: 'kind',
    defaultColumns: ['kind', 'project', 'locale', 'source', 'createdAt'],
    pagination: { defaultLimit: 50 },
  },
  defaultSort: '-createdAt',
  fields: [
    row(
      {
        name: 'kind',
        type: 'select',
        required: true,
        index: true,
        label: label('What', 'เหตุการณ์'),
        options: [option('brochure', 'Brochure downloaded', 'ดาวน์โหลดโบรชัวร์')],
      },
      {
        name: 'project',
        type: 'relationship',
        relationTo: 'projects',
        index: true,
        label: label('Project', 'โครงการ'),
      },
      languageField(),
    ),
    row(
      { name: 'source', type: 'text', label: label('Advertising source (adsrcid)', 'รหัสที่มาโฆษณา (adsrcid)') },
      { name: 'sourceCategory', type: 'text', label: label('Source category', 'กลุ่มที่มา') },
    ),
  ],
}
