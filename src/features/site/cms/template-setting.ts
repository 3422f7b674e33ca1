import type { ArrayField, Field, GlobalConfig } from 'payload'
import { previewOf } from '@/features/previews/server'
import { homePath } from '@/features/routing'
import { addressField, outsideField } from '@/features/routing/cms'
import { accessTo } from '@/features/staff/server'
import { LOCALES } from '@/i18n/locales'
import { changedByField, signChange } from '@/platform/changed-by'
import { line, row, sentences } from '@/platform/cms-fields'
import { LANGUAGE_NAMES, label, MENU, option } from '@/platform/cms-labels'
import { contextOf } from '@/platform/context'
import { invalidateTags } from '@/platform/invalidation'
import type { SocialNetwork } from '../domain/template-setting'

const { read, readVersions, update } = accessTo('settings')

const LINK_HINT = label(
  'Within the site without the language, or https://. Empty: the message is not a link.',
  'ภายในเว็บไซต์ไม่ต้องใส่ภาษา หรือ https:// เว้นว่างหากไม่ใช่ลิงก์',
)

const messages = (name: string, language: string): ArrayField => ({
  name,
  // Postgres limits table names to 63 characters.
  dbName: name.replace('Message', 'bar_message').toLowerCase(),
  type: 'array',
  maxRows: 6,
  label: label(`Messages, ${language}`, `ข้อความ ${language}`),
  labels: { singular: label('Message', 'ข้อความ'), plural: label('Messages', 'ข้อความ') },
  fields: [
    { name: 'text', type: 'text', required: true, maxLength: 160, label: label('Message', 'ข้อความ') },
    addressField('address', LINK_HINT),
  ],
})

/** The marketing bar (A4.8). Languages without their own messages show those of the nearest language (C37). */
const notification: Field = {
  name: 'Notification',
  type: 'group',
  label: label('Marketing bar', 'แถบประกาศ'),
  fields: [
    { name: 'Show_notification', type: 'checkbox', defaultValue: false, label: label('Show the bar', 'แสดงแถบประกาศ') },
    messages('Message_TH', LANGUAGE_NAMES.th),
    messages('Message_EN', LANGUAGE_NAMES.en),
    messages('Message_CHT', LANGUAGE_NAMES.cht),
    messages('Message_CHS', LANGUAGE_NAMES.chs),
  ],
}

const contact: Field = {
  name: 'contact',
  type: 'group',
  label: label('How to reach us', 'ช่องทางติดต่อ'),
  fields: [
    row(line('phone', label('Call centre', 'ศูนย์บริการลูกค้า')), line('hours', label('Hours', 'เวลาทำการ'))),
    line('hoursNote', label('Note under the hours', 'หมายเหตุใต้เวลาทำการ')),
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
        options: LOCALES.map((code) => option(code, LANGUAGE_NAMES[code], LANGUAGE_NAMES[code])),
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
