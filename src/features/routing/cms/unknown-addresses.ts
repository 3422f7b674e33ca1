import type { CollectionConfig, DateField, Field } from 'payload'
import { accessTo } from '@/features/staff/server'
import { label, MENU } from '@/platform/back-office/cms-labels'

const nobody = () => false

const moment = (name: string, names: ReturnType<typeof label>): DateField => ({
  name,
  type: 'date',
  required: true,
  index: true,
  label: names,
  admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
})

const makeRedirect: Field = {
  name: 'makeRedirect',
  type: 'ui',
  label: label('Make a redirect', 'สร้างการเปลี่ยนเส้นทาง'),
  admin: {
    components: {
      Cell: '/features/routing/ui/make-redirect#MakeRedirectCell',
      Field: '/features/routing/ui/make-redirect#MakeRedirectField',
    },
  },
}

/** Addresses that visitors asked for and that do not exist, counted by the gateways without personal data. */
export const unknownAddresses: CollectionConfig = {
  slug: 'unknown-addresses',
  labels: {
    singular: label('Unknown address', 'ที่อยู่ที่ไม่พบ'),
    plural: label('Unknown addresses', 'ที่อยู่ที่ไม่พบ'),
  },
  access: { ...accessTo('settings'), create: nobody, update: nobody },
  admin: {
    group: MENU.settings,
    useAsTitle: 'path',
    defaultColumns: ['path', 'makeRedirect', 'hits', 'firstSeen', 'lastSeen'],
    listSearchableFields: ['path'],
    pagination: { defaultLimit: 50 },
    description: label(
      'Addresses that answered 404. Counts may be ten seconds behind. An address is removed after 90 days without requests.',
      'ที่อยู่ที่ตอบ 404 ตัวเลขช้าไม่เกินสิบวินาที และจะหายไปเองหากไม่มีใครเรียกใน 90 วัน',
    ),
  },
  defaultSort: '-hits',
  fields: [
    { name: 'path', type: 'text', required: true, unique: true, index: true, label: label('Address', 'ที่อยู่') },
    { name: 'hits', type: 'number', required: true, index: true, label: label('Times', 'จำนวนครั้ง') },
    moment('firstSeen', label('First asked for', 'พบครั้งแรก')),
    moment('lastSeen', label('Last asked for', 'พบล่าสุด')),
    makeRedirect,
  ],
}
