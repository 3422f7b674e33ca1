import type { Locale } from '@/i18n/locales'
import type { LoanYear } from '../domain/home-finance'
import { bahtText, financeWords } from './finance-words'

const [WIDTH, HEIGHT] = [600, 180]

/** Each year of the loan as a bar: interest on top of what is repaid. The table below has the figures. */
export function LoanPicture({ locale, years }: { locale: Locale; years: readonly LoanYear[] }) {
  const t = financeWords(locale)
  const highest = Math.max(...years.map(({ interest, principal }) => interest + principal), 1)
  const step = WIDTH / years.length
  const scale = (satang: number) => (satang / highest) * HEIGHT
  return (
    <figure>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="h-auto w-full" role="img" aria-label={t('loan.picture')}>
        {years.map(({ year, interest, principal }, index) => (
          <g key={year}>
            <rect
              x={index * step + step * 0.1}
              y={HEIGHT - scale(principal)}
              width={step * 0.8}
              height={scale(principal)}
              className="fill-accent"
            />
            <rect
              x={index * step + step * 0.1}
              y={HEIGHT - scale(principal + interest)}
              width={step * 0.8}
              height={scale(interest)}
              className="fill-stone-400"
            />
          </g>
        ))}
      </svg>
      <figcaption className="flex flex-wrap gap-x-6 gap-y-1 pt-3 text-small text-stone-600">
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="size-3 bg-accent" /> {t('loan.principal')}
        </span>
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="size-3 bg-stone-400" /> {t('loan.interest')}
        </span>
        <span>{t('loan.highestYear', { amount: bahtText(highest) })}</span>
      </figcaption>
    </figure>
  )
}
