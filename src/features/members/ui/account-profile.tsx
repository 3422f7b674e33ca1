import type { DatePickerTexts } from '@/design/form/date-picker'
import type { FieldSpec } from '@/design/form/field-specs'
import { StepForm } from '@/design/form/step-form'
import { LOCALES, type Locale, OWN_NAME } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { addDays } from '@/kernel/calendar-day'
import { VERSION_FIELD, versionOf } from '@/kernel/form/form-version'
import { savePreferences, saveProfile } from '../actions/account'
import { profileVersion } from '../domain/form-version'
import type { OwnAccount, PhoneProof } from '../domain/own-account'
import { BEFORE_BIRTHS } from '../domain/read-profile'
import { AccountEmail, AccountPhone } from './account-contact'
import { AccountPart } from './account-frame'
import { AccountPicture } from './account-picture'
import { DatedForm } from './dated-form'
import { formTexts } from './form-texts'
import { questionFields } from './welcome-pages'

function calendarTexts(locale: Locale): DatePickerTexts {
  const t = words(locale, 'members')
  const fault = t('faults.birthday_notADate')
  return {
    ...{ open: t('calendar.open'), calendar: t('calendar.title') },
    ...{ previousMonth: t('calendar.previousMonth'), nextMonth: t('calendar.nextMonth') },
    ...{ previousYear: t('calendar.previousYear'), nextYear: t('calendar.nextYear') },
    ...{ notADate: fault, tooEarly: fault, tooLate: fault },
  }
}

function profileFields(locale: Locale, account: OwnAccount): FieldSpec[] {
  const t = words(locale, 'members')
  const optional = t('fields.optional')
  return [
    { kind: 'text', name: 'name', label: t('fields.name'), autoComplete: 'name', value: account.name },
    { kind: 'tel', name: 'phone', label: t('fields.phone'), autoComplete: 'tel', optional, value: account.phone ?? '' },
    {
      kind: 'date',
      name: 'birthday',
      label: t('fields.birthday'),
      hint: t('fields.birthdayHint'),
      autoComplete: 'bday',
      optional,
      value: account.birthday ?? '',
      locale,
      min: addDays(BEFORE_BIRTHS, 1),
      max: 'today',
      texts: calendarTexts(locale),
    },
    {
      kind: 'text',
      name: 'address',
      label: t('fields.address'),
      autoComplete: 'street-address',
      optional,
      value: account.address ?? '',
    },
    {
      kind: 'select',
      name: 'language',
      label: t('fields.language'),
      options: LOCALES.map((each) => ({ value: each, text: OWN_NAME[each] })),
      value: account.locale,
    },
  ]
}

interface AccountProfileProps {
  locale: Locale
  account: OwnAccount
  picture: string | null
  newEmail: string | null
  phoneProof: PhoneProof | null
}

/** The member's own details, and what they look for. */
export function AccountProfile(props: AccountProfileProps) {
  const { locale, account, picture } = props
  const t = words(locale, 'members')
  const texts = formTexts(locale)
  return (
    <>
      <AccountPart title={t('account.pages.profile')}>
        <DatedForm
          id="profile"
          action={saveProfile}
          fields={profileFields(locale, account)}
          hidden={{ locale, [VERSION_FIELD]: profileVersion(account) }}
          submit={t('account.save')}
          texts={texts}
        />
      </AccountPart>
      <AccountPicture locale={locale} picture={picture} />
      <AccountEmail {...props} />
      <AccountPhone {...props} />
      <AccountPart title={t('account.preferences')}>
        <StepForm
          id="preferences"
          action={savePreferences}
          fields={questionFields(locale, account.preferences)}
          hidden={{ locale, [VERSION_FIELD]: versionOf(account.preferences && { ...account.preferences }) }}
          submit={t('account.save')}
          variant="quiet"
          texts={texts}
        />
      </AccountPart>
    </>
  )
}
