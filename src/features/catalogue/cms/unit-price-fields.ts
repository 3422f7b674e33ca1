import type { Field } from 'payload'
import { onlyFieldFor } from '@/features/staff/server'
import { label } from '@/platform/back-office/cms-labels'
import { BAHT } from '@/platform/back-office/list-cells'

/** Above this no price of a home is meant: a booking could not hold it in satang, nor a plan. */
const MOST_PRICE = 10_000_000_000

const isCut = (data: { priceBefore?: number | null }) => typeof data?.priceBefore === 'number'

/** The price of a unit. While a promotion cuts it, the form has the price before, and says what it comes to today. */
export const unitPriceFields: Field[] = [
  {
    name: 'price',
    type: 'number',
    min: 0,
    max: MOST_PRICE,
    custom: BAHT,
    label: label('Price (baht)', 'ราคา (บาท)'),
    access: onlyFieldFor('units', 'create'),
    admin: { condition: (data) => !isCut(data) },
  },
  {
    name: 'priceBefore',
    type: 'number',
    min: 0,
    max: MOST_PRICE,
    custom: BAHT,
    label: label('Price before the promotion (baht)', 'ราคาก่อนโปรโมชัน (บาท)'),
    access: onlyFieldFor('units', 'create'),
    admin: {
      condition: isCut,
      components: { Description: '/app/(payload)/unit-offer#UnitOfferText' },
    },
  },
  {
    name: 'offers',
    type: 'json',
    label: label('Promotions that apply', 'โปรโมชันที่ใช้'),
    access: { create: () => false, update: () => false },
    admin: { hidden: true },
  },
]
