import type { GlobalConfig } from 'payload'
import { accessTo } from '@/features/staff/server'
import { row } from '@/platform/back-office/cms-fields'
import { label, MENU, option } from '@/platform/back-office/cms-labels'
import { invalidateTags } from '@/platform/cache/invalidation'
import { contextOf } from '@/platform/database/context'
import { type Currency, currencyTwice, type TypedRate } from '../domain/exchange-rates'

const NAMES: Readonly<Record<Currency, readonly [en: string, th: string]>> = {
  USD: ['US dollar (USD)', 'ดอลลาร์สหรัฐ (USD)'],
  HKD: ['Hong Kong dollar (HKD)', 'ดอลลาร์ฮ่องกง (HKD)'],
  TWD: ['New Taiwan dollar (TWD)', 'ดอลลาร์ไต้หวัน (TWD)'],
  CNY: ['Chinese yuan (CNY)', 'หยวน (CNY)'],
  SGD: ['Singapore dollar (SGD)', 'ดอลลาร์สิงคโปร์ (SGD)'],
  EUR: ['Euro (EUR)', 'ยูโร (EUR)'],
  GBP: ['Pound sterling (GBP)', 'ปอนด์สเตอร์ลิง (GBP)'],
  JPY: ['Japanese yen (JPY)', 'เยน (JPY)'],
  AUD: ['Australian dollar (AUD)', 'ดอลลาร์ออสเตรเลีย (AUD)'],
}

/**
 * What one unit of each foreign currency is worth in baht, for prices that a search names in it. They are used however old
 * they are, and their day is said with every price. Nothing fetches them.
 */
export const exchangeRates: GlobalConfig = {
  slug: 'exchange-rates',
  label: label('Exchange rates', 'อัตราแลกเปลี่ยน'),
  access: { read: accessTo('settings').read, update: accessTo('settings').update },
  admin: {
    group: MENU.settings,
    description: label(
      'Used where a visitor searches by a price in another currency. The date is shown with the price. A currency without a rate is not used.',
      'ใช้เมื่อผู้เยี่ยมชมค้นหาด้วยราคาในสกุลเงินอื่น โดยแสดงวันที่ของอัตราคู่กับราคา สกุลเงินที่ไม่มีอัตราจะไม่ถูกนำไปใช้',
    ),
  },
  hooks: { afterChange: [({ req }) => invalidateTags(contextOf(req), ['search-words'], 'unknown')] },
  fields: [
    row(
      {
        name: 'asOf',
        type: 'date',
        required: true,
        label: label('Rates of', 'อัตราของวันที่'),
        admin: { date: { pickerAppearance: 'dayOnly' } },
      },
      {
        name: 'source',
        type: 'text',
        required: true,
        maxLength: 200,
        label: label('Source', 'ที่มา'),
      },
    ),
    {
      name: 'rates',
      type: 'array',
      label: label('Rates', 'อัตรา'),
      labels: { singular: label('Rate', 'อัตรา'), plural: label('Rates', 'อัตรา') },
      validate: (rows) => {
        const twice = currencyTwice((rows ?? []) as TypedRate[])
        return twice === null || `Only one rate for ${twice} · ${twice} มีได้เพียงอัตราเดียว`
      },
      fields: [
        row(
          {
            name: 'currency',
            type: 'select',
            required: true,
            options: Object.entries(NAMES).map(([code, [en, th]]) => option(code, en, th)),
            label: label('Currency', 'สกุลเงิน'),
          },
          {
            name: 'baht',
            type: 'number',
            required: true,
            min: 0.0001,
            max: 100_000,
            label: label('Baht for one unit', 'บาทต่อหนึ่งหน่วย'),
          },
        ),
      ],
    },
  ],
}
