import type { ReactNode } from 'react'
import { ButtonLink } from '@/design/form/button'
import { Container } from '@/design/show/container'
import { ArrowLink, Link } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import { RefundSection } from '@/features/booking/ui'
import { pagePath } from '@/features/routing'
import { formatBaht, formatDate, formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { homeContractFile, homeReceiptFile } from '../actions/home-files'
import { nameAccount } from '../actions/own-home'
import { dueOf, nextPayment, type OwnHome, takesPayments } from '../domain/home'
import { HomeMeetings } from './home-meetings'
import { dayInWords, HomePayments, PayButton, receiptPath } from './home-payments'
import { HomeCoBuyers, HomeQuestions } from './home-people'
import { HomeSteps } from './home-steps'
import { Part } from './part'

interface HomePageProps {
  locale: Locale
  home: OwnHome
  /** How far the building site is, with its pictures. */
  site: ReactNode
}

/** The one thing to do now, or that there is none. */
function Next({ locale, home }: { locale: Locale; home: OwnHome }) {
  const t = words(locale, 'purchase')
  const { title, text, action } = nextOf(locale, home)
  return (
    <section className="flex flex-col gap-3 border-s-4 border-accent bg-white p-5 md:p-6">
      <h2 className="text-small text-stone-600">{t('next.title')}</h2>
      <p className="text-h3 font-medium">{phrased(title)}</p>
      {text ? <p className="max-w-prose text-stone-600">{text}</p> : null}
      {action}
    </section>
  )
}

function nextOf(locale: Locale, home: OwnHome): { title: string; text?: string; action?: ReactNode } {
  const t = words(locale, 'purchase')
  const { state } = home.booking
  if (state === 'transferred') return { title: t('next.transferred'), text: t('next.transferredText') }
  if (!takesPayments(state)) return { title: t('next.cancelled'), text: t('next.cancelledText') }
  const payment = nextPayment(home)
  const due = payment && dueOf(payment, state, home.today)
  if (payment && (due === 'overdue' || due === 'soon')) {
    const facts = { amount: formatBaht(payment.amount / 100), date: dayInWords(locale, payment.dueOn) }
    const action = <PayButton locale={locale} home={home} payment={payment} />
    return due === 'overdue'
      ? { title: t('next.overdue', facts), text: t('next.overdueText'), action }
      : { title: t('next.pay', facts), action }
  }
  return nextMeeting(locale, home) ?? waitFor(locale, home)
}

/** The appointment to confirm, or the next one that is confirmed. */
function nextMeeting(locale: Locale, { appointments, isFirstBuyer }: OwnHome) {
  const t = words(locale, 'purchase')
  const open = appointments.find(({ state }) => state === 'proposed' && isFirstBuyer)
  const action = (
    <ButtonLink href="#appointments" variant="quiet" className="self-start">
      {t('next.toMeetings')}
    </ButtonLink>
  )
  if (open) return { title: t('next.confirm', { what: t(`appointments.${open.kind}`) }), action }
  const fixed = appointments.find(({ state }) => state === 'confirmed')
  if (!fixed) return null
  const { kind, at, place } = fixed
  const facts = { what: t(`appointments.${kind}`), date: formatDate(locale, at), time: formatTime(locale, at) }
  return { title: t('next.meet', facts), text: place }
}

/** Nothing is due; the next payment is told with its day. */
function waitFor(locale: Locale, home: OwnHome) {
  const t = words(locale, 'purchase')
  const payment = nextPayment(home)
  if (!payment) return { title: t('next.wait'), text: t('next.waitText') }
  const facts = { amount: formatBaht(payment.amount / 100), date: dayInWords(locale, payment.dueOn) }
  return { title: t('next.pay', facts), action: <PayButton locale={locale} home={home} payment={payment} /> }
}

/** A paper as a page, and as PDF. */
function PaperLinks({ href, file, children }: { href: string; file: string; children: string }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4">
      <ArrowLink href={href}>{children}</ArrowLink>
      <Link
        href={file}
        download
        aria-label={`PDF: ${children}`}
        className="inline-flex min-h-target items-center text-small underline"
      >
        PDF
      </Link>
    </li>
  )
}

function Papers({ locale, home }: { locale: Locale; home: OwnHome }) {
  const t = words(locale, 'purchase')
  const { booking, payments, token } = home
  const receipts = [booking.receiptNumber, ...payments.map(({ receiptNumber }) => receiptNumber)]
  return (
    <Part id="papers" title={t('papers.title')}>
      <ul className="flex flex-col">
        {booking.signedAt ? (
          <PaperLinks href={pagePath(locale, 'my-home-contract', { token })} file={homeContractFile(token)}>
            {t('papers.signed', { date: formatDate(locale, booking.signedAt) })}
          </PaperLinks>
        ) : null}
        {receipts.map((number) =>
          number === null ? null : (
            <PaperLinks
              key={number}
              href={receiptPath(locale, token, number)}
              file={homeReceiptFile(locale, token, number)}
            >
              {t('papers.receiptOf', { number })}
            </PaperLinks>
          ),
        )}
      </ul>
    </Part>
  )
}

function Facts({ locale, home }: { locale: Locale; home: OwnHome }) {
  const t = words(locale, 'purchase')
  const { booking, payments, reader } = home
  const isOver = booking.state === 'transferred'
  const paid = booking.fee + payments.reduce((sum, one) => sum + (one.paidAt && !one.isRefunded ? one.amount : 0), 0)
  const rows: [string, string][] = [
    [t('facts.buyer'), reader],
    [t('facts.reference'), booking.reference.toUpperCase()],
    [t('facts.price'), formatBaht(booking.price / 100)],
  ]
  if (takesPayments(booking.state) || isOver)
    rows.push(
      [t('facts.paidSoFar'), formatBaht((isOver ? booking.price : paid) / 100)],
      [t('facts.left'), formatBaht((isOver ? 0 : booking.price - paid) / 100)],
    )
  return (
    <dl className="flex flex-col gap-3 border-t border-ink pt-4">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="text-small text-stone-600">{name}</dt>
          <dd className="font-medium tabular-nums wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The buyers' page of a booked home: what is next, the payments, appointments, papers, the site and the questions. */
export function HomePage({ locale, home, site }: HomePageProps) {
  const t = words(locale, 'purchase')
  const { project, unit } = home.booking.snapshot
  return (
    <Container className="grid gap-x-6 gap-y-8 py-8 md:py-9 lg:grid-cols-12">
      <div className="flex min-w-0 flex-col gap-8 lg:col-span-7">
        <header className="flex flex-col gap-2">
          <p className="text-stone-600">{t('unit', { unit: unit.number })}</p>
          <h1 className="type-display text-h1">{phrased(project.title[locale])}</h1>
        </header>
        <Next locale={locale} home={home} />
        <RefundSection
          locale={locale}
          token={home.token}
          refunds={home.isFirstBuyer ? home.refunds.flatMap(({ refunds }) => refunds) : []}
          action={nameAccount}
          permalink={pagePath(locale, 'my-home', { token: home.token })}
        />
        <HomeSteps locale={locale} home={home} />
        <HomePayments locale={locale} home={home} />
        <HomeMeetings locale={locale} home={home} />
        <HomeQuestions locale={locale} home={home} />
        <HomeCoBuyers locale={locale} home={home} />
      </div>
      <aside className="flex flex-col gap-7 lg:col-span-4 lg:col-start-9">
        <Facts locale={locale} home={home} />
        <Papers locale={locale} home={home} />
        {site}
        <p className="text-small text-stone-600">{t('secret')}</p>
      </aside>
    </Container>
  )
}
