import { Container } from '@/design/show/container'
import { ArrowLink } from '@/design/show/link'
import type { ProjectPage } from '@/features/catalogue'
import { type LoanTerms, monthlyOf } from '@/features/finance'
import { pagePath } from '@/features/routing'
import { formatBaht, formatPrice } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { fromOf } from '@/kernel/price'
import type { MicrositeWords } from './words'

interface MonthlyLineProps {
  locale: Locale
  project: ProjectPage
  t: MicrositeWords
}

/** What a loan assumes, for the sentence of a monthly figure: the rates as their span. */
export const loanFacts = ({ share, years, rates }: LoanTerms) => ({
  share,
  years,
  low: Math.min(...rates),
  high: Math.max(...rates),
})

/** What the lowest price comes to a month, with what is assumed in the same sentence. Nothing without a price or a rate. */
export function MonthlyLine({ locale, project, t }: MonthlyLineProps) {
  const [from, { loan }] = [fromOf(project.price), project]
  if (from === null || loan === null) return null
  const { first, highest } = monthlyOf(from, loan)
  return (
    <Container className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 pt-4">
      <p className="tabular-nums">
        {t('monthly.text', {
          first: formatBaht(first),
          highest: formatBaht(highest),
          price: formatPrice(locale, from),
          ...loanFacts(loan),
        })}
      </p>
      <ArrowLink href={pagePath(locale, 'whole-cost', { slug: project.slug })}>{t('types.cost')}</ArrowLink>
    </Container>
  )
}
