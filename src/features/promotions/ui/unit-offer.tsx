import { formatBaht } from '@/i18n/formats'

const WORDS = {
  en: (price: string, titles: string) =>
    `Today ${price}, from a promotion: ${titles}. Change the price before it here; the cut stays until the promotion ends.`,
  th: (price: string, titles: string) =>
    `ราคาวันนี้ ${price} จากโปรโมชัน: ${titles} แก้ไขราคาก่อนโปรโมชันได้ที่นี่ ส่วนลดคงอยู่จนโปรโมชันสิ้นสุด`,
} as const

interface UnitOfferProps {
  language: keyof typeof WORDS
  offer: { price: number; titles: readonly string[] }
}

/** What a unit costs today, and by which promotion. */
export function UnitOffer({ language, offer: { price, titles } }: UnitOfferProps) {
  return <div className="field-description">{WORDS[language](formatBaht(price), titles.join(' · '))}</div>
}
