import type { ReactNode } from 'react'
import { StepForm } from '@/design/form/step-form'
import { pagePath } from '@/features/routing'
import { COLON, type Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { sendCode, sign } from '../actions/book'
import { contractOf } from '../actions/contract-text'
import type { OwnBooking } from '../domain/booking'
import { SIGN_HOURS } from '../domain/co-signing'
import { WayFrame } from './checkout-frame'
import { Clauses } from './contract-clauses'
import { formTexts } from './form-texts'

/** Asks for the code, and then for the signature with it. */
function Signing({ locale, hash, isCodeSent, late }: Omit<ContractPageProps, 'booking'> & { hash: string }) {
  const t = words(locale, 'booking')
  const [texts, permalink] = [formTexts(locale), pagePath(locale, 'booking-summary')]
  return (
    <section className="flex flex-col gap-5">
      <h2 className="text-h3 font-medium">{t('pages.booking-summary.sign')}</h2>
      {isCodeSent ? (
        <StepForm
          action={sign}
          permalink={permalink}
          hidden={{ locale, hash }}
          groups={[
            {
              fields: [
                {
                  name: 'signature',
                  label: t('form.signature'),
                  kind: 'text',
                  hint: t('form.signatureHint'),
                  autoComplete: 'name',
                },
                { name: 'code', label: t('form.code'), kind: 'code' },
              ],
            },
          ]}
          submit={t('buttons.sign')}
          texts={texts}
        />
      ) : (
        <p className="max-w-prose">{t('pages.booking-summary.ask')}</p>
      )}
      <StepForm
        action={sendCode}
        permalink={permalink}
        hidden={{ locale, purpose: 'sign' }}
        submit={t(isCodeSent ? 'buttons.resend' : 'buttons.signCode')}
        variant={isCodeSent ? 'quiet' : 'primary'}
        texts={texts}
      />
      {isCodeSent ? late : null}
    </section>
  )
}

interface ContractPageProps {
  locale: Locale
  booking: OwnBooking
  isCodeSent: boolean
  /** What is said when the code does not come. */
  late: ReactNode
}

/** The reservation contract, and the signature under it. */
export function ContractPage({ locale, booking, isCodeSent, late }: ContractPageProps) {
  const [t, c] = [words(locale, 'booking'), words(locale, 'contract')]
  const { thai, translated, hash, version } = contractOf(booking, locale)
  const buyers = booking.buyers?.buyers ?? []
  return (
    <WayFrame
      locale={locale}
      page="booking-summary"
      title={t('pages.booking-summary.title')}
      lead={t('pages.booking-summary.lead')}
      booking={booking}
    >
      <section className="flex flex-col gap-3">
        <h2 className="text-h3 font-medium">{c('title')}</h2>
        <p className="text-small text-stone-600">{c('version', { version })}</p>
        <ul>
          {buyers.map(({ name, number }) => (
            <li key={name}>
              {t('facts.buyer')}
              {COLON[locale]}
              <strong>{name}</strong>
              <span className="text-stone-600"> · {number.slice(-4).padStart(8, '•')}</span>
            </li>
          ))}
        </ul>
      </section>
      {buyers.length > 1 && booking.state === 'verified' ? (
        <p className="max-w-prose">{t('pages.booking-summary.several', { hours: SIGN_HOURS })}</p>
      ) : null}
      <Clauses locale={locale} thai={thai} translated={translated} />
      {booking.state === 'on_paper' ? (
        <p role="status">{t('pages.booking-summary.onPaper')}</p>
      ) : (
        <Signing {...{ locale, hash, isCodeSent, late }} />
      )}
    </WayFrame>
  )
}
