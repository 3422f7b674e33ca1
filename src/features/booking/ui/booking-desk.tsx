import '@/design/back-office/desk.css'
import type { ReactNode } from 'react'
import { DeskFacts } from '@/design/back-office/desk-facts'
import { type StaffLanguage, staffMoney, staffTime } from '@/i18n/staff-formats'
import { takeDeskStep } from '../actions/desk-steps'
import { isOpen } from '../domain/booking-states'
import { type DeskBookingPage, type DeskStep, EXTENSIONS, isEnding, openSteps, refundsBefore } from '../domain/desk'
import { leftOf } from './bookings-desk'
import { CounterSection } from './counter-section'
import { type DeskWords, deskWords, noteOf } from './desk-words'
import { nationalityNames } from './nationality-options'
import { PaperToConfirm, SignedOnPaper } from './paper-section'
import { Signers } from './signers-section'

interface BookingDeskProps {
  language: StaffLanguage
  page: DeskBookingPage & { now: Date; mayMove: boolean; mayLead: boolean }
  /** What was refused just now, with the reason that was typed. */
  refused: { fault: string; reason: string }
}

/** One booking at the sales desk: its facts, how to reach the buyer, the steps that are open, and its history. */
export function BookingDesk({ language, page, refused }: BookingDeskProps) {
  const t = deskWords(language)
  const { booking, contact, events, refunds, now } = page
  return (
    <div className="desk">
      <p>
        <a href="/admin/bookings">{t.back}</a>
      </p>
      <h1>
        {booking.project} · {booking.unit}
      </h1>
      <p>
        {booking.reference.toUpperCase()} · <b>{t.states[booking.state]}</b>
        {isOpen(booking.state) ? ` · ${t.ends}: ${leftOf(t, booking.holdEndsAt, now)}` : ''}
      </p>
      {refused.fault ? (
        <p className="desk-note desk-late" role="alert">
          {t.faults[refused.fault] ?? t.faults.notNow}
        </p>
      ) : null}
      <Facts t={t} language={language} booking={booking} contact={contact} />
      <Signers language={language} page={page} />
      {page.mayMove ? <SignedOnPaper language={language} page={page} /> : null}
      {page.mayMove ? <PaperToConfirm language={language} page={page} /> : null}
      {page.mayMove ? <CounterSection language={language} page={page} /> : null}
      {page.mayMove ? <Steps t={t} page={page} reason={refused.reason} /> : null}
      {refunds.length > 0 ? (
        <>
          <h2>{t.refunds}</h2>
          <ul>
            {refunds.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: refunds are only added to
              <li key={at}>
                {staffMoney(one.amount)} · {t.refundStates[one.state]}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <h2>{t.history}</h2>
      <ol>
        {events.map((event, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the history is only added to
          <li key={at}>
            {staffTime(language, event.at)} · {t.states[event.to]} · {event.by ?? t.doers[event.doer] ?? event.doer}
            {t.eventNames[event.step] ? ` · ${t.eventNames[event.step]}` : ''}
            {event.note ? ` · ${noteOf(t, event)}` : ''}
          </li>
        ))}
      </ol>
    </div>
  )
}

function Facts({
  t,
  language,
  booking,
  contact,
}: { t: DeskWords; language: StaffLanguage } & Pick<DeskBookingPage, 'booking' | 'contact'>) {
  const nameOf = nationalityNames(language)
  const facts: (readonly [string, ReactNode])[] = [
    [t.price, staffMoney(booking.price)],
    [t.fee, staffMoney(booking.fee)],
    [
      t.paid,
      booking.paidAmount === null ? '–' : `${staffMoney(booking.paidAmount)}, ${staffTime(language, booking.paidAt)}`,
    ],
    [t.receipt, booking.receiptNumber ?? '–'],
    [t.signed, staffTime(language, booking.signedAt)],
    [t.buyers, contact?.buyers.map(({ name, nationality }) => `${name} (${nameOf(nationality)})`).join(', ') ?? '–'],
    [t.document, contact?.documentEnd ?? '–'],
    [
      t.email,
      contact ? (
        <a key="email" href={`mailto:${contact.email}`}>
          {contact.email}
        </a>
      ) : (
        '–'
      ),
    ],
    [
      t.phone,
      contact ? (
        <a key="phone" href={`tel:${contact.phone}`}>
          {contact.phone}
        </a>
      ) : (
        '–'
      ),
    ],
  ]
  return (
    <>
      <DeskFacts facts={facts} />
      {booking.isForeign ? <p className="desk-note">{t.foreign}</p> : null}
    </>
  )
}

function Steps({ t, page, reason }: { t: DeskWords; page: BookingDeskProps['page']; reason: string }) {
  const { booking, mayLead } = page
  const steps = openSteps(booking.state).filter((step) => mayLead || !isEnding(step))
  const mayExtend = mayLead && isOpen(booking.state)
  if (steps.length === 0 && !mayExtend) return null
  return (
    <section aria-labelledby="booking-steps">
      <h2 id="booking-steps">{t.steps}</h2>
      {steps.map((step) => (
        <StepForm key={step} t={t} step={step} page={page} reason={reason} />
      ))}
      {mayExtend ? (
        <form action={takeDeskStep}>
          <input type="hidden" name="step" value="extend" />
          <input type="hidden" name="booking" value={booking.reference} />
          <label>
            {t.by}
            <select name="minutes">
              {EXTENSIONS.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {minutes} {t.minutes}
                </option>
              ))}
            </select>
          </label>
          <Reason t={t} reason={reason} />
          <button type="submit">{t.extend}</button>
        </form>
      ) : null}
    </section>
  )
}

const Reason = ({ t, reason }: { t: DeskWords; reason: string }) => (
  <label>
    {t.reason}
    <input name="reason" required maxLength={500} size={32} defaultValue={reason} />
  </label>
)

function StepForm({
  t,
  step,
  page,
  reason,
}: {
  t: DeskWords
  step: DeskStep
  page: BookingDeskProps['page']
  reason: string
}) {
  const rules = step === 'cancelForBuyer' || step === 'cancelForCompany' ? refundsBefore(step, page.booking) : []
  return (
    <form action={takeDeskStep}>
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="booking" value={page.booking.reference} />
      {rules.length > 0 ? (
        <label>
          {t.rule}
          <select name="rule">
            {rules.map(({ reason: rule, amount }) => (
              <option key={rule} value={rule}>
                {t.rules[rule]}: {amount === null ? t.byContract : staffMoney(amount)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <Reason t={t} reason={reason} />
      <button type="submit">{t.stepNames[step]}</button>
    </form>
  )
}
