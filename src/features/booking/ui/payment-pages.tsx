import { ButtonLink } from '@/design/form/button'
import { RadioGroup } from '@/design/form/choice-field'
import { CoveredFields } from '@/design/form/covered-fields'
import { StepForm } from '@/design/form/step-form'
import { ArrowLink } from '@/design/show/link'
import type { OfferedMethod } from '@/features/payments'
import { pagePath } from '@/features/routing'
import { formatBaht } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { pay } from '../actions/book'
import type { OwnBooking } from '../domain/booking'
import { WayFrame } from './checkout-frame'
import { formTexts } from './form-texts'
import { TrialNotice } from './trial-notice'

interface PaymentPageProps {
  locale: Locale
  booking: OwnBooking
  offer: { methods: readonly OfferedMethod[]; isLive: boolean }
}

/** Leads back to a payment that was started. */
function Underway({ locale, booking }: Pick<PaymentPageProps, 'locale' | 'booking'>) {
  const t = words(locale, 'booking')
  return (
    <section className="flex flex-col items-start gap-3 border-s-4 border-accent bg-white p-5">
      <h2 className="font-semibold">{t('pages.booking-payment.underway')}</h2>
      <p className="max-w-prose">{t('pages.booking-payment.underwayText')}</p>
      <ButtonLink href={pagePath(locale, 'payment-result', { token: booking.linkToken })} variant="quiet">
        {t('pages.booking-payment.resume')}
      </ButtonLink>
    </section>
  )
}

function Closed({ locale }: { locale: Locale }) {
  const t = words(locale, 'booking')
  return (
    <section className="flex flex-col gap-2 border-s-4 border-warning bg-white p-5">
      <h2 className="font-semibold">{t('pages.booking-payment.none')}</h2>
      <p className="max-w-prose">{t('pages.booking-payment.noneText')}</p>
    </section>
  )
}

/** How to pay the booking fee: the methods that payments offer now. */
export function PaymentPage({ locale, booking, offer: { methods, isLive } }: PaymentPageProps) {
  const t = words(locale, 'booking')
  const isOffered = methods.length > 0
  return (
    <WayFrame
      locale={locale}
      page="booking-payment"
      title={t('pages.booking-payment.title')}
      lead={t('pages.booking-payment.lead')}
      booking={booking}
    >
      {isOffered && !isLive ? <TrialNotice locale={locale} /> : null}
      {booking.state === 'paying' ? <Underway locale={locale} booking={booking} /> : null}
      {isOffered ? (
        <StepForm
          action={pay}
          permalink={pagePath(locale, 'booking-payment')}
          hidden={{ locale }}
          submit={t('buttons.pay', { amount: formatBaht(booking.fee / 100) })}
          texts={formTexts(locale)}
          kept={{ owner: booking.reference, form: 'method' }}
        >
          <CoveredFields label={words(locale, 'payments')('pay.opening')}>
            <RadioGroup
              name="method"
              label={t('pages.booking-payment.choose')}
              defaultValue={methods[0]}
              choices={methods.map((value) => ({ value, text: t(`pages.booking-payment.methods.${value}`) }))}
            />
          </CoveredFields>
        </StepForm>
      ) : (
        <Closed locale={locale} />
      )}
      <p className="pt-5">
        <ArrowLink href={pagePath(locale, 'my-home-contract', { token: booking.linkToken })}>
          {t('pages.booking-payment.contract')}
        </ArrowLink>
      </p>
    </WayFrame>
  )
}
