import { ButtonLink } from '@/design/button'
import { RadioGroup } from '@/design/choice-field'
import { Container } from '@/design/container'
import { pagePath } from '@/features/routing'
import { formatBaht, formatDate } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { pay } from '../actions/book'
import type { OwnBooking } from '../domain/booking'
import type { PaymentMethod } from '../domain/payment-port'
import { Facts } from './booking-facts'
import { formTexts } from './form-texts'
import { StepForm } from './step-form'
import { WayFrame } from './way-frame'

interface PageProps {
  locale: Locale
  booking: OwnBooking
}

/** How to pay the booking fee: the methods that payments offer now. */
export function PaymentPage({ locale, booking, methods }: PageProps & { methods: readonly PaymentMethod[] }) {
  const t = words(locale, 'booking')
  return (
    <WayFrame
      locale={locale}
      page="booking-payment"
      title={t('pages.booking-payment.title')}
      lead={t('pages.booking-payment.lead')}
      booking={booking}
    >
      {methods.length === 0 ? (
        <section className="flex flex-col gap-2 border-s-4 border-warning bg-white p-5">
          <h2 className="font-semibold">{t('pages.booking-payment.none')}</h2>
          <p className="max-w-prose">{t('pages.booking-payment.noneText')}</p>
        </section>
      ) : (
        <StepForm
          action={pay}
          permalink={pagePath(locale, 'booking-payment')}
          hidden={{ locale }}
          submit={t('buttons.pay', { amount: formatBaht(booking.fee / 100) })}
          texts={formTexts(locale)}
        >
          <RadioGroup
            name="method"
            label={t('pages.booking-payment.choose')}
            defaultValue={methods[0]}
            choices={methods.map((value) => ({ value, text: t(`pages.booking-payment.methods.${value}`) }))}
          />
        </StepForm>
      )}
    </WayFrame>
  )
}

/** What a booking says of itself after the payment. */
function saidOf({ state }: OwnBooking) {
  if (state === 'lapsed' || state === 'paid_late' || state === 'refunded') return state
  if (state === 'cancelled_by_buyer' || state === 'cancelled_by_company') return 'cancelled'
  const isPaid =
    state === 'booked' || state === 'contract_appointed' || state === 'contracted' || state === 'transferred'
  return isPaid ? 'booked' : 'waiting'
}

/** The state of a booking, for whoever has its link. */
export function ResultPage({ locale, booking }: PageProps) {
  const t = words(locale, 'booking')
  const said = saidOf(booking)
  return (
    <WayFrame
      locale={locale}
      page="payment-result"
      title={t(`states.${said}.title`)}
      lead={t(`states.${said}.text`)}
      booking={booking}
    >
      {booking.receiptNumber ? (
        <ButtonLink
          href={pagePath(locale, 'payment-receipt', { token: booking.linkToken })}
          variant="quiet"
          className="self-start"
        >
          {t('receipt.open')}
        </ButtonLink>
      ) : null}
    </WayFrame>
  )
}

function rowsOf(locale: Locale, booking: OwnBooking): [string, string][] {
  const t = words(locale, 'booking')
  const { project, unit } = booking.snapshot
  return [
    [t('receipt.number'), booking.receiptNumber ?? '–'],
    [t('receipt.date'), booking.paidAt ? formatDate(locale, booking.paidAt) : '–'],
    [t('facts.buyer'), booking.buyers?.buyers.map(({ name }) => name).join(', ') ?? '–'],
    [t('facts.unit'), `${project.title[locale]} ${unit.number}`],
    [t('way.reference'), booking.reference.toUpperCase()],
    [t('receipt.amount'), formatBaht((booking.paidAmount ?? 0) / 100)],
  ]
}

/** The receipt as a page to print: in Thai, with the buyer's language beside it. */
export function ReceiptPage({ locale, booking }: PageProps) {
  const locales: readonly Locale[] = locale === 'th' ? ['th'] : ['th', locale]
  return (
    <Container width="prose" className="flex flex-col gap-7 py-8">
      {locales.map((each, index) => {
        const t = words(each, 'booking')
        const Heading = index === 0 ? 'h1' : 'h2'
        return (
          <section key={each} lang={each === 'th' ? 'th' : undefined} className="flex flex-col gap-4">
            <Heading className="type-display text-h2">{t('receipt.title')}</Heading>
            <Facts rows={rowsOf(each, booking)} />
          </section>
        )
      })}
      <p className="text-small text-stone-600 print:hidden">{words(locale, 'booking')('receipt.print')}</p>
    </Container>
  )
}
