import { StepForm } from '@/design/form/step-form'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { askNewEmail, enterEmailCodes, enterPhoneCode, textPhoneCode } from '../actions/contact'
import type { OwnAccount, PhoneProof } from '../domain/own-account'
import { AccountPart } from './account-frame'
import { formTexts } from './form-texts'

interface AccountContactProps {
  locale: Locale
  account: OwnAccount
  /** The address that waits for its codes. */
  newEmail: string | null
  /** Null where no text messages can be sent. */
  phoneProof: PhoneProof | null
}

function NewEmail({ locale, newEmail }: { locale: Locale; newEmail: string | null }) {
  const [t, texts] = [words(locale, 'account'), formTexts(locale)]
  const fieldOfEmail = {
    kind: 'email',
    name: 'email',
    label: t('address.new'),
    autoComplete: 'email',
  } as const
  const asking = (
    <StepForm
      id="new-email"
      action={askNewEmail}
      fields={[fieldOfEmail]}
      hidden={{ locale }}
      submit={t('address.submit')}
      variant="quiet"
      texts={texts}
    />
  )
  if (newEmail === null) return asking
  return (
    <>
      <p className="max-w-prose wrap-anywhere">{t('address.sent', { email: newEmail })}</p>
      <StepForm
        id="email-codes"
        action={enterEmailCodes}
        fields={[
          { kind: 'code', name: 'code_old', label: t('address.fromOld') },
          { kind: 'code', name: 'code_new', label: t('address.fromNew') },
        ]}
        hidden={{ locale }}
        submit={t('address.confirm')}
        texts={texts}
      />
      <details>
        <summary className="inline-flex min-h-target cursor-pointer items-center underline decoration-stone-400 underline-offset-4">
          {t('address.other')}
        </summary>
        <div className="pt-4">{asking}</div>
      </details>
    </>
  )
}

/** The address of the account and how it is changed. */
export function AccountEmail({ locale, account, newEmail }: AccountContactProps) {
  const t = words(locale, 'account')
  return (
    <AccountPart title={t('address.title')} lead={t('address.lead')}>
      <p className="font-medium wrap-anywhere">{account.email}</p>
      <NewEmail locale={locale} newEmail={newEmail} />
    </AccountPart>
  )
}

const PHONE_LEADS = {
  proven: 'phone.proven',
  landline: 'phone.landline',
  open: 'phone.lead',
  'code sent': 'phone.lead',
} as const satisfies Partial<Record<PhoneProof, string>>

/** Proving the phone number by a code, where text messages can be sent. */
export function AccountPhone({ locale, account, phoneProof }: AccountContactProps) {
  const [t, texts] = [words(locale, 'account'), formTexts(locale)]
  if (phoneProof === null || phoneProof === 'no number') return null
  return (
    <AccountPart title={t('phone.title')} lead={t(PHONE_LEADS[phoneProof])}>
      <p className="font-medium tabular-nums">{account.phone}</p>
      {phoneProof === 'code sent' ? (
        <StepForm
          id="phone-code"
          action={enterPhoneCode}
          fields={[{ kind: 'code', name: 'code', label: words(locale, 'members')('code.label') }]}
          hidden={{ locale }}
          submit={t('phone.confirm')}
          texts={texts}
        />
      ) : null}
      {phoneProof === 'proven' || phoneProof === 'landline' ? null : (
        <StepForm
          id="phone"
          action={textPhoneCode}
          hidden={{ locale }}
          submit={phoneProof === 'open' ? t('phone.submit') : t('phone.again')}
          variant="quiet"
          texts={texts}
        />
      )}
    </AccountPart>
  )
}
