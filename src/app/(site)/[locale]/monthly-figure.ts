import type { ProjectPage } from '@/features/catalogue'
import { LOAN, monthlyForPrice } from '@/features/finance'

/** What the lowest price of a project comes to a month by the rule of thumb of the house; null without a price. */
export const monthlyFigure = ({ priceFrom }: Pick<ProjectPage, 'priceFrom'>) =>
  priceFrom === null ? null : { payment: monthlyForPrice(priceFrom), years: LOAN.years, rate: LOAN.annualRate }
