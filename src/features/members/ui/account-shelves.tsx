import { ButtonLink } from '@/design/form/button'
import { StepForm } from '@/design/form/step-form'
import { ArrowLink } from '@/design/show/link'
import { listingPath } from '@/features/routing'
import { shortlistPath } from '@/features/shortlist'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { removeSavedHome, saveNews } from '../actions/account'
import { closeOwnAccount } from '../actions/security'
import type { OwnAccount } from '../domain/own-account'
import { AccountPart } from './account-frame'
import { AccountList, HomeLink, type ListedHome, Nothing, ROW } from './account-lists'
import { currentPasswordField } from './account-security'
import { ConfirmByCode } from './confirm-by-code'
import { formTexts } from './form-texts'

/** The saved projects of every device. */
export function AccountSaved({ locale, homes }: { locale: Locale; homes: readonly ListedHome[] }) {
  const t = words(locale, 'members')
  const texts = formTexts(locale)
  return (
    <AccountPart title={t('account.pages.saved')} lead={t('account.saved.lead')}>
      {homes.length === 0 ? (
        <Nothing text={t('account.saved.none')}>
          <ButtonLink href={listingPath(locale, 'condominium')}>{t('account.saved.browse')}</ButtonLink>
        </Nothing>
      ) : null}
      <AccountList>
        {homes.map((home) => (
          <li key={home.slug} className={ROW}>
            <HomeLink locale={locale} home={home} />
            <StepForm
              id={`saved-${home.slug}`}
              action={removeSavedHome}
              hidden={{ locale, slug: home.slug }}
              submit={t('account.saved.remove')}
              submitLabel={t('account.saved.removeLabel', { name: home.title })}
              variant="quiet"
              texts={texts}
            />
          </li>
        ))}
      </AccountList>
      {homes.length > 1 ? (
        <ArrowLink
          href={shortlistPath(
            locale,
            homes.map(({ slug }) => slug),
          )}
          className="self-start"
        >
          {t('account.saved.compare')}
        </ArrowLink>
      ) : null}
    </AccountPart>
  )
}

/** The newsletter of the account's address. */
export function AccountNews({ locale, account, hasNews }: { locale: Locale; account: OwnAccount; hasNews: boolean }) {
  const t = words(locale, 'members')
  return (
    <AccountPart
      title={t('account.pages.subscription')}
      lead={t('account.subscription.lead', { email: account.email })}
    >
      <StepForm
        id="news"
        action={saveNews}
        fields={[{ kind: 'check', name: 'news', label: t('account.subscription.news'), isChecked: hasNews }]}
        hidden={{ locale }}
        submit={t('account.save')}
        texts={formTexts(locale)}
      />
    </AccountPart>
  )
}

/** The export, and closing the account. */
export function AccountClose({ locale, account }: { locale: Locale; account: OwnAccount }) {
  const t = words(locale, 'members')
  const { hasPassword, isProven, email } = account
  return (
    <>
      <AccountPart title={t('account.close.exportTitle')} lead={t('account.close.exportText')}>
        <ButtonLink href="/api/member/export" download variant="quiet" className="self-start">
          {t('account.close.export')}
        </ButtonLink>
      </AccountPart>
      <AccountPart title={t('account.close.title')} lead={t('account.close.text')}>
        {hasPassword || isProven ? (
          <StepForm
            id="close"
            action={closeOwnAccount}
            fields={[
              { kind: 'check', name: 'understood', label: t('account.close.understood') },
              ...currentPasswordField(locale, account),
            ]}
            hidden={{ locale }}
            submit={t('account.close.submit')}
            texts={formTexts(locale)}
          />
        ) : null}
        {isProven ? null : (
          <div className="flex flex-col gap-3">
            <p className="max-w-prose wrap-anywhere">{t('account.close.proof', { email })}</p>
            <ConfirmByCode locale={locale} email={email} />
          </div>
        )}
      </AccountPart>
    </>
  )
}
