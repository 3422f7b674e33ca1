import type { Field, TextFieldSingleValidation } from 'payload'
import { isFreeForProject } from '@/features/routing'
import type { Group } from '@/kernel/vocabulary'
import { row } from '@/platform/back-office/cms-fields'
import { label, option } from '@/platform/back-office/cms-labels'
import { BAHT } from '@/platform/back-office/list-cells'
import { env } from '@/platform/process/env'
import { isCanonicalElsewhere } from '../domain/canonical'
import { BADGE_OPTIONS, BRAND_OPTIONS, FACILITY_OPTIONS, GROUP_OPTIONS, NEARBY_OPTIONS, TAG_OPTIONS } from './choices'
import { pastedPosition } from './pasted-position'
import { priceFields } from './price-fields'
import { rightSlug, slugField } from './slug-field'

const freeSlug = ((value: string | null | undefined, { siblingData }: { siblingData: { Project_group?: Group } }) => {
  const answer = rightSlug(value)
  if (answer !== true) return answer
  return (
    isFreeForProject({ group: siblingData.Project_group ?? 'Condominium', slug: value ?? '' }) ||
    'This is the address of another page · ที่อยู่นี้เป็นของหน้าอื่นแล้ว'
  )
}) as TextFieldSingleValidation

/** The list form of a published project (S1§3), with the specification's own names. */
export const identityFields: Field[] = [
  row(
    { name: 'Project_Title', type: 'text', required: true, label: label('Name', 'ชื่อโครงการ') },
    slugField('Slug_name', freeSlug),
  ),
  row(
    {
      name: 'Brand',
      type: 'select',
      required: true,
      options: BRAND_OPTIONS,
      label: label('Brand', 'แบรนด์'),
      index: true,
    },
    {
      name: 'Project_group',
      type: 'select',
      required: true,
      options: GROUP_OPTIONS,
      label: label('Group', 'ประเภทโครงการ'),
      index: true,
    },
    { name: 'Badge', type: 'select', options: BADGE_OPTIONS, label: label('Badge', 'สถานะโครงการ'), index: true },
  ),
  row(
    { name: 'place', type: 'relationship', relationTo: 'places', label: label('Area', 'ทำเล'), index: true },
    { name: 'Zone', type: 'text', localized: true, label: label('Zone', 'โซน') },
    { name: 'Order', type: 'number', defaultValue: 100, label: label('Order in lists', 'ลำดับ') },
  ),
  row(
    { name: 'New_project', type: 'checkbox', label: label('New project', 'โครงการใหม่') },
    { name: 'Online_Booking', type: 'checkbox', label: label('Online booking', 'จองออนไลน์ได้') },
    { name: 'loan_100per', type: 'checkbox', label: label('Loan of up to 100% possible', 'ขอสินเชื่อได้สูงสุด 100%') },
    {
      name: 'Active',
      type: 'checkbox',
      defaultValue: true,
      label: label('Active', 'เปิดใช้งาน'),
      admin: { description: label('Switched off: a past project.', 'ปิดแล้วจะเป็นโครงการที่ผ่านมา') },
    },
  ),
  row(
    {
      name: 'Project_type',
      type: 'select',
      options: [option('Current', 'Current', 'ปัจจุบัน')],
      label: label('Current or past', 'ปัจจุบันหรือผ่านมาแล้ว'),
      admin: { description: label('Empty means a past project.', 'เว้นว่างหมายถึงโครงการที่ผ่านมา') },
    },
    { name: 'tags', type: 'select', hasMany: true, options: TAG_OPTIONS, label: label('Tags', 'ป้ายกำกับ') },
  ),
  row(
    { name: 'Project_code', type: 'text', required: true, unique: true, label: label('Project code', 'รหัสโครงการ') },
    { name: 'Project_id', type: 'text', label: label('Id in the sales system', 'รหัสในระบบขาย') },
    { name: 'Campaign_Code', type: 'text', label: label('Campaign code', 'รหัสแคมเปญ') },
  ),
  row(...priceFields('projects', ['Price_rate', 'Max_price']), {
    name: 'canonical',
    type: 'text',
    label: label('Canonical address elsewhere', 'ที่อยู่หลักบนเว็บอื่น'),
    admin: {
      description: label(
        'https only. Search engines then show that page instead of this one.',
        'เฉพาะ https เท่านั้น ผลการค้นหาจะแสดงหน้านั้นแทนหน้านี้',
      ),
    },
    validate: (value: string | null | undefined) =>
      !value ||
      isCanonicalElsewhere(value, new URL(env.publicUrl).origin) ||
      'A whole https address on another site · ต้องเป็นที่อยู่ https แบบเต็มบนเว็บอื่น',
  }),
]

