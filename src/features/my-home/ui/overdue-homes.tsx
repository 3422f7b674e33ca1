import '@/design/desk.css'
import { TableHead } from '@/design/table-head'
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
      <table>
        <TableHead columns={Object.values(t.overdueColumns)} numbers={[2]} />
        <tbody>
          {payments.map(({ reference, number, kind, amount, dueOn }) => (
            <tr key={`${reference} ${number}`}>
              <th scope="row">
                <a href={`/admin/bookings?booking=${reference}`}>{reference.toUpperCase()}</a>
              </th>
              <td>
                {number} · {t.kinds[kind]}
              </td>
              <td data-number>{staffMoney(amount)}</td>
              <td>{dueOn}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
