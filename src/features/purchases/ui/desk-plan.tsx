import { type DeskColumn, DeskTable } from '@/design/back-office/desk-table'
import { staffDay, staffMoney, staffTime } from '@/i18n/staff-formats'
import { VERSION_FIELD } from '@/kernel/form/form-version'
import { planVersion } from '../domain/form-versions'
import { dueOf, takesPayments } from '../domain/home'
import type { PlanField } from '../domain/plan'
import { DeskField, DeskForm } from './desk-form'
import type { DeskPartProps } from './desk-part'
import { HomeMoney } from './home-money'

/** The plan of payments: what is due and paid, the form that makes it, and what it was before. */
export function DeskPlan(props: DeskPartProps) {
  const { t, page, language } = props
  return (
    <section aria-labelledby="home-plan">
      <h3 id="home-plan">{t.plan}</h3>
      {page.payments.length === 0 ? <p>{t.noPlan}</p> : <PlanTable {...props} />}
      {takesPayments(page.state) ? (
        <p>
          {t.rest}: <b>{staffMoney(page.rest)}</b>
        </p>
      ) : null}
      <HomeMoney t={t} language={language} page={page} />
      {page.mayChange && takesPayments(page.state) ? <PlanForm {...props} /> : null}
      {page.plans.length > 0 ? (
        <details>
          <summary>{t.history}</summary>
          <ul>
            {page.plans.map(({ at, by, reason }) => (
              <li key={at.toISOString()}>
                {staffTime(language, at)} · {by} · {reason}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  )
}

function PlanTable({ t, page, language }: DeskPartProps) {
  const heads = t.columns
  const columns: readonly DeskColumn<DeskPartProps['page']['payments'][number]>[] = [
    { key: 'number', head: heads.number, isName: true, cell: ({ number }) => number },
    { key: 'kind', head: heads.kind, cell: ({ kind }) => t.kinds[kind] },
    {
      key: 'dueOn',
      head: heads.dueOn,
      cell: (payment) => {
        const due = dueOf(payment, page.state, page.today)
        return (
          <>
            {staffDay(language, payment.dueOn)}{' '}
            <span className={due === 'overdue' ? 'desk-late' : undefined}>{t.dues[due]}</span>
          </>
        )
      },
    },
    { key: 'amount', head: heads.amount, isNumber: true, cell: ({ amount }) => staffMoney(amount) },
    { key: 'paidAt', head: heads.paidAt, cell: ({ paidAt }) => staffTime(language, paidAt) },
    { key: 'receipt', head: heads.receipt, cell: ({ receiptNumber }) => receiptNumber ?? '–' },
  ]
  return <DeskTable columns={columns} rows={page.payments} keyOf={({ number }) => number} />
}

const BAHT = 100

function PlanForm({ t, page, answer }: DeskPartProps) {
  const { reference, plans, payments } = page
  const terms = plans[0]?.terms
  const wasRefused = answer.step === 'plan'
  const shown = (field: PlanField): string => {
    if (wasRefused) return answer.typed(field)
    const value = terms?.[field]
    if (value === undefined) return ''
    if (field === 'contractAmount' || field === 'instalmentTotal')
      return value === 0 ? '' : String(Number(value) / BAHT)
    return value === 0 ? '' : String(value)
  }
  const days: readonly PlanField[] = ['contractOn', 'firstOn', 'transferOn']
  const fields: readonly PlanField[] = [
    'contractAmount',
    'contractOn',
    'instalmentTotal',
    'instalments',
    'firstOn',
    'transferOn',
  ]
  return (
    <details open={wasRefused || payments.length === 0}>
      <summary>{payments.length === 0 ? t.make : t.remake}</summary>
      <p>{t.remakeNote}</p>
      <DeskForm reference={reference}>
        <input type="hidden" name={VERSION_FIELD} value={planVersion(plans)} />
        {fields.map((field) => (
          <DeskField
            key={field}
            name={field}
            label={t.fields[field]}
            type={days.includes(field) ? 'date' : 'text'}
            value={shown(field)}
          />
        ))}
        <DeskField name="why" label={t.why} value={wasRefused ? answer.typed('why') : ''} size={32} required />
        <button type="submit" name="step" value="plan" data-weight="main">
          {payments.length === 0 ? t.make : t.remake}
        </button>
      </DeskForm>
    </details>
  )
}
