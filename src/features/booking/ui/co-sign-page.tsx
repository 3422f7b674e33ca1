import type { ReactNode } from 'react'
import { ButtonLink } from '@/design/form/button'
import { StepForm } from '@/design/form/step-form'
import { Container } from '@/design/show/container'
import { Countdown } from '@/design/show/countdown'
import { phrased } from '@/design/show/phrased'
import { pagePath } from '@/features/routing'
import { formatDate, formatTime } from '@/i18n/formats'
import { COLON, type Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { sendSignerCode, signAsBuyer } from '../actions/co-sign'
import type { BookingState } from '../domain/booking-states'
import type { CoSigning } from '../domain/co-signing'
import { Clauses } from './contract-clauses'
import { formTexts } from './form-texts'
import { Signers } from './signers'
import { keptClauses } from './waiting-page'

interface CoSignPageProps {
  locale: Locale
  token: string
  signing: CoSigning
  /** What is said when the code does not come. */
  late: ReactNode
}

/** Where the contract stands for the buyer of the link. */
type Standing = 'sign' | 'done' | 'concluded' | 'over' | 'cancelled' | 'elsewhere'

const CANCELLED: readonly BookingState[] = ['cancelled_by_buyer', 'cancelled_by_company', 'refunded']

function standingOf({ state, own }: CoSigning): Standing {
  if (state === 'lapsed' || state === 'paid_late') return 'over'
  if (CANCELLED.includes(state)) return 'cancelled'
  if (state === 'on_paper') return 'elsewhere'
  if (own.signedAt === null) return state === 'co_signing' ? 'sign' : 'elsewhere'
  return state === 'co_signing' ? 'done' : 'concluded'
}

/** Asks for the code, and then for the signature with it. */
function Signing({ locale, token, signing, late }: CoSignPageProps) {
  const t = words(locale, 'booking')
  const [texts, permalink] = [formTexts(locale), pagePath(locale, 'co-sign', { token })]
  const { hash, isCodeSent } = signing
  return (
    <section className="flex flex-col gap-5">
      <h2 className="text-h3 font-medium">{t('pages.booking-summary.sign')}</h2>
      <p className="wrap-anywhere">
        {t('pages.co-sign.as')}
        {COLON[locale]}
        <strong>{signing.own.name}</strong>
      </p>
      {isCodeSent ? (
        <StepForm
          action={signAsBuyer}
          permalink={permalink}
          hidden={{ locale, token, hash }}
          groups={[
            {
              fields: [
                {
                  ...{ name: 'signature', label: t('form.signature'), kind: 'text' },
                  ...{ hint: t('form.ownSignatureHint'), autoComplete: 'name' },
                },
                { name: 'code', label: t('form.code'), kind: 'code' },
              ],
            },
          ]}
          submit={t('buttons.sign')}
          texts={texts}
        />
      ) : (
        <p className="max-w-prose">{t('pages.co-sign.ask')}</p>
      )}
      <StepForm
        action={sendSignerCode}
        permalink={permalink}
        hidden={{ locale, token }}
        submit={t(isCodeSent ? 'buttons.resend' : 'buttons.signCode')}
        variant={isCodeSent ? 'quiet' : 'primary'}
        texts={texts}
      />
      {isCodeSent ? late : null}
    </section>
  )
}

/** What is said instead of the form once there is nothing to sign. */
function Said({ locale, token, standing }: { locale: Locale; token: string; standing: Exclude<Standing, 'sign'> }) {
  const t = words(locale, 'booking')
  return (
    <section className="flex flex-col items-start gap-4 border-s-4 border-accent bg-white p-5">
      <p role="status" className="max-w-prose">
        {t(`pages.co-sign.${standing}Text`)}
      </p>
      {standing === 'concluded' ? (
        <ButtonLink href={pagePath(locale, 'my-home-contract', { token })}>{t('pages.co-sign.open')}</ButtonLink>
      ) : null}
    </section>
  )
}

/** The page of one further buyer: the whole contract, who has signed, and their own signature. */
export function CoSignPage({ locale, token, signing, late }: CoSignPageProps) {
  const t = words(locale, 'booking')
  const c = words(locale, 'contract')
  const { endsAt, unit, project, reference, version, thai, translated, signers } = signing
  const standing = standingOf(signing)
  return (
    <Container className="flex flex-col gap-6 py-7 md:py-8">
      <header className="flex flex-col gap-3">
        <h1 className="type-display text-h1">
          {phrased(t(standing === 'sign' ? 'pages.co-sign.title' : `pages.co-sign.${standing}`))}
        </h1>
        {standing === 'sign' ? (
          <p className="max-w-prose text-stone-600">{t('pages.co-sign.lead', { unit, project: project[locale] })}</p>
        ) : null}
        {endsAt ? (
          <p className="max-w-prose">
            {t('pages.co-sign.until', { time: formatTime(locale, endsAt), date: formatDate(locale, endsAt) })}
          </p>
        ) : null}
        {endsAt ? <Countdown endsAt={endsAt.toISOString()} text={t('way.minutesLeft', { left: '{left}' })} /> : null}
      </header>
      {standing === 'sign' ? null : <Said locale={locale} token={token} standing={standing} />}
      <Signers locale={locale} signers={signers} />
      <section className="flex flex-col gap-2">
        <h2 className="text-h3 font-medium">{c('title')}</h2>
        <p className="text-small text-stone-600">
          {reference.toUpperCase()} · {c('version', { version })}
        </p>
      </section>
      <Clauses locale={locale} thai={keptClauses(thai)} translated={keptClauses(translated)} />
      {standing === 'sign' ? <Signing {...{ locale, token, signing, late }} /> : null}
    </Container>
  )
}
