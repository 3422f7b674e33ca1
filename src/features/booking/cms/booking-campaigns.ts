import type { CollectionConfig } from 'payload'
import { launchFields, saveLaunch, saveLaunchPlan } from '@/features/launches/cms'
import { accessTo } from '@/features/staff/server'
import { label, MENU } from '@/platform/back-office/cms-labels'
import { BAHT } from '@/platform/back-office/list-cells'
import { contextOf } from '@/platform/database/context'
import { HOLD_MINUTES, SLIP_HOURS } from '../domain/hold'
import { invalidateCampaign } from '../operations/invalidate-campaign'
import { contractFields } from './contract-fields'

/** What can be booked online: the units of one project, from when, for which fee and under which terms. */
export const bookingCampaigns: CollectionConfig = {
  slug: 'booking-campaigns',
  labels: { singular: label('Booking campaign', 'แคมเปญการจอง'), plural: label('Booking campaigns', 'แคมเปญการจอง') },
  access: accessTo('settings'),
  admin: {
    group: MENU.catalogue,
    useAsTitle: 'title',
    defaultColumns: ['title', 'code', 'project', 'isOpen', 'opensAt', 'fee'],
  },
  defaultSort: '-opensAt',
  hooks: {
    beforeDelete: [saveLaunch],
    afterChange: [
      saveLaunchPlan,
      ({ doc, previousDoc, req }) => invalidateCampaign(contextOf(req), [doc.project, previousDoc?.project]),
    ],
    afterDelete: [({ doc, req }) => invalidateCampaign(contextOf(req), [doc.project])],
  },
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, label: label('Title', 'ชื่อ') },
    { name: 'lead', type: 'textarea', localized: true, label: label('Introduction', 'คำนำ') },
    {
      name: 'code',
      type: 'text',
      required: true,
      unique: true,
      validate: (value: unknown) =>
        (typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)) ||
        'Small letters, digits and hyphens · ใช้ตัวพิมพ์เล็ก ตัวเลข และขีดกลางเท่านั้น',
      label: label('Code in the address', 'รหัสในที่อยู่เว็บ'),
    },
    {
      name: 'project',
      type: 'relationship',
      relationTo: 'projects',
      required: true,
      index: true,
      label: label('Project', 'โครงการ'),
    },
    {
      name: 'units',
      type: 'relationship',
      relationTo: 'units',
      hasMany: true,
      filterOptions: ({ data }) => ({ project: { equals: data.project } }),
      label: label('Units (none: every unit of the project)', 'ยูนิต (ไม่เลือก หมายถึงทุกยูนิตของโครงการ)'),
    },
    { name: 'isOpen', type: 'checkbox', defaultValue: false, label: label('Open', 'เปิดให้จอง') },
    {
      type: 'row',
      fields: [
        { name: 'opensAt', type: 'date', required: true, label: label('Opens at', 'เริ่มจอง') },
        { name: 'closesAt', type: 'date', label: label('Closes at', 'ปิดจอง') },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'fee',
          type: 'number',
          min: 1,
          required: true,
          custom: BAHT,
          label: label('Booking fee (baht)', 'เงินจอง (บาท)'),
        },
        {
          name: 'holdMinutes',
          type: 'number',
          min: 5,
          max: 120,
          required: true,
          defaultValue: HOLD_MINUTES,
          label: label('A unit is held for (minutes)', 'ล็อกยูนิตไว้ (นาที)'),
        },
        {
          name: 'slipHours',
          type: 'number',
          min: 1,
          max: 96,
          defaultValue: SLIP_HOURS,
          label: label('Held while a transfer is checked (hours)', 'ล็อกยูนิตไว้ระหว่างตรวจการโอน (ชั่วโมง)'),
        },
        {
          name: 'limitPerPerson',
          type: 'number',
          min: 1,
          max: 20,
          required: true,
          defaultValue: 1,
          label: label('Units for one person', 'จำนวนยูนิตต่อคน'),
        },
      ],
    },
    { name: 'included', type: 'textarea', localized: true, label: label('Included in the price', 'รวมอยู่ในราคา') },
    { name: 'promotion', type: 'textarea', localized: true, label: label('Promotion', 'โปรโมชัน') },
    contractFields,
    {
      // Part of the published plan of earlier draws. What is signed follows the hold: `domain/terms.ts`.
      name: 'termsVersion',
      type: 'select',
      required: true,
      defaultValue: '2026-11',
      options: [{ value: '2026-11', label: '2026-11' }],
      admin: { hidden: true },
    },
    launchFields,
  ],
}
