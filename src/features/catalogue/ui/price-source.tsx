import { formatBaht } from '@/i18n/formats'
import type { PriceSource as Source } from '../domain/price-source'

const WORDS = {
  en: {
    typed: 'Entered here, as no unit for sale has a price. As soon as one has, the price comes from the units.',
    derived: ({ units, low }: Source) =>
      `From the units: the lowest price among those for sale (${units} with a price) is ${formatBaht(low)}. Change it on the units or in planned prices.`,
  },
  th: {
    typed: 'ใช้ราคาที่กรอกไว้ที่นี่ เพราะไม่มียูนิตที่เสนอขายพร้อมราคา เมื่อมีแล้วระบบจะใช้ราคาจากยูนิต',
    derived: ({ units, low }: Source) =>
      `ใช้ราคาจากยูนิต: ราคาต่ำสุดของยูนิตที่เสนอขาย (${units} ยูนิต) คือ ${formatBaht(low)} แก้ไขได้ที่ยูนิตหรือแผนราคา`,
  },
} as const

/** Where the lowest price of a project or a unit type comes from; null: an editor typed it. */
export function PriceSource({ language, source }: { language: keyof typeof WORDS; source: Source | null }) {
  const say = WORDS[language]
  return <div className="field-description">{source ? say.derived(source) : say.typed}</div>
}
