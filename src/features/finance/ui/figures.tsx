import { ArrowLink } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import { raisedBy } from '@/features/analytics'
import type { Locale } from '@/i18n/locales'
import type { HomeFinance } from '../domain/home-finance'
import type { LoanTerms } from '../domain/loan-terms'
import type { ReadWishes } from '../domain/read-wishes'
import { bahtText, financeWords } from './finance-words'
import { RESULTS } from './wishes-form'

/** The project whose home is calculated. */
export interface CostProject {
  title: string
  href: string
  code: string
  isCondominium: boolean
  /** What is left of its foreign quota, in words; empty where nobody has counted. */
  quota: string
}

interface ForeignBuyerProps {
  locale: Locale
  project: CostProject
  path: string
  read: ReadWishes
  chosen: string
  foreignLoan: LoanTerms | null
}

/** What a buyer from abroad should know before the figures, and the other ways to calculate. Nothing for a Thai buyer. */
export function ForeignBuyer({ locale, project, path, read, chosen, foreignLoan }: ForeignBuyerProps) {
  const { wishes, typed } = read
  if (wishes.buyer !== 'foreign') return null
  const t = financeWords(locale)
  const isCash = wishes.loan === 0
  const to = (query: Record<string, string>) =>
    `${path}?${new URLSearchParams({ ...(chosen && { type: chosen }), ...(typed.price && { price: typed.price }), ...query })}`
  const lent = project.isCondominium ? foreignLoan : null
  return (
    <section className="flex flex-col gap-2 border-s-4 border-accent ps-4">
      <p className="font-medium">
        {isCash ? t('foreign.cash') : t('foreign.loan', { share: wishes.loan, years: wishes.years })}
      </p>
      {project.quota ? <p>{project.quota}</p> : null}
      <p className="max-w-prose text-small text-stone-600">
        {t(project.isCondominium ? 'notes.foreignUnit' : 'notes.foreignHouse')}
      </p>
      <p className="flex flex-col items-start print:hidden">
        {isCash && lent ? (
          <ArrowLink href={to({ buyer: 'foreign', loan: String(lent.share) })}>
            {t('foreign.withLoan', { share: lent.share, years: lent.years, rate: lent.rates[0] })}
          </ArrowLink>
        ) : null}
        {isCash ? null : <ArrowLink href={to({ buyer: 'foreign' })}>{t('foreign.inCash')}</ArrowLink>}
        <ArrowLink href={to({ buyer: 'thai' })}>{t('foreign.asThai')}</ArrowLink>
      </p>
    </section>
  )
}

const sum = (amounts: readonly { amount: number }[]) => amounts.reduce((total, { amount }) => total + amount, 0)

/** With a loan, what it comes to; in cash, what is paid when. Satang. */
function figuresOf(finance: HomeFinance) {
  const lasting = [
    ['everyMonth', bahtText(finance.everyMonth)],
    // Nothing, where all is paid in advance.
    ['firstYear', finance.firstYear === 0 ? null : bahtText(finance.firstYear)],
  ] as const
  if (finance.loan === 0) {
    const untilTransfer = sum(finance.plan.filter(({ kind }) => kind !== 'transfer'))
    const total = sum(finance.plan) + finance.transferDaySum
    return [
      ['total', bahtText(total)],
      ['untilTransfer', bahtText(untilTransfer)],
      ['onTransferDay', bahtText(total - untilTransfer)],
      ...lasting,
    ] as const
  }
  return [
    ['loan', bahtText(finance.loan)],
    ['firstPayment', bahtText(finance.firstPayment)],
    ['highest', bahtText(finance.highest)],
    ['interest', bahtText(finance.interest)],
    ['incomeNeeded', bahtText(finance.incomeNeeded)],
    ['ratio', finance.ratio === null ? null : `${(finance.ratio * 100).toFixed(1)}%`],
    ...lasting,
  ] as const
}

interface FiguresProps {
  locale: Locale
  project: CostProject
  read: ReadWishes
  finance: HomeFinance
}

/** What the calculation comes to. */
export function Figures({ locale, project, read, finance }: FiguresProps) {
  const t = financeWords(locale)
  const raised = raisedBy('loan_calculation', {
    section_name: 'whole_cost',
    pj_code: project.code,
    total_loan_amount_value: Math.round(finance.loan / 100),
    monthly_installment_value: Math.ceil(finance.firstPayment / 100),
    loan_duration: read.wishes.years,
  })
  return (
    <section aria-labelledby={RESULTS} {...raised}>
      <h2 id={RESULTS} className="type-display scroll-mt-9 pb-4 text-h2">
        {phrased(t('figures.title'))}
      </h2>
      <dl aria-live="polite" className="grid gap-x-6 gap-y-4 border-t border-ink pt-4 sm:grid-cols-2">
        {figuresOf(finance).map(([key, value]) =>
          value === null ? null : (
            <div key={key}>
              <dt className="text-small text-stone-600">{t(`figures.${key}`)}</dt>
              <dd className="text-h3 font-semibold tabular-nums">{value}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  )
}
