import { StepForm } from '@/design/step-form'
import { pagePath } from '@/features/routing'
import { LANGUAGE_TAG, type Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { sendCode, sign } from '../actions/book'
import { type Clause, contractOf } from '../actions/contract-text'
import type { OwnBooking } from '../domain/booking'
import { formTexts } from './form-texts'
import { WayFrame } from './way-frame'

/** The clauses in Thai, each with its translation beside it. */
function Clauses({
  locale,
  thai,
  translated,
}: {
  locale: Locale
  thai: readonly Clause[]
  translated: readonly Clause[]
}) {
  const t = words(locale, 'contract')
  const tag = LANGUAGE_TAG.th
  return (
    <div className="flex flex-col border-b border-stone-400 bg-white">
      <p className="hidden gap-6 px-5 pt-5 text-small text-stone-600 md:grid md:grid-cols-2">
        <span>{t('binding')}</span>
        {translated.length > 0 ? <span>{t('translation')}</span> : null}
      </p>
      {thai.map((clause, index) => {
        const other = translated[index]
        return (
          <section key={clause.key} className={other ? 'grid gap-4 p-5 md:grid-cols-2 md:gap-6' : 'p-5'}>
            <div lang={tag} className="flex flex-col gap-1">
              <h3 className="font-semibold">{clause.title}</h3>
              <p>{clause.text}</p>
            </div>
            {other ? (
              <div className="flex flex-col gap-1 text-stone-600">
                <h3 className="font-semibold">{other.title}</h3>
                <p>{other.text}</p>
              </div>
            ) : null}
          </section>
        )
      })}
    </div>
  )
}

/** Asks for the code, and then for the signature with it. */
function Signing({ locale, hash, isCodeSent }: { locale: Locale; hash: string; isCodeSent: boolean }) {
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
    </section>
  )
}

interface ContractPageProps {
  locale: Locale
  booking: OwnBooking
  isCodeSent: boolean
}

/** The reservation contract, and the signature under it. */
export function ContractPage({ locale, booking, isCodeSent }: ContractPageProps) {
  const [t, c] = [words(locale, 'booking'), words(locale, 'contract')]
  const { thai, translated, hash, version } = contractOf(booking, locale)
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
          {booking.buyers?.buyers.map(({ name, number }) => (
            <li key={name}>
              {t('facts.buyer')}: <strong>{name}</strong>
              <span className="text-stone-600"> · {number.slice(-4).padStart(8, '•')}</span>
            </li>
          ))}
        </ul>
      </section>
      <Clauses locale={locale} thai={thai} translated={translated} />
      {booking.state === 'on_paper' ? (
        <p role="status">{t('pages.booking-summary.onPaper')}</p>
      ) : (
        <Signing locale={locale} hash={hash} isCodeSent={isCodeSent} />
      )}
    </WayFrame>
  )
}
