import { DeskStepForm } from '@/design/back-office/desk-step-form'
import { moneyFields, moneyTexts } from '@/features/booking/ui'
import { type StaffLanguage, staffMoney } from '@/i18n/staff-formats'
import { takeHomeMoney } from '../actions/home-money'
import type { ShownHomeDesk } from '../domain/desk'
import { dueOf, takesPayments } from '../domain/home'
import type { DeskWords } from './desk-words'

/** Records money that the buyer brings to the counter, and says which money finance is looking for. */
export function HomeMoney({ t, language, page }: { t: DeskWords; language: StaffLanguage; page: ShownHomeDesk }) {
  const { looking, payments, reference, state, today } = page
  const open = payments.filter(
    (one) => ['overdue', 'soon', 'ahead'].includes(dueOf(one, state, today)) && !looking.includes(one.number),
  )
  const isTaken = page.mayChange && takesPayments(state) && open.length > 0
  return (
    <>
      {looking.length > 0 ? (
        <p className="desk-note">
          {t.looking} {looking.join(', ')}
        </p>
      ) : null}
      {isTaken ? (
        <details>
          <summary>{t.money}</summary>
          <p>{t.moneyNote}</p>
          <DeskStepForm
            action={takeHomeMoney}
            permalink={`/admin/bookings?booking=${reference}`}
            hidden={{ booking: reference }}
            groups={[
              {
                fields: [
                  {
                    ...{ name: 'number', label: t.moneyFor, kind: 'select' },
                    options: open.map(({ number, kind, amount }) => ({
                      value: String(number),
                      text: `${number} · ${t.kinds[kind]} · ${staffMoney(amount)}`,
                    })),
                  },
                  ...moneyFields(language),
                ],
              },
            ]}
            submit={t.takeMoney}
            texts={moneyTexts(language)}
          />
        </details>
      ) : null}
    </>
  )
}
