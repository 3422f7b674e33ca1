import type { FieldSpec } from '@/design/form/field-specs'
import { StepForm } from '@/design/form/step-form'
import { formatDate, formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { changePassword, removeLine, signOutEverywhere, signOutThere } from '../actions/security'
import type { Device, OwnAccount, OwnPasskey, SignIn } from '../domain/own-account'
import { AccountPart } from './account-frame'
import { AccountPasskeys } from './account-passkeys'
import { ConfirmByCode } from './confirm-by-code'
import { formTexts } from './form-texts'

/** The field for the current password, where it is the proof. */
export function currentPasswordField(locale: Locale, { hasPassword, isProven }: OwnAccount): FieldSpec[] {
  const t = words(locale, 'members')
  if (!hasPassword || isProven) return []
  const label = t('fields.currentPassword')
  return [{ kind: 'password', name: 'current', label, autoComplete: 'current-password' }]
}

function PasswordPart({ locale, account }: { locale: Locale; account: OwnAccount }) {
  const t = words(locale, 'members')
  const { email, hasPassword, isProven } = account
  const canSet = hasPassword || isProven
  return (
    <AccountPart
      title={t('account.security.password')}
      lead={hasPassword ? t('account.security.has') : t('account.security.none')}
    >
      {isProven && hasPassword ? <p className="max-w-prose">{t('account.security.proven')}</p> : null}
      {canSet ? (
        <StepForm
          id="password"
          action={changePassword}
          fields={[
            ...currentPasswordField(locale, account),
            {
              kind: 'password',
              name: 'next',
              label: t('fields.newPassword'),
              hint: t('fields.passwordHint'),
              autoComplete: 'new-password',
            },
          ]}
          hidden={{ locale }}
          submit={t('account.security.set')}
          texts={formTexts(locale)}
        >
          {/* Password managers save the password under this name. */}
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        </StepForm>
      ) : null}
      {isProven ? null : (
        <div className="flex flex-col gap-3">
          <p className="max-w-prose wrap-anywhere">
            {hasPassword ? t('account.security.orCode') : t('account.security.proof', { email })}
          </p>
          <ConfirmByCode locale={locale} email={email} />
        </div>
      )}
    </AccountPart>
  )
}

const when = (locale: Locale, at: Date) => `${formatDate(locale, at)} ${formatTime(locale, at)}`

interface AccountSecurityProps {
  locale: Locale
  account: OwnAccount
  passkeys: readonly OwnPasskey[]
  /** Since when a LINE account is connected. */
  lineSince: Date | null
  signIns: readonly SignIn[]
}

/** The password, the passkeys, and the history of sign-ins. */
export function AccountSecurity({ locale, account, passkeys, lineSince, signIns }: AccountSecurityProps) {
  const t = words(locale, 'members')
  return (
    <>
      <PasswordPart locale={locale} account={account} />
      <AccountPasskeys locale={locale} account={account} passkeys={passkeys} />
      {lineSince ? (
        <AccountPart title="LINE" lead={words(locale, 'line')('connected', { date: formatDate(locale, lineSince) })}>
          <StepForm
            id="line"
            action={removeLine}
            hidden={{ locale }}
            submit={words(locale, 'line')('disconnect')}
            variant="quiet"
            texts={formTexts(locale)}
          />
        </AccountPart>
      ) : null}
      <AccountPart title={t('account.security.history')}>
        <ul className="flex flex-col border-t border-stone-400">
          {signIns.map(({ id, event, device, at }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-5 border-b border-stone-400 py-3">
              <span>
                <span className="font-medium">{t(`account.security.events.${event}`)}</span>
                {device ? <span className="text-stone-600"> · {device}</span> : null}
              </span>
              <span className="text-small text-stone-600 tabular-nums">{when(locale, at)}</span>
            </li>
          ))}
        </ul>
      </AccountPart>
    </>
  )
}

/** Every signed-in browser, with a way to sign it out. */
export function AccountDevices({ locale, devices }: { locale: Locale; devices: readonly Device[] }) {
  const t = words(locale, 'members')
  const texts = formTexts(locale)
  return (
    <AccountPart title={t('account.pages.devices')} lead={t('account.devices.lead')}>
      <ul className="flex flex-col border-t border-stone-400">
        {devices.map(({ id, name, seenAt, isThis }) => {
          const known = name || t('account.devices.unknown')
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 border-b border-stone-400 py-4"
            >
              <div className="flex flex-col">
                <span className="font-medium">{known}</span>
                <span className="text-small text-stone-600 tabular-nums">
                  {isThis
                    ? t('account.devices.this')
                    : t('account.devices.seen', {
                        date: formatDate(locale, seenAt),
                        time: formatTime(locale, seenAt),
                      })}
                </span>
              </div>
              {isThis ? null : (
                <StepForm
                  id={`device-${id}`}
                  action={signOutThere}
                  hidden={{ locale, device: id }}
                  submit={t('account.devices.end')}
                  submitLabel={t('account.devices.endLabel', { name: known })}
                  variant="quiet"
                  texts={texts}
                />
              )}
            </li>
          )
        })}
      </ul>
      <StepForm
        id="everywhere"
        action={signOutEverywhere}
        hidden={{ locale }}
        submit={t('account.devices.everywhere')}
        variant="quiet"
        texts={texts}
      />
    </AccountPart>
  )
}
