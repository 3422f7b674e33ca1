import type { CollectionConfig, NumberField, PayloadRequest } from 'payload'
import { accessTo } from '@/features/staff/server'
import { row, sentences } from '@/platform/back-office/cms-fields'
import { label, MENU } from '@/platform/back-office/cms-labels'
import { contextOf } from '@/platform/database/context'
import { isReportableMonth } from '../domain/construction'
import { REFRESHES_PAGE } from './refreshes-page'

const percent = (name: string, en: string, th: string): NumberField => ({
  name,
  type: 'number',
  required: true,
  min: 0,
  max: 100,
  defaultValue: 0,
  label: label(en, th),
})

/** What the building site of a project looked like at the end of a month: per cent by trade, and photographs. */
export const constructionUpdates: CollectionConfig = {
  slug: 'construction-updates',
  labels: {
    singular: label('Construction report', 'รายงานความคืบหน้า'),
    plural: label('Construction reports', 'รายงานความคืบหน้า'),
  },
  access: accessTo('settings'),
  admin: {
    group: MENU.catalogue,
    useAsTitle: 'month',
    defaultColumns: ['project', 'month', 'overall', 'updatedAt'],
    description: label(
      'One a month for a project. Visitors see it on the project page as soon as it is saved.',
      'เดือนละหนึ่งรายงานต่อโครงการ ผู้เข้าชมเห็นบนหน้าโครงการทันทีที่บันทึก',
    ),
  },
  defaultSort: '-month',
  indexes: [{ fields: ['project', 'month'], unique: true }],
  hooks: REFRESHES_PAGE,
  fields: [
    row(
      {
        name: 'project',
        type: 'relationship',
        relationTo: 'projects',
        required: true,
        index: true,
        label: label('Project', 'โครงการ'),
      },
      {
        name: 'month',
        type: 'text',
        required: true,
        label: label('Month (2026-10)', 'เดือน (2026-10)'),
        validate: (value: unknown, { req }: { req: PayloadRequest }) =>
          isReportableMonth(value, contextOf(req).now) ||
          'Year and month as 2026-10, not in the future · ปี ค.ศ. และเดือน เช่น 2026-10 และต้องไม่ใช่เดือนในอนาคต',
      },
      percent('overall', 'Whole project (%)', 'ทั้งโครงการ (%)'),
    ),
    {
      name: 'trades',
      type: 'group',
      label: label('Per cent by trade', 'ร้อยละตามหมวดงาน'),
      fields: [
        row(
          percent('foundation', 'Piling and foundations', 'งานเสาเข็มและฐานราก'),
          percent('structure', 'Structure', 'งานโครงสร้าง'),
          percent('architecture', 'Architecture', 'งานสถาปัตยกรรม'),
        ),
        row(percent('systems', 'Building systems', 'งานระบบ'), percent('landscape', 'Landscape', 'งานภูมิทัศน์')),
      ],
    },
    sentences('note', label('What was done', 'งานที่ทำในเดือนนี้')),
    {
      name: 'pictures',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      maxRows: 12,
      label: label('Photographs', 'ภาพถ่าย'),
    },
  ],
}
