import type { CollectionConfig } from 'payload'
import { label, MENU, option } from '@/platform/back-office/cms-labels'
import { accessTo } from '../operations/access'

const nobody = () => false
const CLOSED = { read: nobody, create: nobody, update: nobody, delete: nobody }

/**
 * The second factors of staff, one for each account. They have a table of their own because Payload writes the whole
 * account at each sign-in, which could restore a used code. Only the operations of this feature read and write it.
 */
export const staffSecondFactors: CollectionConfig = {
  slug: 'staff-second-factors',
  access: CLOSED,
  admin: { hidden: true },
  fields: [
    { name: 'staff', type: 'number', required: true, unique: true, index: true },
    { name: 'sealedSeed', type: 'text', required: true },
    { name: 'since', type: 'date', required: true },
    { name: 'session', type: 'text' },
    { name: 'lastStep', type: 'number', required: true },
    { name: 'recoveryCodes', type: 'json', required: true },
  ],
}

/** The passkeys of staff. The key is public, but who could write it would sign in with their own: as closed as the rest. */
export const staffPasskeys: CollectionConfig = {
  slug: 'staff-passkeys',
  access: CLOSED,
  admin: { hidden: true },
  fields: [
    { name: 'staff', type: 'number', required: true, index: true },
    { name: 'name', type: 'text', required: true },
    { name: 'credential', type: 'text', required: true, unique: true },
    { name: 'publicKey', type: 'text', required: true },
    { name: 'counter', type: 'number', required: true },
    { name: 'transports', type: 'json', required: true },
    { name: 'since', type: 'date', required: true },
    { name: 'session', type: 'text' },
    { name: 'usedAt', type: 'date' },
  ],
}

/** What happened to staff accounts: written by the system, never changed, read by admins. */
export const staffEvents: CollectionConfig = {
  slug: 'staff-events',
  labels: { singular: label('Account event', 'เหตุการณ์ของบัญชี'), plural: label('Account events', 'เหตุการณ์ของบัญชี') },
  access: { ...CLOSED, read: accessTo('staff').read },
  admin: { group: MENU.people, useAsTitle: 'person', defaultColumns: ['at', 'person', 'event', 'by'] },
  defaultSort: '-at',
  fields: [
    {
      name: 'at',
      type: 'date',
      required: true,
      index: true,
      label: label('When', 'เมื่อ'),
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    { name: 'person', type: 'text', required: true, label: label('Account', 'บัญชี') },
    {
      name: 'event',
      type: 'select',
      required: true,
      label: label('What', 'เหตุการณ์'),
      options: [
        option('password_changed', 'Password changed', 'เปลี่ยนรหัสผ่าน'),
        option('email_changed', 'Email changed', 'เปลี่ยนอีเมล'),
        option('second_factor_set', 'Two-step verification set up', 'ตั้งค่าการยืนยันตัวตนขั้นที่สอง'),
        option('second_factor_reset', 'Two-step verification reset', 'รีเซ็ตการยืนยันตัวตนขั้นที่สอง'),
        option('recovery_codes_made', 'New recovery codes', 'สร้างรหัสกู้คืนชุดใหม่'),
        option('recovery_code_used', 'Signed in with a recovery code', 'เข้าสู่ระบบด้วยรหัสกู้คืน'),
        option('wrong_codes', 'Right password, second step failed', 'รหัสผ่านถูกต้อง แต่ยืนยันตัวตนขั้นที่สองไม่ผ่าน'),
        option('passkey_added', 'Passkey added', 'เพิ่มพาสคีย์'),
        option('passkey_removed', 'Passkey removed', 'ลบพาสคีย์'),
        option('role_changed', 'Role changed', 'เปลี่ยนบทบาท'),
        option('account_made', 'Account made', 'สร้างบัญชี'),
        option('account_changed', 'Other details changed', 'แก้ไขข้อมูลอื่น'),
        option('account_removed', 'Account removed', 'ลบบัญชี'),
        option('identity_confirmed', 'Confirmed who they are', 'ยืนยันตัวตนซ้ำ'),
        option('identity_refused', 'Failed to confirm who they are', 'ยืนยันตัวตนซ้ำไม่ผ่าน'),
      ],
    },
    { name: 'by', type: 'text', required: true, label: label('By', 'โดย') },
  ],
}
