import { DeskStepForm } from '@/design/back-office/desk-step-form'
import type { FieldGroup } from '@/design/form/field-specs'
import { isSlipOpen } from '@/features/payments'
import { isLocale, LANGUAGE_TAG } from '@/i18n/locales'
import { type StaffLanguage, staffMoney } from '@/i18n/staff-formats'
import { fillText } from '@/i18n/staff-texts'
import { type Clause, contractOf } from '../actions/contract-text'
import { identifyBuyer, sendBuyerCode, signHere, takeMoney, takeOver, verifyBuyer } from '../actions/counter'
import { isOpen } from '../domain/booking-states'
import { type DeskBookingPage, mayTakeOver } from '../domain/desk'
import { buyerGroups, moneyFields } from './counter-fields'
import { counterTexts, counterWords } from './counter-words'
import { PaperToSign } from './paper-section'
import { WaitForSigners } from './signers-section'

interface CounterSectionProps {
  language: StaffLanguage
  page: DeskBookingPage
}

type Action = Parameters<typeof DeskStepForm>[0]['action']

/** A form of one step, for the booking of the page. */
function Step({
  language,
  page,
  ...form
}: CounterSectionProps & {
  action: Action
  submit: string
  groups?: readonly FieldGroup[]
  hidden?: Readonly<Record<string, string>>
  isMain?: boolean
}) {
  const { reference } = page.booking
  return (
    <DeskStepForm
      {...form}
      permalink={`/admin/bookings?booking=${reference}`}
      hidden={{ booking: reference, ...form.hidden }}
      texts={counterTexts(language)}
    />
  )
}

/** What sales do for the buyer at the counter: take a hold over, and the next step of one that they sell. */
export function CounterSection(props: CounterSectionProps) {
  const { language, page } = props
  const t = counterWords(language)
  const { booking, seller } = page
  if (!isOpen(booking.state)) return null
  const soldBy = seller === null ? t.nobody : seller.isReader ? t.you : seller.name
  return (
    <section id="counter" aria-labelledby="counter-title">
      <h2 id="counter-title">{t.counter}</h2>
      <p>
        {t.soldBy}: <b>{soldBy}</b>
      </p>
      {seller?.isReader ? <NextStep {...props} /> : <TakeOver {...props} />}
    </section>
  )
}

function TakeOver(props: CounterSectionProps) {
  const t = counterWords(props.language)
  const { booking, seller } = props.page
  if (!mayTakeOver(booking.state, seller !== null)) return <p>{t.takeOverPaying}</p>
  return (
    <>
      <p>{t.takeOverLead}</p>
      <Step
        {...props}
        action={takeOver}
        groups={[{ fields: [{ name: 'reason', label: t.reason, kind: 'text' }] }]}
        submit={t.takeOver}
      />
    </>
  )
}

function NextStep(props: CounterSectionProps) {
  const { state } = props.page.booking
  if (state === 'held') return <Identify {...props} />
  if (state === 'identified') return <Verify {...props} />
  if (state === 'verified') return <Sign {...props} />
  if (state === 'co_signing') return <WaitForSigners {...props} />
  if (state === 'on_paper') return null
  return <Money {...props} />
}

function Identify(props: CounterSectionProps) {
  const t = counterWords(props.language)
  return (
    <>
      <p>{t.identifyLead}</p>
      <Step {...props} action={identifyBuyer} groups={buyerGroups(props.language)} submit={t.identify} isMain />
    </>
  )
}

function Verify(props: CounterSectionProps) {
  const t = counterWords(props.language)
  const code: FieldGroup = { fields: [{ name: 'code', label: t.code, kind: 'code' }] }
  return (
    <>
      <p>
        {t.verifyLead} {props.page.contact?.email}
      </p>
      <Step {...props} action={verifyBuyer} groups={[code]} submit={t.verify} isMain />
      <Step {...props} action={sendBuyerCode} hidden={{ purpose: 'verify' }} submit={t.resend} />
    </>
  )
}

function Clauses({
  locale,
  thai,
  translated,
}: {
  locale: string
  thai: readonly Clause[]
  translated: readonly Clause[]
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard
    <section className="desk-contract" tabIndex={0} aria-labelledby="contract-title">
      {thai.map((clause, at) => {
        const other = translated[at]
        return (
          <div key={clause.key}>
            <div lang={LANGUAGE_TAG.th}>
              <h4>{clause.title}</h4>
              <p>{clause.text}</p>
            </div>
            {other ? (
              <div lang={isLocale(locale) ? LANGUAGE_TAG[locale] : undefined}>
                <h4>{other.title}</h4>
                <p>{other.text}</p>
              </div>
            ) : null}
          </div>
        )
      })}
    </section>
  )
}

/** The first buyer asks for the code, then signs with it. */
function SignByCode({ hash, ...props }: CounterSectionProps & { hash: string }) {
  const { language, page } = props
  const t = counterWords(language)
  const fields: FieldGroup['fields'] = [
    { name: 'signature', label: t.signature, kind: 'text' },
    { name: 'code', label: t.code, kind: 'code' },
  ]
  return (
    <>
      {page.isSignCodeSent ? (
        <Step {...props} action={signHere} hidden={{ hash }} groups={[{ fields }]} submit={t.sign} isMain />
      ) : null}
      <Step
        {...props}
        action={sendBuyerCode}
        hidden={{ purpose: 'sign' }}
        submit={page.isSignCodeSent ? t.resend : t.askCode}
        isMain={!page.isSignCodeSent}
      />
    </>
  )
}

function Sign(props: CounterSectionProps) {
  const { language, page } = props
  const t = counterWords(language)
  const { locale } = page.booking
  const { thai, translated, hash } = contractOf(page.booking, locale)
  return (
    <>
      <h3 id="contract-title">{t.contract}</h3>
      <p>{t.contractLead}</p>
      <Clauses locale={LANGUAGE_TAG[locale]} thai={thai} translated={translated} />
      {page.canSignByCode ? <SignByCode {...props} hash={hash} /> : <p className="desk-note">{t.paperOnly}</p>}
      <PaperToSign language={language} page={page} />
    </>
  )
}

function Money(props: CounterSectionProps) {
  const { language, page } = props
  const t = counterWords(language)
  const { slip, booking } = page
  if (isSlipOpen(slip)) return <p className="desk-note">{t.waiting}</p>
  return (
    <>
      {slip?.state === 'refused' ? (
        <p className="desk-note desk-late">
          {t.refused} {slip.reason ? t.reasons[slip.reason] : ''} {slip.note}
        </p>
      ) : null}
      <h3>{t.money}</h3>
      <p>{fillText(t.moneyLead, { amount: staffMoney(booking.fee) })}</p>
      <Step {...props} action={takeMoney} groups={[{ fields: moneyFields(language) }]} submit={t.take} isMain />
    </>
  )
}
