import type { ProjectPage, UnitType } from '@/features/catalogue'
import type { FinancedHome } from '@/features/finance'
import { formatArea, formatPrice } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { fromOf } from '@/kernel/price'

const M2_PER_WAH = 4

/** A unit type of a project at a price, for its calculation. `today` decides whether it is complete. */
export function homeOf(project: ProjectPage, type: UnitType | undefined, price: number, today: string): FinancedHome {
  const { commonFee, completion } = project.facts
  const area = type?.area ?? 0
  const isCondominium = project.group === 'Condominium'
  // The common area fee is by m² in a building, and by square wah on land.
  const measured = isCondominium ? area : (type?.landWah ?? area / M2_PER_WAH)
  const day = completion && `${completion}-01`
  return { price, area, commonFee: commonFee * measured, isCondominium, completion: day && day > today ? day : null }
}

/** A unit type among others: its name, size and lowest price. */
export function choiceText(locale: Locale, { name, area, price }: UnitType): string {
  const parts = [name, area > 0 ? formatArea(locale, area) : '', formatPrice(locale, fromOf(price) ?? 0)]
  return parts.filter(Boolean).join(' · ')
}