export const factFields: Field[] = [
  row(
    { name: 'storeys', type: 'number', min: 0, required: true, label: label('Storeys', 'จำนวนชั้น') },
    { name: 'buildings', type: 'number', min: 0, required: true, label: label('Buildings', 'จำนวนอาคาร') },
    { name: 'landRai', type: 'number', min: 0, label: label('Land (rai)', 'ที่ดิน (ไร่)') },
  ),
  row(
    {
      name: 'completion',
      type: 'text',
      label: label('Completion (YYYY-MM)', 'กำหนดแล้วเสร็จ (ค.ศ. YYYY-MM)'),
      validate: (value: string | null | undefined) =>
        !value || /^20\d\d-(0[1-9]|1[0-2])$/.test(value) || 'YYYY-MM, e.g. 2029-06',
    },
    { name: 'parkingPercent', type: 'number', min: 0, max: 300, label: label('Parking (%)', 'ที่จอดรถ (%)') },
    {
      name: 'commonFee',
      type: 'number',
      min: 0,
      custom: BAHT,
      label: label('Common area fee / month', 'ค่าส่วนกลางต่อเดือน'),
    },
  ),
  {
    name: 'facilities',
    type: 'select',
    hasMany: true,
    options: FACILITY_OPTIONS,
    label: label('Facilities', 'ส่วนกลาง'),
  },
]

export const storyFields: Field[] = [
  { name: 'Project_Title_Lang', type: 'text', localized: true, label: label('Name as spoken', 'ชื่อเรียกในภาษานี้') },
  { name: 'Title_full', type: 'text', localized: true, label: label('Full title', 'ชื่อเต็ม') },
  { name: 'tagline', type: 'text', localized: true, label: label('Line on the first picture', 'ข้อความบนภาพแรก') },
  { name: 'Short_Description', type: 'textarea', localized: true, label: label('Short description', 'คำบรรยายสั้น') },
  { name: 'conceptTitle', type: 'text', localized: true, label: label('Concept: title', 'แนวคิด: หัวข้อ') },
  {
    name: 'concept',
    type: 'textarea',
    localized: true,
    label: label('Concept', 'แนวคิด'),
    admin: { rows: 8, description: label('An empty line begins a new paragraph.', 'เว้นหนึ่งบรรทัดเพื่อขึ้นย่อหน้าใหม่') },
  },
  {
    name: 'highlights',
    type: 'array',
    label: label('Highlights', 'จุดเด่น'),
    fields: [
      { name: 'title', type: 'text', localized: true, label: label('Title', 'หัวข้อ') },
      { name: 'text', type: 'textarea', localized: true, label: label('Text', 'ข้อความ') },
    ],
  },
  {
    name: 'faq',
    type: 'array',
    label: label('Questions and answers', 'คำถามและคำตอบ'),
    fields: [
      { name: 'question', type: 'text', localized: true, label: label('Question', 'คำถาม') },
      { name: 'answer', type: 'textarea', localized: true, label: label('Answer', 'คำตอบ') },
    ],
  },
]

export const locationFields: Field[] = [
  { name: 'locationText', type: 'textarea', localized: true, label: label('The neighbourhood', 'ย่านนี้') },
  pastedPosition,
  row(
    { name: 'lat', type: 'number', min: -90, max: 90, label: label('Latitude', 'ละติจูด') },
    { name: 'lng', type: 'number', min: -180, max: 180, label: label('Longitude', 'ลองจิจูด') },
  ),
  {
    name: 'stations',
    type: 'array',
    label: label('Stations, nearest first', 'สถานี เรียงจากใกล้สุด'),
    fields: [
      row(
        {
          name: 'station',
          type: 'relationship',
          relationTo: 'stations',
          required: true,
          label: label('Station', 'สถานี'),
        },
        { name: 'walkMinutes', type: 'number', min: 0, required: true, label: label('Walking minutes', 'เดิน (นาที)') },
        { name: 'metres', type: 'number', min: 0, required: true, label: label('Metres', 'ระยะทาง (เมตร)') },
      ),
    ],
  },
  {
    name: 'nearby',
    type: 'array',
    label: label('Around', 'รอบโครงการ'),
    fields: [
      pastedPosition,
      row(
        { name: 'kind', type: 'select', required: true, options: NEARBY_OPTIONS, label: label('Kind', 'ประเภท') },
        { name: 'name', type: 'text', localized: true, label: label('Name', 'ชื่อ') },
        { name: 'minutes', type: 'number', min: 0, required: true, label: label('Minutes', 'นาที') },
        { name: 'walk', type: 'checkbox', label: label('On foot', 'เดิน') },
        { name: 'lat', type: 'number', min: -90, max: 90, label: label('Latitude (for the map)', 'ละติจูด (สำหรับแผนที่)') },
        {
          name: 'lng',
          type: 'number',
          min: -180,
          max: 180,
          label: label('Longitude (for the map)', 'ลองจิจูด (สำหรับแผนที่)'),
        },
      ),
    ],
  },
]
