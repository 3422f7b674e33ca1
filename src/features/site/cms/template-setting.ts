import type { ArrayField, DateField, Field, GlobalConfig, PayloadRequest, TextFieldSingleValidation } from 'payload'
import { previewOf } from '@/features/previews/server'
import { homePath } from '@/features/routing'
import { addressField, outsideField } from '@/features/routing/cms'
import { accessTo } from '@/features/staff/server'
import { LOCALES, type Locale, OWN_NAME } from '@/i18n/locales'
import { line, moment, row, sentences } from '@/platform/back-office/cms-fields'
import { inStaffLanguage, label, MENU, option } from '@/platform/back-office/cms-labels'
import { changedByField, signChange } from '@/platform/cache/changed-by'
import { invalidateTags } from '@/platform/cache/invalidation'
import { contextOf } from '@/platform/database/context'
import { messagesIn, type SocialNetwork, type StoredMessage } from '../domain/template-setting'

const { read, readVersions, update } = accessTo('settings')

const LINK_HINT = label(
  'A path on this site without the language, or https://. Empty: the message is not a link.',
  'ที่อยู่ในเว็บไซต์นี้โดยไม่ต้องใส่ภาษา หรือ https:// เว้นว่างหากไม่ใช่ลิงก์',
)

const NO_TEXT = label('Enter the message in at least one language.', 'กรุณาระบุข้อความอย่างน้อยหนึ่งภาษา')
const ENDS_FIRST = label('The end is before the start.', 'เวลาสิ้นสุดอยู่ก่อนเวลาเริ่ม')

interface Sibling {
  req: PayloadRequest
  siblingData: StoredMessage
}

const textIn = (locale: Locale): Field => ({
  name: locale,
  type: 'text',
  maxLength: 160,
  label: label(OWN_NAME[locale], OWN_NAME[locale]),
})

const thai = {
  ...textIn('th'),
  validate: ((value: string | null | undefined, { req, siblingData }: Sibling) => {
    const texts = [value, siblingData.en, siblingData.cht, siblingData.chs]
    return texts.some((text) => text?.trim()) || inStaffLanguage(req, NO_TEXT)
  }) as TextFieldSingleValidation,
} as Field

const until: DateField = {
  ...moment('until', label('Until', 'สิ้นสุด')),
  validate: ((value: string | Date | null | undefined, { req, siblingData: { from } }: Sibling) =>
    !value || !from || new Date(value) > new Date(from) || inStaffLanguage(req, ENDS_FIRST)) as DateField['validate'],
}

const messages: ArrayField = {
  name: 'messages',
  type: 'array',
  maxRows: 6,
  label: label('Messages', 'ข้อความ'),
  labels: { singular: label('Message', 'ข้อความ'), plural: label('Messages', 'ข้อความ') },
  admin: {
    description: label(
      'A language without its own text shows that of the closest language. Without dates, a message shows for as long as the bar is on.',
      'ภาษาที่ไม่มีข้อความจะแสดงข้อความของภาษาใกล้เคียง หากไม่กำหนดเวลา ข้อความจะแสดงตลอดที่เปิดแถบประกาศ',
    ),
  },
  fields: [
    row(thai, textIn('en')),
    row(textIn('cht'), textIn('chs')),
    addressField('address', LINK_HINT),
    row(moment('from', label('From', 'เริ่ม')), until, {
      name: 'tone',
      type: 'select',
      required: true,
      defaultValue: 'ink',
      options: [
        option('ink', 'Black', 'ดำ'),
        option('noble', 'noble brass', 'ทองเหลือง noble'),
        option('nue', 'nue coral', 'แดงส้ม nue'),
        option('teal', 'nue deep green', 'เขียวเข้ม nue'),
      ],
      label: label('Colour', 'สี'),
    }),
  ],
}

/** The lists of S1§3, made of the messages when the setting is read: nothing is stored twice. */
const published = (name: string, locale: Locale): Field => ({
  name,
  type: 'json',
  virtual: true,
  admin: { hidden: true },
  hooks: { afterRead: [({ siblingData }) => messagesIn(siblingData.messages, locale)] },
})

