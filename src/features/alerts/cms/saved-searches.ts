import type { CollectionConfig, Field } from 'payload'
import { accessTo, withinScope } from '@/features/staff/server'
import { languageField, moment, row, secret } from '@/platform/back-office/cms-fields'
import { label, MENU, option } from '@/platform/back-office/cms-labels'
import { validEmail } from '@/platform/back-office/valid-email'
import { findAlertScope } from '../operations/alert-scope'

const rights = accessTo('alerts')

/**
 * Internal data, as restricted as {@link secret}: the prices that the person was told, and what waits for the next
 * digest.
 */
const ledger = (name: string): Field => ({
  name,
  type: 'json',
  access: { read: () => false },
  admin: { hidden: true },
})

const stateField: Field = {
  name: 'state',
  type: 'select',
  required: true,
  defaultValue: 'asked',
  index: true,
  label: label('Status', 'สถานะ'),
  options: [
    option('asked', 'Waiting for confirmation', 'รอยืนยันอีเมล'),
    option('confirmed', 'On', 'เปิดแจ้งเตือน'),
    option('off', 'Off', 'ปิดแจ้งเตือน'),
    option('expired', 'Never confirmed', 'ไม่ได้ยืนยัน'),
  ],
}

const endedByField: Field = {
  name: 'endedBy',
  type: 'select',
  label: label('Ended by', 'ปิดด้วยวิธี'),
  options: [
    option('page', 'A button on our pages', 'ปุ่มบนเว็บไซต์'),
    option('all', 'The button for all alerts', 'ปุ่มปิดทั้งหมด'),
    option('mail_program', 'Button of the email program', 'ปุ่มในโปรแกรมอีเมล'),
  ],
}

const consentFields: Field[] = [
  row(
    { name: 'notice', type: 'text', required: true, label: label('Edition of the policy', 'ฉบับของนโยบาย') },
    { ...moment('consentAt', label('Consent given', 'ให้ความยินยอมเมื่อ')), required: true },
    { name: 'page', type: 'text', label: label('Page', 'หน้าที่ส่ง') },
  ),
  { name: 'wording', type: 'textarea', required: true, label: label('Words that were shown', 'ข้อความที่แสดง') },
]

/**
 * Saved searches, whose owners get alerts about new projects. Only visitors create and end them. Sales and admins may
 * read them, an admin may erase one on request, and nobody edits them. The secrets of mailed links are never shown.
 */
export const savedSearches: CollectionConfig = {
  slug: 'saved-searches',
  labels: {
    singular: label('Saved search', 'การค้นหาที่บันทึก'),
    plural: label('Saved searches', 'การค้นหาที่บันทึก'),
  },
  access: { ...rights, read: withinScope(rights.read, findAlertScope) },
  admin: {
    group: MENU.leads,
    useAsTitle: 'summary',
    defaultColumns: ['summary', 'email', 'state', 'locale', 'timesTold', 'toldAt', 'createdAt'],
    listSearchableFields: ['summary', 'email'],
    pagination: { defaultLimit: 50 },
    description: label('Delete an entry when its owner asks to be erased.', 'ลบรายการเมื่อเจ้าของอีเมลขอให้ลบข้อมูล'),
  },
  defaultSort: '-createdAt',
  fields: [
    row(
      {
        name: 'email',
        type: 'email',
        validate: validEmail,
        required: true,
        index: true,
        label: label('Email', 'อีเมล'),
      },
      languageField(),
      stateField,
    ),
    row(
      { name: 'summary', type: 'text', required: true, label: label('Looks for', 'มองหา') },
      { name: 'address', type: 'text', required: true, label: label('Address of the search', 'ที่อยู่ของการค้นหา') },
    ),
    row(
      moment('writtenAt', label('Last asked to confirm', 'ส่งอีเมลยืนยันล่าสุด')),
      moment('linkEndsAt', label('Link valid until', 'ลิงก์ใช้ได้ถึง')),
      moment('confirmedAt', label('Confirmed', 'ยืนยันเมื่อ')),
      moment('endedAt', label('Ended', 'สิ้นสุดเมื่อ')),
      endedByField,
    ),
    row(moment('toldAt', label('Last told', 'แจ้งล่าสุด')), {
      name: 'timesTold',
      type: 'number',
      defaultValue: 0,
      label: label('Alerts sent', 'จำนวนครั้งที่แจ้ง'),
    }),
    ...consentFields,
    secret('fingerprint'),
    { ...secret('key'), unique: true } as Field,
    secret('salt'),
    secret('confirmHash'),
    secret('leaveHash'),
    { name: 'round', type: 'number', defaultValue: 1, access: { read: () => false }, admin: { hidden: true } },
    { ...moment('knownAt', label('Known since', 'บันทึกรายการที่รู้แล้วเมื่อ')), admin: { hidden: true } },
    ledger('known'),
    ledger('waiting'),
    ledger('sending'),
  ],
}
