import type { ReactNode } from 'react'
import { ButtonLink } from '@/design/form/button'
import { RadioGroup } from '@/design/form/choice-field'
import { CoveredFields } from '@/design/form/covered-fields'
import { StepForm } from '@/design/form/step-form'
import { Container } from '@/design/show/container'
import { ArrowLink } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import { failureWords, HowToPay, PaymentRefresh, payingWords, SlipForms, TrialNotice } from '@/features/booking/ui'
import {
  isSlipOpen,
  type OfferedMethod,
  type PaymentView,
  type SlipView,
  type TransferAccount,
} from '@/features/payments'
import { pagePath } from '@/features/routing'
import { formatBaht, formatDate, formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { sendSlipForHome } from '../actions/home-slip'
import { payForHome } from '../actions/own-home'
import { type HomePayment, type OwnHome, payableReference } from '../domain/home'
import { formTexts } from './form-texts'
import { dayInWords, payPath, receiptPath } from './home-payments'

interface ConfirmPageProps {
  locale: Locale
  home: OwnHome
  payment: HomePayment | null
  attempt: PaymentView | null
  slip: SlipView | null
  account: TransferAccount | null
  methods: readonly OfferedMethod[]
  isLive: boolean
}

/** The frame of the page: the home, the heading and the way back. */
function Frame({
  locale,
  home,
  title,
  text,
  children,
}: Pick<ConfirmPageProps, 'locale' | 'home'> & { title: string; text: ReactNode; children?: ReactNode }) {
  const { project, unit } = home.booking.snapshot
  const t = words(locale, 'purchase')
  return (
    <Container className="py-8 md:py-9">
      <div className="flex max-w-prose flex-col gap-6">
        <header className="flex flex-col gap-3">
          <p className="text-stone-600">{t('facts.homeOf', { project: project.title[locale], unit: unit.number })}</p>
          <h1 className="type-display text-h1">{phrased(title)}</h1>
          <p role="status" className="text-stone-600">
            {text}
          </p>
        </header>
        {children}
        <ArrowLink href={pagePath(locale, 'my-home', { token: home.token })} className="self-start">
          {t('pay.back')}
        </ArrowLink>
      </div>
    </Container>
  )
}

function Choose({ locale, home, payment, methods }: ConfirmPageProps & { payment: HomePayment }) {
  const t = words(locale, 'purchase')
  if (methods.length === 0) return <p className="border-s-4 border-warning bg-white p-5">{t('pay.closed')}</p>
  return (
    <StepForm
      action={payForHome}
      permalink={payPath(locale, home.token, payment.number)}
      hidden={{ locale, token: home.token, payment: String(payment.number) }}
      submit={t('pay.title', { amount: formatBaht(payment.amount / 100) })}
      texts={formTexts(locale)}
    >
      <CoveredFields label={words(locale, 'payments')('pay.opening')}>
        <RadioGroup
          name="method"
          label={t('pay.choose')}
          defaultValue={methods[0]}
          choices={methods.map((value) => ({ value, text: t(`pay.${value}`) }))}
        />
      </CoveredFields>
    </StepForm>
  )
}

const UNDERWAY: readonly PaymentView['state'][] = ['created', 'requested', 'unknown', 'pending', 'paid']

/** What the page says of a payment that was started. */
function saidOf(locale: Locale, attempt: PaymentView): { title: string; text: string } {
  const [t, p] = [words(locale, 'purchase'), words(locale, 'payments')]
  if (attempt.state === 'paid') return { title: p('states.received.title'), text: t('pay.receivedText') }
  if (attempt.state !== 'pending') return { title: p('states.asking.title'), text: p('states.asking.text') }
  // Nobody holds the home: it is theirs already.
  if (attempt.failure) return failureWords(locale, attempt, null)
  const said = payingWords(locale, attempt)
  if (attempt.method !== 'transfer') return said
  // The end of a transfer is on another day.
  const [date, time] = [formatDate(locale, attempt.expiresAt), formatTime(locale, attempt.expiresAt)]
  return { ...said, text: p('pay.transfer.dated', { date, time }) }
}

/** Two people of finance look for the money of a slip. */
function Checking({ locale, home, payment, slip }: ConfirmPageProps & { payment: HomePayment }) {
  const [t, p] = [words(locale, 'purchase'), words(locale, 'payments')]
  const amount = formatBaht(payment.amount / 100)
  const text = slip?.way === 'counter' ? p('slip.counter', { amount }) : t('pay.checking', { amount })
  return <Frame locale={locale} home={home} title={p('slip.checking.title')} text={text} />
}

/** Where the slip of a transfer is sent, while it is open and after it. */
function Slip({ locale, home, payment, attempt, slip }: ConfirmPageProps & { payment: HomePayment }) {
  if (attempt?.method !== 'transfer' || slip?.way === 'counter') return null
  const [t, p] = [words(locale, 'purchase'), words(locale, 'payments')]
  const isOpen = attempt.state === 'pending'
  const hidden = { locale, token: home.token, payment: String(payment.number) }
  return (
    <SlipForms
      locale={locale}
      form={{ action: sendSlipForHome, permalink: payPath(locale, home.token, payment.number), hidden }}
      slip={slip}
      title={isOpen ? p('slip.sendTitle') : t('pay.lateTitle')}
      lead={t(isOpen ? 'pay.slipLead' : 'pay.late')}
    />
  )
}

function Underway(props: ConfirmPageProps & { payment: HomePayment; attempt: PaymentView }) {
  const { locale, home, attempt, account } = props
  const t = words(locale, 'purchase')
  const isPending = attempt.state === 'pending'
  const isTransfer = attempt.method === 'transfer'
  const reference = payableReference(home.booking.reference, props.payment.number)
  return (
    <Frame locale={locale} home={home} {...saidOf(locale, attempt)}>
      {attempt.isLive ? null : <TrialNotice locale={locale} />}
      {isPending ? (
        <HowToPay locale={locale} payment={attempt} transfer={isTransfer && account ? { account, reference } : null} />
      ) : null}
      <Slip {...props} />
      {/* Nothing comes by itself while a buyer transfers: the page would throw away what they type. */}
      {isTransfer && isPending ? null : <PaymentRefresh />}
      {isPending ? (
        <details className="border-t border-stone-400">
          <summary className="flex min-h-target cursor-pointer items-center font-medium">{t('pay.again')}</summary>
          <div className="pt-3">
            <Choose {...props} />
          </div>
        </details>
      ) : null}
    </Frame>
  )
}

function Paid({ locale, home, payment, receipt }: ConfirmPageProps & { payment: HomePayment; receipt: string }) {
  const t = words(locale, 'purchase')
  const text = t('pay.paidText', { amount: formatBaht(payment.amount / 100) })
  return (
    <Frame locale={locale} home={home} title={t('pay.paid')} text={text}>
      <ButtonLink href={receiptPath(locale, home.token, receipt)} className="self-start">
        {t('payments.receipt')}
      </ButtonLink>
    </Frame>
  )
}

/** One payment of a home: choose how, pay, and what became of it. */
export function ConfirmPage(props: ConfirmPageProps) {
  const { locale, home, payment, attempt, isLive, methods, slip } = props
  const t = words(locale, 'purchase')
  if (!payment) return <Frame locale={locale} home={home} title={t('pay.none')} text={t('pay.noneText')} />
  if (payment.receiptNumber) return <Paid {...props} payment={payment} receipt={payment.receiptNumber} />
  if (isSlipOpen(slip)) return <Checking {...props} payment={payment} />
  if (attempt && UNDERWAY.includes(attempt.state)) return <Underway {...props} payment={payment} attempt={attempt} />
  const kind = t(`kinds.${payment.kind}`)
  const due = t('pay.what', { kind, date: dayInWords(locale, payment.dueOn) })
  const text = attempt ? (
    <>
      {due}
      <br />
      {failureWords(locale, attempt, null).text}
    </>
  ) : (
    due
  )
  const title = t('pay.title', { amount: formatBaht(payment.amount / 100) })
  return (
    <Frame locale={locale} home={home} title={title} text={text}>
      {methods.length > 0 && !isLive ? <TrialNotice locale={locale} /> : null}
      <Slip {...props} payment={payment} />
      <Choose {...props} payment={payment} />
    </Frame>
  )
}
