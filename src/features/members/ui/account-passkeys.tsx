import { StepForm } from '@/design/form/step-form'
import { formatDate } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { removeOwnPasskey } from '../actions/passkeys'
import type { OwnAccount, OwnPasskey } from '../domain/own-account'
import { AccountPart } from './account-frame'
import { AccountList, ROW } from './account-lists'
import { ConfirmByCode } from './confirm-by-code'
import { formTexts } from './form-texts'
import { PasskeyAdding } from './passkey-forms'

interface AccountPasskeysProps {
  locale: Locale
  account: OwnAccount
  passkeys: readonly OwnPasskey[]
}

/** The passkeys of the account. Adding and removing one needs a code of the last minutes. */
export function AccountPasskeys({ locale, account, passkeys }: AccountPasskeysProps) {
  const t = words(locale, 'account')
  const texts = formTexts(locale)
  return (
    <AccountPart title={t('passkeys.title')} lead={t('passkeys.lead')}>
      <AccountList>
        {passkeys.map(({ id, name, since, usedAt }) => (
          <li key={id} className={ROW}>
            <span className="flex min-w-0 flex-col">
              <span className="font-medium wrap-anywhere">{name}</span>
              <span className="text-small text-stone-600 tabular-nums">
                {t('passkeys.since', { date: formatDate(locale, since) })}
                {usedAt ? ` · ${t('passkeys.used', { date: formatDate(locale, usedAt) })}` : null}
              </span>
            </span>
            {account.isProven ? (
              <StepForm
                id={`passkey-${id}`}
                action={removeOwnPasskey}
                hidden={{ locale, passkey: id }}
                submit={t('passkeys.remove')}
                submitLabel={t('passkeys.removeLabel', { name })}
                variant="quiet"
                texts={texts}
              />
            ) : null}
          </li>
        ))}
      </AccountList>
      {account.isProven ? (
        <PasskeyAdding
          locale={locale}
          fields={[
            {
              kind: 'text',
              name: 'name',
              label: t('passkeys.name'),
              hint: t('passkeys.nameHint'),
              optional: words(locale, 'members')('fields.optional'),
              autoComplete: 'off',
            },
          ]}
          submit={t('passkeys.add')}
          without={t('passkeys.without')}
          texts={texts}
        />
      ) : (
        <div className="flex flex-col gap-3">
          <p className="max-w-prose wrap-anywhere">{t('passkeys.proof', { email: account.email })}</p>
          <ConfirmByCode id="proof-passkeys" locale={locale} email={account.email} />
        </div>
      )}
    </AccountPart>
  )
}
