import type { ArrayField, CollectionConfig, Condition, Field, PayloadRequest } from 'payload'
import { accessTo, onlyFieldFor } from '@/features/staff/server'
import { LOCALES } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { row } from '@/platform/back-office/cms-fields'
import { inStaffLanguage, label, MENU, option } from '@/platform/back-office/cms-labels'
import { validEmail } from '@/platform/back-office/valid-email'
import { changedByField, signChange } from '@/platform/cache/changed-by'
import { invalidating } from '@/platform/cache/invalidating'
import { DEPARTMENTS, FORM_NAMES } from '../domain/form-descriptions'
import { type FormWord, messageKeys } from '../domain/form-setting'
import { FORM_OPTIONS } from './requests'

const { read, readVersions, update } = accessTo('settings')

const TOO_FEW = label('Enter at least two choices.', 'กรุณาระบุตัวเลือกอย่างน้อยสองข้อ')

/** The words of the description in every language, shown under the field that may replace them. */
function describedWords(word: FormWord) {
  const described = FORM_NAMES.map((form) => [
    form,
    Object.fromEntries(LOCALES.map((locale) => [locale, words(locale, 'requests')(messageKeys(form)[word])])),
  ])
  const clientProps = { words: Object.fromEntries(described) }
  return { Description: { path: '/features/requests/ui/described-words#DescribedWords', clientProps } }
}

const changedWords = (word: FormWord, names: ReturnType<typeof label>, maxLength: number): Field =>
  ({
    name: word,
    type: maxLength > 120 ? 'textarea' : 'text',
    localized: true,
    maxLength,
    label: names,
    admin: { components: describedWords(word) },
  }) as Field

const asks =
  (...kinds: readonly string[]): Condition =>
  (_, { kind }) =>
    kinds.includes(kind)

const options: ArrayField = {
  name: 'options',
  type: 'array',
  maxRows: 12,
  label: label('Choices', 'ตัวเลือก'),
  labels: { singular: label('Choice', 'ตัวเลือก'), plural: label('Choices', 'ตัวเลือก') },
  admin: { condition: asks('choice') },
  validate: (rows, { siblingData, req }: { siblingData: { kind?: string }; req: PayloadRequest }) =>
    siblingData.kind !== 'choice' || (rows?.length ?? 0) >= 2 || inStaffLanguage(req, TOO_FEW),
  fields: [{ name: 'text', type: 'text', localized: true, maxLength: 120, label: label('Choice', 'ตัวเลือก') }],
}

const question: Field = {
  name: 'question',
  type: 'group',
  label: label('Extra question', 'คำถามเพิ่มเติม'),
  admin: {
    description: label(
      'Shown at the end of the form, always optional, and only in the languages it is written in.',
      'อยู่ท้ายแบบฟอร์ม ไม่บังคับตอบ และถามเฉพาะภาษาที่เขียนคำถามไว้',
    ),
  },
  fields: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'none',
      options: [
        option('none', 'No question', 'ไม่มีคำถาม'),
        option('text', 'Text answer', 'ตอบเป็นข้อความ'),
        option('choice', 'Choice from a list', 'เลือกคำตอบ'),
      ],
      label: label('Kind', 'ชนิด'),
    },
    {
      name: 'text',
      type: 'text',
      localized: true,
      maxLength: 160,
      label: label('Question', 'คำถาม'),
      admin: { condition: asks('text', 'choice') },
    },
    options,
  ],
}

const recipients: Field = {
  name: 'recipients',
  type: 'array',
  maxRows: 10,
  // What people write to us is sent there: an admin decides who reads it.
  access: onlyFieldFor('staff', 'update'),
  label: label('Who is notified', 'ผู้รับแจ้ง'),
  labels: { singular: label('Recipient', 'ผู้รับ'), plural: label('Recipients', 'ผู้รับ') },
  admin: {
    description: label(
      'Every submission of the form is sent to these addresses, or only what is written to the department of an address. If nobody fits, to REQUESTS_EMAIL. Only an admin can change them.',
      'ส่งทุกข้อความจากแบบฟอร์มไปยังอีเมลเหล่านี้ หรือส่งเฉพาะข้อความถึงฝ่ายที่เลือกไว้ หากไม่มีอีเมลที่ตรงจะส่งไปที่ REQUESTS_EMAIL เฉพาะผู้ดูแลระบบเท่านั้นที่แก้ไขได้',
    ),
  },
  fields: [
    row({ name: 'email', type: 'email', validate: validEmail, required: true, label: label('Email', 'อีเมล') }, {
      name: 'department',
      type: 'select',
      options: DEPARTMENTS.map((department) => ({
        value: department,
        label: label(
          words('en', 'requests')(`options.department.${department}`),
          words('th', 'requests')(`options.department.${department}`),
        ),
      })),
      label: label('Only messages to this department', 'เฉพาะข้อความถึงฝ่ายนี้'),
      // Of all forms only this one asks.
      admin: { condition: ({ form }: { form?: string }) => form === 'contact' },
    } as Field),
  ],
}

/** What staff may change of a described form: one row for each form, made by the migration. */
export const formSettings: CollectionConfig = {
  slug: 'form-settings',
  labels: { singular: label('Form', 'แบบฟอร์ม'), plural: label('Forms', 'แบบฟอร์ม') },
  access: { read, readVersions, update, create: () => false, delete: () => false },
  admin: {
    group: MENU.forms,
    useAsTitle: 'form',
    defaultColumns: ['form', 'isOff', 'title', 'updatedAt', 'changedBy'],
  },
  defaultSort: 'id',
  versions: { drafts: false, maxPerDoc: 50 },
  hooks: {
    ...invalidating('forms'),
    beforeChange: [
      signChange,
      // A version is brought back without the recipients by whoever may not change them: they stay.
      ({ data, originalDoc }) => ({ ...data, recipients: data.recipients ?? originalDoc?.recipients }),
    ],
  },
  fields: [
    {
      name: 'form',
      type: 'select',
      required: true,
      unique: true,
      options: FORM_OPTIONS,
      label: label('Form', 'แบบฟอร์ม'),
      // Not an access: that would refuse to bring a version back, as it leaves the field out.
      hooks: { beforeValidate: [({ originalDoc, value }) => originalDoc?.form ?? value] },
      admin: { readOnly: true },
    },
    {
      name: 'isOff',
      type: 'checkbox',
      defaultValue: false,
      label: label('Switched off', 'ปิดรับ'),
      admin: {
        description: label(
          'The page stays online, says that the form is closed and lists other ways to reach us. Nothing can be sent.',
          'หน้ายังเปิดอยู่ แจ้งว่าปิดรับพร้อมช่องทางติดต่ออื่น ระบบจะไม่รับข้อมูล',
        ),
      },
    },
    {
      ...changedWords('offNote', label('What the page says instead', 'ข้อความที่แสดงแทน'), 400),
      admin: { condition: ({ isOff }: { isOff?: boolean }) => isOff === true, components: describedWords('offNote') },
    } as Field,
    changedWords('title', label('Title', 'หัวข้อ'), 120),
    changedWords('lead', label('Introduction', 'คำนำ'), 400),
    changedWords('submit', label('Button text', 'ข้อความบนปุ่ม'), 40),
    changedWords('sentTitle', label('Thanks after sending', 'ข้อความขอบคุณหลังส่ง'), 120),
    question,
    recipients,
    changedByField,
  ],
}
