import { Container } from '@/design/container'
import { ArrowLink } from '@/design/link'
import { pagePath } from '@/features/routing'
import { formatPrice } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import type { ProjectPage } from '../../domain/project'
import type { MicrositeWords } from './words'

/** A monthly payment in baht with the loan that it assumes: years, and the rate as a fraction. */
export interface MonthlyFigure {
  payment: number
  years: number
  rate: number
}

interface MonthlyLineProps {
  locale: Locale
  project: ProjectPage
  monthly: MonthlyFigure
  t: MicrositeWords
}

/** What the lowest price comes to a month, with what is assumed in the same sentence. */
export function MonthlyLine({ locale, project, monthly, t }: MonthlyLineProps) {
  if (project.priceFrom === null) return null
  return (
    <Container className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 pt-4">
      <p className="tabular-nums">
        {t('monthly.text', {
          payment: monthly.payment,
          price: formatPrice(locale, project.priceFrom),
          years: monthly.years,
          rate: monthly.rate * 100,
        })}
      </p>
      <ArrowLink href={pagePath(locale, 'whole-cost', { slug: project.slug })}>{t('types.cost')}</ArrowLink>
    </Container>
  )
}
