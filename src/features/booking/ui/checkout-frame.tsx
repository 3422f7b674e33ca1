import type { ReactNode } from 'react'
import { ForgetTyped } from '@/design/form/forget-typed'
import { StepForm } from '@/design/form/step-form'
import { classNames } from '@/design/show/class-names'
import { Container } from '@/design/show/container'
import { Countdown } from '@/design/show/countdown'
import { phrased } from '@/design/show/phrased'
import { pagePath } from '@/features/routing'
import { formatDate, formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { TRANSACTION_MARK } from '@/kernel/transaction-mark'
import { release, renew } from '../actions/book'
import type { Booking } from '../domain/booking'
import { isOpen } from '../domain/booking-states'
import { type CheckoutPage, PROGRESS, progressOf } from '../domain/checkout-steps'
import { isBrief, mayRenew } from '../domain/hold'
import type { OwnNotice as Notice } from '../domain/own-pages'
import { Facts, UnitFactsList } from './booking-facts'
import { formTexts } from './form-texts'
import { OwnNotice } from './own-notice'
import { TimeForBuyers } from './time-for-buyers'

interface WayFrameProps {
  locale: Locale
  page: CheckoutPage
  title: string
  lead?: ReactNode
  booking?: Booking | null
  /** What this browser holds besides. */
  notice?: Notice | null
  /** What stands beside the page while nothing is held. */
  aside?: ReactNode
  children: ReactNode
}

function Steps({ locale, page }: { locale: Locale; page: CheckoutPage }) {
  const t = words(locale, 'booking')
  const now = PROGRESS.indexOf(progressOf[page])
  return (
    <nav aria-label={t('way.steps')}>
      <ol className="grid grid-cols-4 gap-2 text-small">
        {PROGRESS.map((step, index) => (
          <li
            key={step}
            aria-current={index === now ? 'step' : undefined}
            className={classNames(
              'border-t-4 pt-2',
              index <= now ? 'border-accent' : 'border-stone-200 text-stone-600',
              index === now && 'font-semibold',
            )}
          >
            {t(`way.${step}`)}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** How long the unit is held, with the two things that change it. */
function Hold({ locale, page, booking }: { locale: Locale; page: CheckoutPage; booking: Booking }) {
  const t = words(locale, 'booking')
  if (!isOpen(booking.state) || !booking.holdEndsAt) return null
  const [texts, hidden] = [formTexts(locale), { locale }]
  const permalink = page === 'payment-result' ? pagePath(locale, 'booking-payment') : pagePath(locale, page)
  const isPaying = booking.state === 'paying'
  // While a transfer is checked the end may be on another day.
  const isLong = !isBrief(booking.heldAt, booking.holdEndsAt)
  return (
    <div className="flex flex-col gap-3 border-s-4 border-accent bg-white p-4 md:p-5">
      <p className="font-medium">
        {t('own.of', { unit: booking.snapshot.unit.number, project: booking.snapshot.project.title[locale] })}
      </p>
      <p>
        {t(isLong ? 'way.leftUntil' : 'way.left', {
          time: formatTime(locale, booking.holdEndsAt),
          date: formatDate(locale, booking.holdEndsAt),
        })}
      </p>
      <Countdown endsAt={booking.holdEndsAt.toISOString()} text={t('way.minutesLeft', { left: '{left}' })} />
      <div className="flex flex-wrap gap-3">
        {mayRenew(booking, new Date()) ? (
          <StepForm
            action={renew}
            permalink={permalink}
            hidden={hidden}
            submit={t('way.renew')}
            variant="quiet"
            texts={texts}
          />
        ) : null}
        {isPaying ? null : (
          <StepForm
            action={release}
            permalink={permalink}
            hidden={hidden}
            submit={t('way.release')}
            variant="quiet"
            texts={texts}
          />
        )}
      </div>
      {page === 'verify-id' ? <TimeForBuyers locale={locale} coBuyers={booking.coBuyers} /> : null}
    </div>
  )
}

/** What every page of the way shows: the steps, the unit, and how long it is held. */
export function WayFrame({ locale, page, title, lead, booking, notice, aside, children }: WayFrameProps) {
  const t = words(locale, 'booking')
  return (
    <>
      {notice ? <OwnNotice label={t('own.label')} notice={notice} /> : null}
      {booking && !isOpen(booking.state) ? <ForgetTyped owner={booking.reference} /> : null}
      <Container className="flex flex-col gap-7 py-7 md:py-8" {...TRANSACTION_MARK}>
        <Steps locale={locale} page={page} />
        <div className="grid gap-x-6 gap-y-6 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
          {booking ? (
            <div className="lg:col-span-4 lg:col-start-9 lg:row-start-1">
              <Hold locale={locale} page={page} booking={booking} />
            </div>
          ) : null}
          <div className="flex flex-col gap-6 lg:col-span-7 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <header className="flex flex-col gap-3">
              <h1 className="type-display text-h1">{phrased(title)}</h1>
              {lead ? <div className="max-w-prose text-stone-600">{lead}</div> : null}
            </header>
            {children}
          </div>
          {booking ? (
            <aside className="flex flex-col gap-3 lg:col-span-4 lg:col-start-9 lg:row-start-2">
              <h2 className="text-h3 font-medium">{booking.snapshot.project.title[locale]}</h2>
              <UnitFactsList
                locale={locale}
                state={booking.state}
                facts={{
                  ...booking.snapshot.unit,
                  area: booking.snapshot.area,
                  price: booking.price,
                  fee: booking.fee,
                }}
              />
              <Facts rows={[[t('way.reference'), booking.reference.toUpperCase()]]} />
            </aside>
          ) : aside ? (
            <aside className="lg:col-span-4 lg:col-start-9 lg:row-span-2 lg:row-start-1">{aside}</aside>
          ) : null}
        </div>
      </Container>
    </>
  )
}
