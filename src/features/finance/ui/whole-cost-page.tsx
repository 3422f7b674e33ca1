import type { ReactNode } from 'react'
import { Container } from '@/design/show/container'
import { ArrowLink } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import { formatDate } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import type { Assumed } from '../domain/assumptions'
import type { HomeFinance, Investing } from '../domain/home-finance'
import type { LoanTerms } from '../domain/loan-terms'
import type { ReadWishes } from '../domain/read-wishes'
import { LoanTable, PlanTable, TransferTable } from './cost-tables'
import { type CostProject, Figures, ForeignBuyer } from './figures'
import { bahtText, financeWords } from './finance-words'
import { LoanPicture } from './loan-picture'
import { CostNotes } from './notes'
import { type HomeChoice, WishesForm } from './wishes-form'

interface WholeCostPageProps {
  locale: Locale
  project: CostProject
  path: string
  read: ReadWishes
  choices: readonly HomeChoice[]
  chosen: string
  /** What a promotion gives on the price; null without one. */
  offer: ReactNode
  /** Null where no price is known yet. */
  finance: HomeFinance | null
  assumed: Assumed
  /** What some banks lend a buyer from abroad; null where none is known. */
  foreignLoan: LoanTerms | null
  /** Who says so. */
  foreignSource: string | null
  now: Date
}

/** What a home costs in all, for the wishes of the reader: the figures first, what they follow from, and every table. */
export function WholeCostPage({ locale, project, path, read, choices, chosen, offer, ...rest }: WholeCostPageProps) {
  const { finance, assumed, foreignLoan, foreignSource, now } = rest
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
      <div className="flex min-w-0 flex-col gap-6 lg:col-span-7 lg:col-start-6 lg:row-start-2">
        {offer}
        <ForeignBuyer {...{ locale, project, path, read, chosen, foreignLoan }} />
        {finance ? <Figures {...{ locale, project, read, finance }} /> : <p className="text-h3">{t('noPrice')}</p>}
      </div>
      <div className="lg:col-span-4 lg:col-start-1 lg:row-span-2 lg:row-start-2">
        <WishesForm locale={locale} path={path} read={read} choices={choices} chosen={chosen} />
      </div>
      <div className="flex min-w-0 flex-col gap-8 lg:col-span-7 lg:col-start-6 lg:row-start-3">
        {finance ? <Tables locale={locale} finance={finance} /> : null}
        <CostNotes {...{ locale, assumed, read, finance, foreignSource }} />
      </div>
    </Container>
  )
}

function Tables({ locale, finance }: { locale: Locale; finance: HomeFinance }) {
  const t = financeWords(locale)
  return (
    <>
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
