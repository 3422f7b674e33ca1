import type { ReactNode } from 'react'
import { Container } from '@/design/container'
import { ArrowLink } from '@/design/link'
import { phrased } from '@/design/phrased'
import { raisedBy } from '@/features/analytics'
import { formatDate } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import type { Assumed, HomeFinance, Investing } from '../domain/home-finance'
import type { ReadWishes } from '../domain/read-wishes'
import { LoanTable, PlanTable, TransferTable } from './cost-tables'
import { bahtText, financeWords } from './finance-words'
import { LoanPicture } from './loan-picture'
import { type HomeChoice, WishesForm } from './wishes-form'

interface WholeCostPageProps {
  locale: Locale
  project: { title: string; href: string; code: string; isCondominium: boolean }
  path: string
  read: ReadWishes
  choices: readonly HomeChoice[]
  chosen: string
  /** What a promotion gives on the price; null without one. */
  offer: ReactNode
  /** Null where no price is known yet. */
  finance: HomeFinance | null
  assumed: Assumed
  now: Date
}

/** What a home costs in all, for the wishes of the reader: the loan, the way to the transfer, that day, every month. */
export function WholeCostPage({ locale, project, path, read, choices, chosen, offer, ...rest }: WholeCostPageProps) {
  const { finance, assumed, now } = rest
  const t = financeWords(locale)
  return (
    <Container className="grid gap-x-6 gap-y-8 py-8 md:py-9 lg:grid-cols-12">
      <header className="flex flex-col gap-3 lg:col-span-12">
        <h1 className="type-display text-h1">
          {phrased(t('title'))} <span lang="en">{project.title}</span>
        </h1>
        <p className="max-w-prose text-stone-600">{t('lead', { date: formatDate(locale, now) })}</p>
        <p className="print:hidden">
          <ArrowLink href={project.href}>{t('back')}</ArrowLink>
        </p>
      </header>
      <div className="lg:col-span-4">
        <WishesForm locale={locale} path={path} read={read} choices={choices} chosen={chosen} />
      </div>
      <div className="flex min-w-0 flex-col gap-8 lg:col-span-7 lg:col-start-6">
        {offer}
        {finance ? (
          <Result locale={locale} finance={finance} years={read.wishes.years} project={project} />
        ) : (
          <p className="text-h3">{t('noPrice')}</p>
        )}
        <Notes locale={locale} assumed={assumed} read={read} isCondominium={project.isCondominium} />
      </div>
    </Container>
  )
}

interface ResultProps extends Pick<WholeCostPageProps, 'locale' | 'project'> {
  finance: HomeFinance
  years: number
}

function Result({ locale, finance, years, project }: ResultProps) {
  const t = financeWords(locale)
  const raised = raisedBy('loan_calculation', {
    section_name: 'whole_cost',
    pj_code: project.code,
    total_loan_amount_value: Math.round(finance.loan / 100),
    monthly_installment_value: Math.ceil(finance.firstPayment / 100),
    loan_duration: years,
  })
  const figures = [
    ['loan', bahtText(finance.loan)],
    ['firstPayment', bahtText(finance.firstPayment)],
    ['highest', bahtText(finance.highest)],
    ['interest', bahtText(finance.interest)],
    ['incomeNeeded', bahtText(finance.incomeNeeded)],
    ['ratio', finance.ratio === null ? null : `${(finance.ratio * 100).toFixed(1)}%`],
    ['everyMonth', bahtText(finance.everyMonth)],
    ['firstYear', bahtText(finance.firstYear)],
  ] as const
  return (
    <>
      <section aria-labelledby="cost-figures" {...raised}>
        <h2 id="cost-figures" className="type-display pb-4 text-h2">
          {phrased(t('figures.title'))}
        </h2>
        <dl className="grid gap-x-6 gap-y-4 border-t border-ink pt-4 sm:grid-cols-2">
          {figures.map(([key, value]) =>
            value === null ? null : (
              <div key={key}>
                <dt className="text-small text-stone-600">{t(`figures.${key}`)}</dt>
                <dd className="text-h3 font-semibold tabular-nums">{value}</dd>
              </div>
            ),
          )}
        </dl>
      </section>
      <PlanTable locale={locale} plan={finance.plan} />
      <TransferTable locale={locale} finance={finance} />
      {finance.investing ? <Invested locale={locale} investing={finance.investing} /> : null}
      {finance.years.length > 0 ? (
        <section aria-labelledby="cost-loan" className="flex flex-col gap-5">
          <h2 id="cost-loan" className="type-display text-h2">
            {phrased(t('loan.title'))}
          </h2>
          <LoanPicture locale={locale} years={finance.years} />
          <LoanTable locale={locale} years={finance.years} />
        </section>
      ) : null}
    </>
  )
}

const percentText = (value: number | null) => (value === null ? '–' : `${(value * 100).toFixed(1)}%`)

/** Letting the home, and buying compared with renting one like it. */
function Invested({ locale, investing }: { locale: Locale; investing: Investing }) {
  const t = financeWords(locale)
  const figures = [
    ['gross', percentText(investing.gross)],
    ['net', percentText(investing.net)],
    ['bought', bahtText(investing.bought)],
    ['rented', bahtText(investing.rented)],
  ] as const
  return (
    <section aria-labelledby="cost-investing" className="flex flex-col gap-4">
      <h2 id="cost-investing" className="type-display text-h2">
        {phrased(t('investing.title'))}
      </h2>
      <dl className="grid gap-x-6 gap-y-4 border-t border-ink pt-4 sm:grid-cols-2">
        {figures.map(([key, value]) => (
          <div key={key}>
            <dt className="text-small text-stone-600">{t(`investing.${key}`, { years: investing.years })}</dt>
            <dd className="text-h3 font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-prose text-small text-stone-600">{t('investing.note')}</p>
    </section>
  )
}

interface NotesProps extends Pick<WholeCostPageProps, 'locale' | 'assumed' | 'read'> {
  isCondominium: boolean
}

/** What is assumed, in sentences, and what a buyer from abroad should know. */
function Notes({ locale, assumed, read, isCondominium }: NotesProps) {
  const t = financeWords(locale)
  const value = (key: keyof Assumed) => assumed[key].value
  const notes = [
    t('notes.example'),
    t('notes.rates', { source: assumed['loan-after'].source }),
    t('notes.limit', { share: value('debt-limit'), age: value('age-limit') }),
    t('notes.plan', { share: value('contract-share') }),
    t('notes.transfer', { share: value('buyers-share-of-transfer-fee') }),
    t('notes.rounding'),
    ...(read.wishes.buyer === 'foreign' ? [t(isCondominium ? 'notes.foreignUnit' : 'notes.foreignHouse')] : []),
  ]
  return (
    <section aria-labelledby="cost-notes" className="border-t border-stone-400 pt-4 text-small text-stone-600">
      <h2 id="cost-notes" className="pb-2 font-medium text-ink">
        {phrased(t('notes.title'))}
      </h2>
      <ul className="flex max-w-prose list-disc flex-col gap-2 ps-5">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  )
}
