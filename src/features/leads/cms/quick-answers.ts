import type { CollectionConfig } from 'payload'
import { accessTo } from '@/features/staff/server'
import { label, MENU } from '@/platform/back-office/cms-labels'

/** Answers that sales send often. They open in the seller's own mail or LINE, filled, and are sent by hand. */
export const quickAnswers: CollectionConfig = {
  slug: 'quick-answers',
  labels: { singular: label('Quick answer', 'คำตอบสำเร็จรูป'), plural: label('Quick answers', 'คำตอบสำเร็จรูป') },
  access: accessTo('desk'),
  admin: { group: MENU.leads, useAsTitle: 'name', defaultColumns: ['name', 'order', 'updatedAt'] },
  defaultSort: 'order',
  fields: [
    { name: 'name', type: 'text', required: true, label: label('Name at the desk', 'ชื่อที่แสดงในงานขาย') },
    { name: 'order', type: 'number', defaultValue: 10, label: label('Place in the list', 'ลำดับ') },
    {
      name: 'subject',
      type: 'text',
      localized: true,
      maxLength: 150,
      label: label('Subject of the email', 'หัวเรื่องอีเมล'),
    },
    {
      name: 'text',
      type: 'textarea',
      localized: true,
      maxLength: 1500,
      label: label('Text', 'ข้อความ'),
      admin: {
        description: label(
          '{name} is the person, {project} the project, {seller} you. A language without a text does not offer this answer.',
          '{name} คือชื่อลูกค้า {project} คือโครงการ {seller} คือชื่อคุณ ภาษาที่ไม่มีข้อความจะไม่แสดงคำตอบนี้',
        ),
      },
    },
  ],
}
