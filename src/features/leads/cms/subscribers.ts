import type { CollectionConfig, Field } from 'payload'
import { accessTo } from '@/features/staff/server'
import { languageField, moment, row, secret } from '@/platform/back-office/cms-fields'
import { label, MENU, option } from '@/platform/back-office/cms-labels'
import { validEmail } from '@/platform/back-office/valid-email'

const consents: Field = {
  name: 'consents',
  type: 'array',
  label: label('Consent', 'ความยินยอม'),
  fields: [
    { name: 'purpose', type: 'text', required: true, label: label('Purpose', 'วัตถุประสงค์') },
    { name: 'notice', type: 'text', required: true, label: label('Version of the notice', 'ฉบับของประกาศ') },
    { name: 'wording', type: 'textarea', required: true, label: label('Words that were shown', 'ข้อความที่แสดง') },
    { ...moment('at', label('When', 'เมื่อ')), required: true },
    { name: 'page', type: 'text', label: label('Page', 'หน้าที่ส่ง') },
    { name: 'source', type: 'text', label: label('Advertising source (adsrcid)', 'รหัสที่มาโฆษณา (adsrcid)') },
    { name: 'sourceCategory', type: 'text', label: label('Source category', 'กลุ่มที่มา') },
  ],
}

const history: Field = {
  name: 'history',
  type: 'array',
  label: label('History', 'ประวัติ'),
  fields: [
    { ...moment('at', label('When', 'เมื่อ')), required: true },
    {
      name: 'event',
      type: 'select',
      required: true,
      label: label('What', 'เหตุการณ์'),
      options: [
        option('asked', 'Asked for news', 'ขอรับข่าวสาร'),
        option('asked_again', 'Asked again', 'ขออีกครั้ง'),
        option('confirmed', 'Confirmed', 'ยืนยันแล้ว'),
        option('left', 'Left', 'ยกเลิกแล้ว'),
        option('left_by_mail_program', 'Unsubscribed by the email program’s button', 'ยกเลิกจากปุ่มในโปรแกรมอีเมล'),
      ],
    },
  ],
}

/**
 * Newsletter subscribers. Only visitors subscribe and unsubscribe. Staff may read, an admin may erase, and nobody edits.
 * A while after unsubscribing the address is deleted; the record that it happened stays.
 */
export const subscribers: CollectionConfig = {
  slug: 'subscribers',
  labels: { singular: label('Subscriber', 'ผู้รับข่าวสาร'), plural: label('Subscribers', 'ผู้รับข่าวสาร') },
  access: accessTo('subscribers'),
  admin: {
    group: MENU.leads,
    useAsTitle: 'email',
    defaultColumns: ['email', 'state', 'locale', 'confirmedAt', 'leftAt', 'createdAt'],
    listSearchableFields: ['email'],
    pagination: { defaultLimit: 50 },
  },
  defaultSort: '-createdAt',
  fields: [
    row(
      { name: 'email', type: 'email', validate: validEmail, unique: true, label: label('Email', 'อีเมล') },
      { ...languageField(), index: true },
      {
        name: 'state',
        type: 'select',
        required: true,
        defaultValue: 'waiting',
        index: true,
        label: label('Status', 'สถานะ'),
        options: [
          option('waiting', 'Waiting for confirmation', 'รอยืนยันอีเมล'),
          option('confirmed', 'Confirmed', 'ยืนยันแล้ว'),
          option('left', 'Left', 'ยกเลิกแล้ว'),
        ],
      },
    ),
    row(
      moment('confirmedAt', label('Confirmed', 'ยืนยันเมื่อ')),
      moment('leftAt', label('Left', 'ยกเลิกเมื่อ')),
      moment('writtenAt', label('Last email requested', 'ส่งอีเมลล่าสุด')),
      moment('linkEndsAt', label('Link valid until', 'ลิงก์ใช้ได้ถึง')),
    ),
    consents,
    history,
    secret('fingerprint'),
    secret('salt'),
    secret('confirmHash'),
    secret('leaveHash'),
    { name: 'round', type: 'number', defaultValue: 1, access: { read: () => false }, admin: { hidden: true } },
  ],
}
