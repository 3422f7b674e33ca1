import type { TextField, TextFieldSingleValidation } from 'payload'
import { label } from '@/platform/back-office/cms-labels'

/** Validates a slug shared by all languages; returns the message when it is invalid. */
export function rightSlug(value: string | null | undefined): true | string {
  return (
    /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value ?? '') ||
    'Lower-case letters, digits and single hyphens only · ใช้ได้เฉพาะ a–z 0–9 และขีดกลาง'
  )
}

const copied = ({ value }: { value?: unknown }) => (typeof value === 'string' ? `${value}-copy` : undefined)

/** A slug field shared by all languages. Only valid slugs are saved; a duplicated document gets a new one. */
export const slugField = (name: string, validate: TextFieldSingleValidation = rightSlug): TextField => ({
  name,
  type: 'text',
  required: true,
  unique: true,
  index: true,
  label: label('Address', 'ที่อยู่หน้าเว็บ'),
  admin: {
    description: label(
      'Lower-case letters, digits and hyphens. The same in every language.',
      'ตัวพิมพ์เล็ก ตัวเลข และขีดกลาง ใช้เหมือนกันทุกภาษา',
    ),
  },
  hooks: { beforeDuplicate: [copied] },
  validate,
})
