import type { Field } from 'payload'
import { line, row } from '@/platform/back-office/cms-fields'
import { label } from '@/platform/back-office/cms-labels'
import { isBannerColour } from '../domain/register-banner'
import { foreignAreasField } from './foreign-areas-field'

const share = (name: string, en: string, th: string): Field => ({
  name,
  type: 'number',
  min: 0,
  max: 100,
  label: label(en, th),
})

/** What an editor says about the sale: the banner that floats, the terms of payment, the history of the price. */
export const salesFields: Field[] = [
  row(
    line(
      'register_floating_text',
      label('Floating banner: text', 'แบนเนอร์ลอย: ข้อความ'),
      label(
        'A short sentence that leads to the form. Empty: no banner.',
        'ประโยคสั้นที่พาไปยังแบบฟอร์ม เว้นว่างไว้ถ้าไม่ต้องการแบนเนอร์',
      ),
    ),
    {
      name: 'register_floating_background',
      type: 'text',
      label: label('Floating banner: colour', 'แบนเนอร์ลอย: สีพื้น'),
      admin: {
        placeholder: '#0E4A4A',
        description: label(
          'The text is white or black, whichever is readable. Empty: the brand colour.',
          'ระบบเลือกตัวอักษรสีขาวหรือดำให้อ่านได้ เว้นว่างไว้จะใช้สีของแบรนด์',
        ),
      },
      validate: (value: string | null | undefined) =>
        !value || isBannerColour(value) || 'A colour such as #0E4A4A · ระบุสี เช่น #0E4A4A',
    },
  ),
  {
    name: 'paymentTerms',
    type: 'group',
    label: label('Terms of payment', 'เงื่อนไขการชำระ'),
    admin: {
      description: label(
        'Used for the cost calculation. Empty fields use the company defaults. While a booking campaign is open, its booking fee is the reservation.',
        'ใช้คำนวณค่าใช้จ่ายทั้งหมด ช่องที่เว้นว่างจะใช้ค่าตั้งต้นของบริษัท ระหว่างเปิดแคมเปญจอง ระบบใช้ค่าจองของแคมเปญเป็นเงินจอง',
      ),
    },
    fields: [
      row(
        { name: 'reservation', type: 'number', min: 0, label: label('Reservation (baht)', 'เงินจอง (บาท)') },
        share('contractShare', 'On signing the contract (% of the price)', 'ทำสัญญา (% ของราคา)'),
        share('downShare', 'Total before the transfer (% of the price)', 'รวมก่อนโอนทั้งหมด (% ของราคา)'),
        {
          name: 'instalments',
          type: 'number',
          min: 0,
          max: 60,
          label: label('Instalments (months)', 'ผ่อนดาวน์ (งวด)'),
        },
      ),
    ],
  },
  foreignAreasField,
  {
    name: 'showsPriceHistory',
    type: 'checkbox',
    defaultValue: false,
    label: label('Show the price history', 'แสดงประวัติราคาเริ่มต้น'),
    admin: {
      description: label(
        'Every published change is recorded, shown or not.',
        'ระบบบันทึกทุกครั้งที่ราคาที่เผยแพร่เปลี่ยน ไม่ว่าจะแสดงหรือไม่',
      ),
    },
  },
]

const flag = (name: string, en: string, th: string): Field => ({
  name,
  type: 'checkbox',
  defaultValue: false,
  label: label(en, th),
})

/** What stands above and below the page (S2§2.8). */
export const chromeFields: Field[] = [
  row(
    flag('hide_header', 'Without header', 'ไม่แสดงส่วนหัวเว็บ'),
    flag('hide_footer', 'Without footer', 'ไม่แสดงส่วนท้ายเว็บ'),
  ),
  row(
    flag('show_affiliate_header', 'With the affiliate header', 'ใช้ส่วนหัวสำหรับผู้แนะนำ'),
    flag('show_affiliate_footer', 'With the affiliate footer', 'ใช้ส่วนท้ายสำหรับผู้แนะนำ'),
  ),
]
