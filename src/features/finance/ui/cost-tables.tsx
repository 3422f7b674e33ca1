import type { ReactNode } from 'react'
import { DataTable } from '@/design/show/data-table'
import { formatDate } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import type { HomeFinance, LoanYear } from '../domain/home-finance'
import { bahtText, financeWords } from './finance-words'

interface Row {
  id: string
  what: ReactNode
  amount: ReactNode
}

function AmountTable({
  locale,
  id,
  caption,
  rows,
}: {
  locale: Locale
  id: string
  caption: string
  rows: readonly Row[]
}) {
  const t = financeWords(locale)
  const columns = [
    { key: 'what', title: t('table.what') },
    { key: 'amount', title: t('table.amount'), isNumeric: true },
  ] as const
  return <DataTable id={id} caption={caption} columns={columns} rows={rows} />
}

const dayText = (locale: Locale, day: string) => formatDate(locale, new Date(`${day}T00:00:00+07:00`))

const FEW = 3

/** What is paid until the transfer: reservation, contract, instalments, and the rest. Many instalments are one row, unfolded below. */
export function PlanTable({ locale, plan }: { locale: Locale; plan: HomeFinance['plan'] }) {
  const t = financeWords(locale)
  const shown = plan.filter(({ amount, kind }) => amount > 0 || kind === 'transfer')
  const rows = shown.map(({ kind, day, amount }, index) => ({
    kind,
    id: `${kind}-${index}`,
    what: day ? dayText(locale, day) : t(`plan.${kind}`),
    amount: bahtText(amount),
  }))
  const instalments = rows.filter(({ kind }) => kind === 'instalment')
  const all = summedUp(locale, plan)
  if (!all || instalments.length <= FEW)
    return <AmountTable locale={locale} id="plan-table" caption={t('plan.title')} rows={rows} />
  const folded = rows.flatMap((row) => {
    if (row.kind !== 'instalment') return [row]
    return row === instalments[0] ? [all] : []
  })
  return (
    <div>
      <AmountTable locale={locale} id="plan-table" caption={t('plan.title')} rows={folded} />
      <Folded summary={t('plan.show')}>
        <AmountTable locale={locale} id="instalments-table" caption={all.what} rows={instalments} />
      </Folded>
    </div>
  )
}

/** The instalments as one row; null without any. */
function summedUp(locale: Locale, plan: HomeFinance['plan']): (Row & { what: string }) | null {
  const instalments = plan.filter(({ kind }) => kind === 'instalment')
  const [first, last] = [instalments[0]?.day, instalments.at(-1)?.day]
  if (!first || !last) return null
  const days = { first: dayText(locale, first), last: dayText(locale, last) }
  return {
    id: 'instalments',
    what: financeWords(locale)('plan.instalments', { count: instalments.length, ...days }),
    amount: bahtText(instalments.reduce((sum, { amount }) => sum + amount, 0)),
  }
}

/** A long table under a line that unfolds it. */
function Folded({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="pt-2 print:hidden">
      <summary className="min-h-target cursor-pointer content-center font-medium">{summary}</summary>
      {children}
    </details>
  )
}

/** The costs of the transfer day, each with the rate it follows and its source. */
export function TransferTable({ locale, finance }: { locale: Locale; finance: HomeFinance }) {
  const t = financeWords(locale)
  const rows = finance.transferDay.map(({ key, amount, rate }) => ({
    id: key,
    what: (
      <>
        {t(`costs.${key}`)}
        {rate ? (
          <span className="block text-small font-normal text-stone-600">
            {t('costs.source', { source: rate.source })}
          </span>
        ) : null}
      </>
    ),
    amount: bahtText(amount),
  }))
  const sum = {
    id: 'sum',
    what: <strong>{t('costs.sum')}</strong>,
    amount: <strong>{bahtText(finance.transferDaySum)}</strong>,
  }
  return <AmountTable locale={locale} id="transfer-table" caption={t('costs.title')} rows={[...rows, sum]} />
}

/** The loan by year, folded. */
export function LoanTable({ locale, years }: { locale: Locale; years: readonly LoanYear[] }) {
  const t = financeWords(locale)
  const columns = [
    { key: 'year', title: t('loan.year'), isShort: true },
    { key: 'interest', title: t('loan.interest'), isNumeric: true },
    { key: 'principal', title: t('loan.principal'), isNumeric: true },
    { key: 'balance', title: t('loan.balance'), isNumeric: true },
  ] as const
  const rows = years.map(({ year, interest, principal, balance }) => ({
    id: String(year),
    year,
    interest: bahtText(interest),
    principal: bahtText(principal),
    balance: bahtText(balance),
  }))
  return (
    <Folded summary={t('loan.show')}>
      <DataTable id="loan-table" caption={t('loan.table')} columns={columns} rows={rows} />
    </Folded>
  )
}
