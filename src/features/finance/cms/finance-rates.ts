import type { CollectionConfig } from 'payload'
import { accessTo } from '@/features/staff/server'
import { row } from '@/platform/back-office/cms-fields'
import { label, MENU, option } from '@/platform/back-office/cms-labels'
import { invalidating } from '@/platform/cache/invalidating'

const KEYS = [
  option('transfer-fee', 'Transfer fee (% of the appraised value)', 'ค่าธรรมเนียมการโอน (% ของราคาประเมิน)'),
  option('mortgage-fee', 'Mortgage registration (% of the loan)', 'ค่าจดจำนอง (% ของวงเงินกู้)'),
  option('loan-stamp-duty', 'Stamp duty on the loan (%)', 'อากรแสตมป์สัญญากู้ (%)'),
  option('lease-registration', 'Registration of a lease (% of its rent)', 'ค่าจดทะเบียนการเช่า (% ของค่าเช่า)'),
  option('lease-stamp-duty', 'Stamp duty of a lease (%)', 'อากรแสตมป์สัญญาเช่า (%)'),
  option('loan-year-1', 'Loan, year 1 (% a year)', 'ดอกเบี้ยปีที่ 1 (% ต่อปี)'),
  option('loan-year-2', 'Loan, year 2 (% a year)', 'ดอกเบี้ยปีที่ 2 (% ต่อปี)'),
  option('loan-year-3', 'Loan, year 3 (% a year)', 'ดอกเบี้ยปีที่ 3 (% ต่อปี)'),
  option('loan-after', 'Loan, after year 3 (% a year)', 'ดอกเบี้ยหลังปีที่ 3 (% ต่อปี)'),
  option('foreign-loan-share', 'Loan to a buyer from abroad (% of the price)', 'สินเชื่อผู้ซื้อต่างชาติ (% ของราคา)'),
  option('foreign-loan-rate', 'Loan to a buyer from abroad (% a year)', 'ดอกเบี้ยผู้ซื้อต่างชาติ (% ต่อปี)'),
  option('foreign-loan-years', 'Loan to a buyer from abroad (years)', 'ระยะเวลากู้ผู้ซื้อต่างชาติ (ปี)'),
  option('debt-limit', 'Debts at most (% of the income)', 'ภาระหนี้ไม่เกิน (% ของรายได้)'),
  option('age-limit', 'Loan ends by the age of (years)', 'ผ่อนถึงอายุไม่เกิน (ปี)'),
  option('longest-term', 'Longest loan (years)', 'ระยะเวลากู้สูงสุด (ปี)'),
  option('down-share', 'Down payment (% of the price)', 'เงินดาวน์ (% ของราคา)'),
  option('reservation', 'Reservation (baht)', 'เงินจอง (บาท)'),
  option('contract-share', 'On signing the contract (% of the price)', 'เงินทำสัญญา (% ของราคา)'),
  option('buyers-share-of-transfer-fee', 'Buyer’s share of the transfer fee (%)', 'ผู้ซื้อจ่ายค่าโอน (%)'),
  option('sinking-fund-per-m2', 'Sinking fund (baht per m²)', 'เงินกองทุน (บาทต่อตร.ม.)'),
  option('months-in-advance', 'Common fee in advance (months)', 'ค่าส่วนกลางล่วงหน้า (เดือน)'),
  option('meters', 'Water and electricity meter deposits (baht)', 'ค่าประกันมิเตอร์น้ำและไฟฟ้า (บาท)'),
  option('insurance-per-m2', 'Insurance (baht per m² a year)', 'ประกันภัย (บาทต่อตร.ม. ต่อปี)'),
  option('empty-months', 'Months of a year without a tenant', 'เดือนที่ว่างต่อปี'),
  option('rent-growth', 'Rent rises (% a year)', 'ค่าเช่าเพิ่ม (% ต่อปี)'),
  option('price-growth', 'Price rises (% a year)', 'ราคาเพิ่ม (% ต่อปี)'),
  option('savings-rate', 'Savings earn (% a year)', 'ผลตอบแทนเงินออม (% ต่อปี)'),
  option('horizon', 'Compared over (years)', 'เปรียบเทียบในระยะ (ปี)'),
]

const MONEY_HINT = label('Baht. Empty: none.', 'บาท เว้นว่างถ้าไม่มี')

/** Rates and assumptions of the loan and the whole cost. A new value is a new row with its first day: old ones stay. */
export const financeRates: CollectionConfig = {
  slug: 'finance-rates',
  labels: {
    singular: label('Rate or assumption', 'อัตราหรือสมมติฐาน'),
    plural: label('Rates and assumptions', 'อัตราและสมมติฐาน'),
  },
  access: accessTo('settings'),
  admin: {
    group: MENU.settings,
    useAsTitle: 'key',
    defaultColumns: ['key', 'value', 'from', 'until', 'source'],
    description: label(
      'For a new value, add a row with its first day. Earlier rows stay as they are.',
      'ค่าใหม่ให้เพิ่มเป็นแถวใหม่พร้อมวันที่เริ่มใช้ แถวเดิมคงไว้',
    ),
  },
  defaultSort: ['key', '-from'],
  hooks: invalidating('site'),
  fields: [
    row(
      { name: 'key', type: 'select', required: true, index: true, options: KEYS, label: label('What', 'รายการ') },
      { name: 'value', type: 'number', required: true, min: 0, label: label('Value', 'ค่า') },
    ),
    row(
      { name: 'from', type: 'date', label: label('First day', 'เริ่มใช้วันที่') },
      { name: 'until', type: 'date', label: label('Last day', 'ใช้ถึงวันที่') },
    ),
    row(
      {
        name: 'ceiling',
        type: 'number',
        min: 0,
        label: label('Never more than', 'สูงสุด'),
        admin: { description: MONEY_HINT },
      },
      {
        name: 'reducedUpTo',
        type: 'number',
        min: 0,
        label: label('For Thai persons, homes up to', 'สำหรับคนไทย บ้านราคาไม่เกิน'),
        admin: { description: MONEY_HINT },
      },
    ),
    { name: 'source', type: 'text', required: true, localized: true, maxLength: 300, label: label('Source', 'ที่มา') },
  ],
}
