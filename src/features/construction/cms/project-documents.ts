import type { CollectionConfig } from 'payload'
import { accessTo } from '@/features/staff/server'
import { row } from '@/platform/back-office/cms-fields'
import { label, MENU, option } from '@/platform/back-office/cms-labels'
import { DOCUMENT_STATES } from '../domain/construction'
import { REFRESHES_PAGE } from './refreshes-page'

/** Permits and documents of a project, with their day: what a careful buyer asks for first. */
export const projectDocuments: CollectionConfig = {
  slug: 'project-documents',
  labels: {
    singular: label('Permit or document', 'ใบอนุญาตหรือเอกสาร'),
    plural: label('Permits and documents', 'ใบอนุญาตและเอกสาร'),
  },
  access: accessTo('settings'),
  admin: {
    group: MENU.catalogue,
    useAsTitle: 'number',
    defaultColumns: ['project', 'kind', 'state', 'number', 'date'],
  },
  defaultSort: ['project', 'date'],
  hooks: REFRESHES_PAGE,
  fields: [
    {
      name: 'project',
      type: 'relationship',
      relationTo: 'projects',
      required: true,
      index: true,
      label: label('Project', 'โครงการ'),
    },
    row(
      {
        name: 'kind',
        type: 'select',
        required: true,
        label: label('Kind', 'ประเภท'),
        options: [
          option('land_title', 'Title deed', 'โฉนดที่ดิน'),
          option('eia', 'Environmental impact assessment (EIA)', 'รายงานการประเมินผลกระทบสิ่งแวดล้อม (EIA)'),
          option('land_allocation', 'Land allocation permit', 'ใบอนุญาตจัดสรรที่ดิน'),
          option('construction_permit', 'Construction permit', 'ใบอนุญาตก่อสร้าง'),
          option('condominium_registration', 'Condominium registration', 'หนังสือสำคัญการจดทะเบียนอาคารชุด'),
          option('juristic_person', 'Juristic person', 'นิติบุคคล'),
        ],
      },
      {
        name: 'state',
        type: 'select',
        required: true,
        defaultValue: DOCUMENT_STATES[0],
        label: label('State', 'สถานะ'),
        options: [
          option('granted', 'Granted', 'ได้รับแล้ว'),
          option('filed', 'Filed, awaiting the answer', 'ยื่นแล้ว รอผล'),
          option('preparing', 'Being prepared', 'อยู่ระหว่างเตรียมยื่น'),
        ],
      },
    ),
    row(
      {
        name: 'number',
        type: 'text',
        maxLength: 80,
        label: label('Number as printed on it', 'เลขที่ตามเอกสาร'),
      },
      {
        name: 'date',
        type: 'date',
        label: label('Granted or filed on', 'วันที่ได้รับหรือยื่น'),
        validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
          Boolean(value) ||
          (siblingData as { state?: string }).state === 'preparing' ||
          'The day, unless it is still being prepared · ระบุวันที่ ยกเว้นเอกสารที่ยังเตรียมอยู่',
      },
    ),
  ],
}
