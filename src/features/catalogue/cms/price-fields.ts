import type { Field, FieldAccess, NumberField } from 'payload'
import { label } from '@/platform/back-office/cms-labels'
import { BAHT } from '@/platform/back-office/list-cells'
import { contextOf } from '@/platform/database/context'
import { findPriceSource } from '../operations/prices/derive-prices'

const SOURCE = { projects: 'project', 'unit-types': 'unit-type' } as const
type Priced = keyof typeof SOURCE

/** A price that follows from available units cannot be typed; what a form still sends of it is left out. */
const isTyped =
  (of: Priced): FieldAccess =>
  async ({ id, doc, req }) => {
    // Payload asks for the form of a document without its id.
    const known: unknown = id ?? doc?.id
    return known === undefined || (await findPriceSource(contextOf(req), SOURCE[of], Number(known))) === null
  }

const priceField = (of: Priced, name: string, names: NumberField['label'], admin: NumberField['admin']): Field => ({
  name,
  type: 'number',
  min: 0,
  custom: BAHT,
  label: names,
  access: { update: isTyped(of) },
  admin,
})

/** Derived with the prices; nobody types it. */
const derived = { access: { create: () => false, update: () => false }, admin: { hidden: true } } as const

/** The lowest and the highest price of a project or a unit type, and what the lowest was before promotions. The form says where it comes from. */
export const priceFields = (of: Priced, [from, to]: readonly [string, string]): Field[] => [
  priceField(of, from, label('Lowest price (baht)', 'ราคาเริ่มต้น (บาท)'), {
    components: {
      Description: { path: '/app/(payload)/price-source#PriceSourceText', serverProps: { of: SOURCE[of] } },
    },
  }),
  priceField(of, to, label('Highest price (baht)', 'ราคาสูงสุด (บาท)'), {}),
  {
    name: 'priceBefore',
    type: 'number',
    custom: BAHT,
    label: label('Lowest price before promotions', 'ราคาเริ่มต้นก่อนโปรโมชัน'),
    ...derived,
  },
  {
    name: 'priceOffer',
    type: 'text',
    label: label('Promotion of the lowest price', 'โปรโมชันของราคาเริ่มต้น'),
    ...derived,
  },
]