/** The marketing bar (A4.8). */
const notification: Field = {
  name: 'Notification',
  type: 'group',
  label: label('Marketing bar', 'แถบประกาศ'),
  fields: [
    { name: 'Show_notification', type: 'checkbox', defaultValue: false, label: label('Show the bar', 'แสดงแถบประกาศ') },
    messages,
    published('Message_TH', 'th'),
    published('Message_EN', 'en'),
    published('Message_CHT', 'cht'),
    published('Message_CHS', 'chs'),
  ],
}

const contact: Field = {
  name: 'contact',
  type: 'group',
  label: label('How to reach us', 'ช่องทางติดต่อ'),
  fields: [
    row(line('phone', label('Call centre', 'ศูนย์บริการลูกค้า')), line('hours', label('Hours', 'เวลาทำการ'))),
    row(line('hoursNote', label('Note under the hours', 'หมายเหตุใต้เวลาทำการ')), line('fax', label('Fax', 'โทรสาร'))),
    sentences('address', label('Head office', 'สำนักงานใหญ่')),
  ],
}

const NETWORK_OPTIONS: { value: SocialNetwork; label: ReturnType<typeof label> }[] = [
  option('facebook', 'Facebook', 'Facebook'),
  option('instagram', 'Instagram', 'Instagram'),
  option('line', 'LINE', 'LINE'),
  option('youtube', 'YouTube', 'YouTube'),
  option('tiktok', 'TikTok', 'TikTok'),
  option('x', 'X', 'X'),
  option('linkedin', 'LinkedIn', 'LinkedIn'),
  option('weibo', 'Weibo', 'Weibo'),
  option('wechat', 'WeChat', 'WeChat'),
  option('xiaohongshu', 'Xiaohongshu', 'Xiaohongshu'),
]

const social: Field = {
  name: 'social',
  type: 'array',
  label: label('Social networks', 'โซเชียลมีเดีย'),
  labels: { singular: label('Network', 'โซเชียล'), plural: label('Networks', 'โซเชียล') },
  fields: [
    row(
      { name: 'network', type: 'select', required: true, options: NETWORK_OPTIONS, label: label('Network', 'ช่องทาง') },
      { ...outsideField('address', label('Address', 'ที่อยู่')), required: true } as Field,
      {
        name: 'languages',
        type: 'select',
        hasMany: true,
        options: LOCALES.map((code) => option(code, OWN_NAME[code], OWN_NAME[code])),
        label: label('Only for readers of', 'เฉพาะผู้อ่านภาษา'),
      },
    ),
  ],
}

const neighbours: Field = {
  name: 'sites',
  type: 'group',
  label: label('Our other sites', 'เว็บไซต์อื่นของเรา'),
  fields: [
    addressField('noblePlay', LINK_HINT, label('noble play', 'noble play')),
    outsideField('foreignBuyers', label('Site for foreign buyers', 'เว็บไซต์สำหรับผู้ซื้อชาวต่างชาติ')),
    outsideField('investors', label('Investor relations site', 'เว็บไซต์นักลงทุนสัมพันธ์')),
  ],
}

/** Settings shown on every page: the marketing bar, contact facts, links to the company's other sites. */
export const templateSetting: GlobalConfig = {
  slug: 'template-setting',
  label: label('Template setting', 'ตั้งค่าหน้าเว็บ'),
  access: { read, readVersions, update },
  admin: { group: MENU.settings, ...previewOf((locale) => homePath(locale)) },
  versions: { drafts: false, max: 50 },
  hooks: {
    beforeChange: [signChange],
    afterChange: [({ req }) => invalidateTags(contextOf(req), ['site'])],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: label('Marketing bar', 'แถบประกาศ'), fields: [notification] },
        { label: label('Contact', 'ติดต่อ'), fields: [contact] },
        { label: label('Other addresses', 'ลิงก์ภายนอก'), fields: [social, neighbours] },
      ],
    },
    changedByField,
  ],
}
