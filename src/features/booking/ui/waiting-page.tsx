import { ButtonLink } from '@/design/form/button'
import { StepForm } from '@/design/form/step-form'
import { pagePath } from '@/features/routing'
import { formatDate, formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { reachBuyer } from '../actions/reach-buyer'
import type { OwnBooking } from '../domain/booking'
import { missing, type SignerToReach, type Signing } from '../domain/co-signing'
import { clausesOf } from '../domain/contract-clauses'
import { fieldOf } from '../domain/form'
import { WayFrame } from './checkout-frame'
import { Clauses } from './contract-clauses'
import { formTexts } from './form-texts'
import { Signers } from './signers'

interface WaitingPageProps {
  locale: Locale
  booking: OwnBooking
  signing: Omit<Signing, 'signers'> & { signers: readonly SignerToReach[] }
}

/** The clauses of a kept text, as the page of the contract sets them. */
export const keptClauses = (text: string) =>
  text === '' ? [] : clausesOf(text).map((clause) => ({ key: clause.title, ...clause }))

/** The link again for each buyer who has not signed, with the address that can be corrected. */
function Reach({ locale, signers }: { locale: Locale; signers: readonly SignerToReach[] }) {
  const t = words(locale, 'booking')
  return (
    <section className="flex flex-col gap-6 border-y border-stone-400 py-5">
      <h2 className="text-h3 font-medium">{t('pages.booking-summary.reach')}</h2>
      <p className="max-w-prose text-stone-600">{t('pages.booking-summary.reachText')}</p>
      {missing(signers).map(({ number, name, email }) => (
        <section key={number} className="flex flex-col gap-3">
          <h3 className="font-medium wrap-anywhere">{name}</h3>
          <StepForm
            action={reachBuyer}
            permalink={pagePath(locale, 'booking-summary')}
            hidden={{ locale, buyer: String(number) }}
            groups={[
              {
                fields: [
                  {
                    ...{ name: fieldOf('email', number - 1), label: t('form.coEmail'), kind: 'email' },
                    ...{ autoComplete: 'off', value: email ?? '' },
                  },
                ],
              },
            ]}
            submit={t('buttons.sendLink')}
            variant="quiet"
            texts={formTexts(locale)}
          />
        </section>
      ))}
    </section>
  )
}

/** The first buyer has signed: who has not, until when, and how to reach them. */
export function WaitingPage({ locale, booking, signing }: WaitingPageProps) {
  const [t, c] = [words(locale, 'booking'), words(locale, 'contract')]
  const { holdEndsAt } = booking
  const until = holdEndsAt && { time: formatTime(locale, holdEndsAt), date: formatDate(locale, holdEndsAt) }
  return (
    <WayFrame
      locale={locale}
      page="booking-summary"
      title={t('pages.booking-summary.waiting')}
      lead={until ? <p role="status">{t('pages.booking-summary.waitingText', until)}</p> : null}
      booking={booking}
    >
      <Signers locale={locale} signers={signing.signers} />
      <ButtonLink href={pagePath(locale, 'booking-summary')} variant="quiet" className="self-start">
        {t('pages.booking-summary.check')}
      </ButtonLink>
      <p className="max-w-prose">{t('pages.booking-summary.afterwards')}</p>
      <Reach locale={locale} signers={signing.signers} />
      <section className="flex flex-col gap-3">
        <h2 className="text-h3 font-medium">{c('title')}</h2>
        <p className="text-small text-stone-600">{c('version', { version: signing.version })}</p>
      </section>
      <Clauses locale={locale} thai={keptClauses(signing.thai)} translated={keptClauses(signing.translated)} />
    </WayFrame>
  )
}
