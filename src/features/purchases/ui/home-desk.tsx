import '@/design/back-office/desk.css'
import { staffTime } from '@/i18n/staff-formats'
import { VERSION_FIELD } from '@/kernel/form/form-version'
import { postedMoment } from '@/kernel/form/typed-date'
import { APPOINTMENT_KINDS, type AppointmentKind, isAhead } from '../domain/appointment'
import { appointmentVersion, keeperVersion, versionField } from '../domain/form-versions'
import { type Appointment, takesPayments } from '../domain/home'
import { DeskField, DeskForm } from './desk-form'
import type { DeskPartProps, HomeDeskProps } from './desk-part'
import { DeskPlan } from './desk-plan'
import { deskWords } from './desk-words'

/** What follows a booking, at the sales desk: who looks after it, the plan, appointments, questions, co-buyers. */
export function HomeDesk(props: HomeDeskProps) {
  const t = deskWords(props.language)
  const { faults, done } = props.answer
  const known: Readonly<Record<string, string>> = t.faults
  const said = Object.entries(t.done).find(([step]) => step === done)?.[1]
  return (
    <div className="desk" id="home">
      <h2>{t.title}</h2>
      {said ? (
        <p className="desk-note" role="status">
          {said}
        </p>
      ) : null}
      {faults.length > 0 ? (
        <ul className="desk-note desk-late" role="alert">
          {faults.map((fault) => (
            <li key={fault}>{known[fault] ?? t.faults.notNow}</li>
          ))}
        </ul>
      ) : null}
      <Keeper {...props} t={t} />
      <DeskPlan {...props} t={t} />
      <Meetings {...props} t={t} />
      <Thread {...props} t={t} />
      <CoBuyers {...props} t={t} />
    </div>
  )
}

function Keeper({ t, page, answer }: DeskPartProps) {
  const { keeper, staff, reference, mayChange } = page
  if (!mayChange)
    return (
      <p>
        {t.keeper}: {staff.find(({ id }) => id === keeper)?.name ?? t.nobody}
      </p>
    )
  return (
    <DeskForm reference={reference}>
      <input type="hidden" name={VERSION_FIELD} value={keeperVersion(keeper)} />
      <label>
        {t.keeper}
        <select
          name="staff"
          defaultValue={(answer.step === 'keeper' && answer.typed('staff')) || (keeper ?? '')}
          required
        >
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

/** What a form about an appointment was made from. */
const MadeFrom = ({ appointments, kind }: { appointments: readonly Appointment[]; kind: AppointmentKind }) => (
  <input type="hidden" name={versionField(kind)} value={appointmentVersion(appointments, kind)} />
)

function Meetings({ t, page, language, answer }: DeskPartProps) {
  const wasRefused = answer.step === 'propose'
  const [typed, { reference, now }] = [(name: string) => (wasRefused ? answer.typed(name) : ''), page]
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
                <MadeFrom appointments={page.appointments} kind={kind} />
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
          {APPOINTMENT_KINDS.map((kind) => (
            <MadeFrom key={kind} appointments={page.appointments} kind={kind} />
          ))}
          <label>
            {t.what}
            <select name="kind" defaultValue={typed('kind') || undefined}>
              {APPOINTMENT_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {t.appointments[kind]}
                </option>
              ))}
            </select>
          </label>
          <DeskField name="at" label={t.at} type="datetime-local" value={typed('at') || postedMoment(now)} required />
          <DeskField name="place" label={t.place} value={typed('place')} size={32} required />
          <button type="submit" name="step" value="propose">
            {t.propose}
          </button>
        </DeskForm>
      ) : null}
    </section>
  )
}

function Thread({ t, page, language, answer }: DeskPartProps) {
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
              defaultValue={answer.step === 'answer' ? answer.typed('text') : ''}
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

function CoBuyers({ t, page, language }: DeskPartProps) {
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
