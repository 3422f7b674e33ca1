import { formatBaht } from '@/i18n/formats'
import type { PriceSource as Source } from '../domain/price-source'

const WORDS = {
  en: {
    typed: 'Typed here: no unit is available with a price. As soon as one is, the price follows from the units.',
    derived: ({ units, low }: Source) =>
      `From the units: the lowest of ${units} available with a price is ${formatBaht(low)}. Change it at the units or in planned prices.`,
  },
  th: {
    typed: 'ใช้ราคาที่กรอกไว้ที่นี่ เพราะยังไม่มียูนิตว่างที่มีราคา เมื่อมีแล้วราคาจะอิงตามยูนิต',
    derived: ({ units, low }: Source) =>
      `คิดจากยูนิต: ราคาต่ำสุดของยูนิตว่างที่มีราคา ${units} ยูนิต คือ ${formatBaht(low)} แก้ไขได้ที่ยูนิตหรือแผนราคา`,
  },
} as const

/** Where the lowest price of a project or a unit type comes from; null: an editor typed it. */
export function PriceSource({ language, source }: { language: keyof typeof WORDS; source: Source | null }) {
  const say = WORDS[language]
  return <div className="field-description">{source ? say.derived(source) : say.typed}</div>
}
