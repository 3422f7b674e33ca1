import '@/design/desk.css'
import { type StaffLanguage, staffMoney, staffTime } from '@/i18n/staff-formats'
import { APPOINTMENT_KINDS, isAhead, localMoment } from '../domain/appointment'
import type { ShownHomeDesk } from '../domain/desk'
import { dueOf, takesPayments } from '../domain/home'
import type { PlanField } from '../domain/plan'
import { DeskField, DeskForm, type Refused } from './desk-form'
import { type DeskWords, deskWords } from './desk-words'
import { HomeMoney } from './home-money'

interface HomeDeskProps {
  language: StaffLanguage
  page: ShownHomeDesk
  refused: Refused
}

type PartProps = HomeDeskProps & { t: DeskWords }

/** What follows a booking, at the sales desk: who looks after it, the plan, appointments, questions, co-buyers. */
export function HomeDesk(props: HomeDeskProps) {
  const t = deskWords(props.language)
  const { faults } = props.refused
  const known: Readonly<Record<string, string>> = t.faults
  return (
    <div className="desk" id="home">
      <h2>{t.title}</h2>
      {faults.length > 0 ? (
        <ul className="desk-note desk-late" role="alert">
          {faults.map((fault) => (
            <li key={fault}>{known[fault] ?? t.faults.notNow}</li>
          ))}
        </ul>
      ) : null}
      <Keeper {...props} t={t} />
      <Plan {...props} t={t} />
      <Meetings {...props} t={t} />
      <Thread {...props} t={t} />
      <CoBuyers {...props} t={t} />
    </div>
  )
}

function Keeper({ t, page }: PartProps) {
  const { keeper, staff, reference, mayChange } = page
  if (!mayChange)
    return (
      <p>
        {t.keeper}: {staff.find(({ id }) => id === keeper)?.name ?? t.nobody}
      </p>
    )
  return (
    <DeskForm reference={reference}>
      <label>
        {t.keeper}
        <select name="staff" defaultValue={keeper ?? ''} required>
          <option value="">{t.choose}</option>
          {staff.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" name="step" value="keeper">
        {t.keep}
      </button>
    </DeskForm>
  )
}

function Plan(props: PartProps) {
  const { t, page, language } = props
  return (
    <section aria-labelledby="home-plan">
      <h3 id="home-plan">{t.plan}</h3>
      {page.payments.length === 0 ? <p>{t.noPlan}</p> : <PlanTable {...props} />}
      <p>
        {t.rest}: <b>{staffMoney(page.rest)}</b>
      </p>
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

function PlanTable({ t, page, language }: PartProps) {
  return (
    <table>
      <thead>
        <tr>
          {t.columns.map((column, at) => (
            <th key={column} scope="col" data-number={at === 3 || undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {page.payments.map((payment) => {
          const due = dueOf(payment, page.state, page.today)
          return (
            <tr key={payment.number}>
              <th scope="row">{payment.number}</th>
              <td>{t.kinds[payment.kind]}</td>
              <td>
                {payment.dueOn} <span className={due === 'overdue' ? 'desk-late' : undefined}>{t.dues[due]}</span>
              </td>
              <td data-number>{staffMoney(payment.amount)}</td>
              <td>{staffTime(language, payment.paidAt)}</td>
              <td>{payment.receiptNumber ?? '–'}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const BAHT = 100

function PlanForm({ t, page, refused }: PartProps) {
  const { reference, plans, payments } = page
  const terms = plans[0]?.terms
  const wasRefused = refused.step === 'plan'
  const shown = (field: PlanField): string => {
    if (wasRefused) return refused.typed(field)
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
        {fields.map((field) => (
          <DeskField
            key={field}
            name={field}
            label={t.fields[field]}
            type={days.includes(field) ? 'date' : 'text'}
            value={shown(field)}
          />
        ))}
        <DeskField name="why" label={t.why} value={wasRefused ? refused.typed('why') : ''} size={32} required />
        <button type="submit" name="step" value="plan" data-weight="main">
          {payments.length === 0 ? t.make : t.remake}
        </button>
      </DeskForm>
    </details>
  )
}

function Meetings({ t, page, language, refused }: PartProps) {
  const wasRefused = refused.step === 'propose'
  const [typed, { reference, now }] = [(name: string) => (wasRefused ? refused.typed(name) : ''), page]
  return (
    <section aria-labelledby="home-meetings">
      <h3 id="home-meetings">{t.meetings}</h3>
      {page.appointments.length === 0 ? <p>{t.noMeetings}</p> : null}
      <ul>
        {page.appointments.map(({ kind, state, at, place, wish }) => (
          <li key={`${kind} ${at.toISOString()} ${state}`}>
            {t.appointments[kind]} · {staffTime(language, at)} · {place} · <b>{t.states[state]}</b>
            {wish ? ` · ${t.wish}: ${wish}` : ''}
            {page.mayChange && isAhead(state) ? (
              <DeskForm reference={reference}>
                <input type="hidden" name="kind" value={kind} />
                {state === 'declined' ? null : (
                  <button type="submit" name="step" value="finish">
                    {t.finish}
                  </button>
                )}
                <button type="submit" name="step" value="cancel">
                  {t.cancel}
                </button>
              </DeskForm>
            ) : null}
          </li>
        ))}
      </ul>
      {page.mayChange && takesPayments(page.state) ? (
        <DeskForm reference={reference}>
          <label>
            {t.what}
            <select name="kind">
              {APPOINTMENT_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {t.appointments[kind]}
                </option>
              ))}
            </select>
          </label>
          <DeskField name="at" label={t.at} type="datetime-local" value={typed('at') || localMoment(now)} required />
          <DeskField name="place" label={t.place} value={typed('place')} size={32} required />
          <button type="submit" name="step" value="propose">
            {t.propose}
          </button>
        </DeskForm>
      ) : null}
    </section>
  )
}

function Thread({ t, page, language, refused }: PartProps) {
  return (
    <section aria-labelledby="home-thread">
      <h3 id="home-thread">{t.thread}</h3>
      {page.messages.length === 0 ? <p>{t.noThread}</p> : null}
      <ol className="desk-thread">
        {page.messages.map((message) => (
          <li key={message.at.toISOString()} data-author={message.author}>
            <small>
              {message.by || t.buyer} · {staffTime(language, message.at)}
            </small>
            <p>{message.body}</p>
          </li>
        ))}
      </ol>
      {page.mayChange ? (
        <DeskForm reference={page.reference}>
          <label className="desk-wide">
            {t.text}
            <textarea
              name="text"
              required
              maxLength={2000}
              rows={4}
              defaultValue={refused.step === 'answer' ? refused.typed('text') : ''}
            />
          </label>
          <button type="submit" name="step" value="answer">
            {t.send}
          </button>
        </DeskForm>
      ) : null}
    </section>
  )
}

function CoBuyers({ t, page, language }: PartProps) {
  if (page.coBuyers.length === 0) return null
  return (
    <section aria-labelledby="home-co-buyers">
      <h3 id="home-co-buyers">{t.coBuyers}</h3>
      <ul>
        {page.coBuyers.map(({ number, name, invitedAt }) => (
          <li key={number}>
            {name} · {invitedAt ? `${t.invited} ${staffTime(language, invitedAt)}` : t.notInvited}
          </li>
        ))}
      </ul>
    </section>
  )
}
