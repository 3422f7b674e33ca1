import { type DeskColumn, DeskTable } from '@/design/back-office/desk-table'
import { type StaffLanguage, staffMoney } from '@/i18n/staff-formats'
import type { OverduePayment } from '../domain/desk'
import { deskWords } from './desk-words'

/** Instalments whose day is over, for finance. */
export function OverdueHomes({ language, payments }: { language: StaffLanguage; payments: readonly OverduePayment[] }) {
  const t = deskWords(language)
  if (payments.length === 0) return null
  return (
    <section className="desk" aria-labelledby="overdue-homes">
      <h2 id="overdue-homes">{t.overdue}</h2>
      <DeskTable
        columns={overdueColumns(language)}
        rows={payments}
        keyOf={({ reference, number }) => `${reference} ${number}`}
      />
    </section>
  )
}

function overdueColumns(language: StaffLanguage): readonly DeskColumn<OverduePayment>[] {
  const { kinds, overdueColumns: heads } = deskWords(language)
  return [
    {
      key: 'booking',
      head: heads.booking,
      isName: true,
      cell: ({ reference }) => <a href={`/admin/bookings?booking=${reference}`}>{reference.toUpperCase()}</a>,
    },
    { key: 'payment', head: heads.payment, cell: ({ number, kind }) => `${number} · ${kinds[kind]}` },
    { key: 'amount', head: heads.amount, isNumber: true, cell: ({ amount }) => staffMoney(amount) },
    { key: 'dueOn', head: heads.dueOn, cell: ({ dueOn }) => dueOn },
  ]
}
