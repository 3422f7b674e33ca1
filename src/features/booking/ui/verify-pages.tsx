import type { ReactNode } from 'react'
import { ButtonLink } from '@/design/form/button'
import type { FieldGroup, FieldSpec } from '@/design/form/field-specs'
import { ForgetTyped } from '@/design/form/forget-typed'
import { StepForm } from '@/design/form/step-form'
import { Link } from '@/design/show/link'
import { pagePath, policyPath } from '@/features/routing'
import { formatPhone } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { confirmCode, identify, sendCode } from '../actions/book'
import type { OwnBooking } from '../domain/booking'
import { fieldOf } from '../domain/form'
import { DOCUMENTS, type Identity, lastDigits, MAX_BUYERS } from '../domain/identity'
import { WayFrame } from './checkout-frame'
import { formTexts } from './form-texts'
import { nationalityOptions } from './nationality-options'

interface StepPageProps {
  locale: Locale
  booking: OwnBooking
}

/** The document offered first: who reads Thai mostly has a Thai number, others a passport. */
const documentsIn = (locale: Locale) => (locale === 'th' ? DOCUMENTS : [...DOCUMENTS].reverse())

/** The fields of one buyer; of who is known already, all but the number, of which the end is shown. */
function buyerFields(locale: Locale, buyer: number, known: Identity | null): FieldSpec[] {
  const t = words(locale, 'booking')
  const { name, document, number, nationality } = known?.buyers[buyer] ?? {}
  return [
    {
      name: fieldOf('name', buyer),
      label: t('form.name'),
      kind: 'text',
      autoComplete: buyer === 0 ? 'name' : 'off',
      value: name,
    },
    {
      name: fieldOf('document', buyer),
      label: t('form.document'),
      kind: 'select',
      options: documentsIn(locale).map((value) => ({ value, text: t(`form.${value}`) })),
      value: document,
    },
    {
      name: fieldOf('number', buyer),
      label: t('form.number'),
      kind: 'text',
      hint: number ? t('form.numberAgain', { end: lastDigits(number) }) : undefined,
      digitsWhile: { field: fieldOf('document', buyer), is: 'thai_id' },
      isUnkept: true,
    },
    {
      name: fieldOf('nationality', buyer),
      label: t('form.nationality'),
      kind: 'select',
      options: nationalityOptions(locale),
      empty: t('form.choose'),
      value: nationality,
    },
  ]
}

function identityGroups(locale: Locale, known: Identity | null): FieldGroup[] {
  const t = words(locale, 'booking')
  const first: FieldGroup = {
    fields: [
      ...buyerFields(locale, 0, known),
      {
        name: 'email',
        label: t('form.email'),
        kind: 'email',
        hint: t('form.emailHint'),
        autoComplete: 'email',
        value: known?.email,
      },
      {
        name: 'phone',
        label: t('form.phone'),
        kind: 'tel',
        autoComplete: 'tel',
        value: known ? formatPhone(locale, known.phone) : undefined,
      },
    ],
  }
  const others = Array.from({ length: MAX_BUYERS - 1 }, (_, index) => ({
    summary: t('form.buyer', { number: index + 2 }),
    fields: [
      ...buyerFields(locale, index + 1, known),
      {
        ...{ name: fieldOf('email', index + 1), label: t('form.coEmail'), kind: 'email' as const },
        ...{ hint: t('form.coEmailHint'), autoComplete: 'off', value: known?.buyers[index + 1]?.email },
      },
    ],
  }))
  return [first, ...others]
}

/** Who buys: one to four people, with their documents. */
export function VerifyIdPage({ locale, booking }: StepPageProps) {
  const t = words(locale, 'booking')
  return (
    <WayFrame
      locale={locale}
      page="verify-id"
      title={t('pages.verify-id.title')}
      lead={t('pages.verify-id.lead')}
      booking={booking}
    >
      <StepForm
        action={identify}
        permalink={pagePath(locale, 'verify-id')}
        hidden={{ locale }}
        groups={identityGroups(locale, booking.buyers)}
        submit={t('buttons.identify')}
        texts={{ ...formTexts(locale), restored: t('form.restored') }}
        kept={{ owner: booking.reference, form: 'identity' }}
      />
      <p className="max-w-prose text-small text-stone-600">
        {t('pages.verify-id.privacy')}{' '}
        <Link href={policyPath(locale)} className="inline-block underline underline-offset-4">
          {t('pages.verify-id.policy')}
        </Link>
      </p>
    </WayFrame>
  )
}

/** The mailed code. */
export function VerifyOtpPage({ locale, booking, late }: StepPageProps & { late: ReactNode }) {
  const t = words(locale, 'booking')
  const [texts, permalink] = [formTexts(locale), pagePath(locale, 'verify-otp')]
  return (
    <WayFrame
      locale={locale}
      page="verify-otp"
      title={t('pages.verify-otp.title')}
      lead={
        <>
          {/* The address is put in here: kept sentences must hold no one's data. */}
          {t('pages.verify-otp.lead', { email: '\u0000' })
            .split('\u0000')
            .flatMap((part, index) =>
              index === 0 ? [part] : [<strong key="email">{booking.buyers?.email}</strong>, part],
            )}
        </>
      }
      booking={booking}
    >
      <ForgetTyped owner={booking.reference} form="identity" />
      <StepForm
        action={confirmCode}
        permalink={permalink}
        hidden={{ locale }}
        groups={[{ fields: [{ name: 'code', label: t('form.code'), kind: 'code' }] }]}
        submit={t('buttons.confirm')}
        texts={texts}
      />
      <StepForm
        action={sendCode}
        permalink={permalink}
        hidden={{ locale, purpose: 'verify' }}
        submit={t('buttons.resend')}
        variant="quiet"
        texts={texts}
      />
      {late}
      <Link
        href={pagePath(locale, 'verify-id')}
        className="inline-flex min-h-target items-center self-start underline underline-offset-4"
      >
        {t('pages.verify-otp.change')}
      </Link>
    </WayFrame>
  )
}

/** The buyer is known: on to the contract. */
export function VerifySuccessPage({ locale, booking }: StepPageProps) {
  const t = words(locale, 'booking')
  return (
    <WayFrame
      locale={locale}
      page="verify-success"
      title={t('pages.verify-success.title')}
      lead={t('pages.verify-success.lead')}
      booking={booking}
    >
      <ButtonLink href={pagePath(locale, 'booking-summary')} className="self-start">
        {t('pages.verify-success.onward')}
      </ButtonLink>
    </WayFrame>
  )
}
