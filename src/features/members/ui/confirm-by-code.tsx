import { StepForm } from '@/design/form/step-form'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { askPasswordCode } from '../actions/sign-in'
import { formTexts } from './form-texts'

/** Asks for a code to the account's own address: the proof for what protects the account. */
export function ConfirmByCode({ locale, email, id = 'proof' }: { locale: Locale; email: string; id?: string }) {
  const t = words(locale, 'members')
  return (
    <StepForm
      id={id}
      action={askPasswordCode}
      hidden={{ locale, email }}
      submit={t('account.security.askCode')}
      variant="quiet"
      texts={formTexts(locale)}
    />
  )
}
