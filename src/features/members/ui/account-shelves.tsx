import type { ReactNode } from 'react'
import { ButtonLink } from '@/design/button'
import { ArrowLink, Link } from '@/design/link'
import { listingPath, projectPath } from '@/features/routing'
import { shortlistPath } from '@/features/shortlist'
import { formatDate } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Group } from '@/kernel/vocabulary'
import { removeSavedHome, saveNews } from '../actions/account'
import { closeOwnAccount } from '../actions/security'
import type { OwnAccount } from '../domain/own-account'
import { AccountPart } from './account-frame'
import { ConfirmByCode, currentPasswordField } from './account-security'
import { formTexts } from './form-texts'
import { MemberForm } from './member-form'

/** A project as a row of a list. */
export interface ListedHome {
  slug: string
  title: string
  zone: string
  group: Group
}

/** An enquiry with the project it is about; null when that is no longer published. */
export interface ListedRequest {
  reference: string
  home: ListedHome | null
  state: 'waiting' | 'inHand' | 'done'
  at: Date
}

const ROW = 'flex flex-wrap items-center justify-between gap-x-5 gap-y-3 border-b border-stone-400 py-4'

function HomeLink({ locale, home }: { locale: Locale; home: ListedHome }) {
  return (
    <span className="flex min-w-0 flex-col">
      <Link
        href={projectPath(locale, home)}
        className="inline-flex min-h-target items-center font-medium hover:underline hover:underline-offset-4"
      >
        {home.title}
      </Link>
      <span className="text-small text-stone-600">{home.zone}</span>
    </span>
  )
}

function Nothing({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="max-w-prose">{children}</p>
      <ButtonLink href={listingPath(locale, 'condominium')}>
        {words(locale, 'members')('account.saved.browse')}
      </ButtonLink>
    </div>
  )
}

/** The saved projects of every device. */
export function AccountSaved({ locale, homes }: { locale: Locale; homes: readonly ListedHome[] }) {
  const t = words(locale, 'members')
  const texts = formTexts(locale)
  return (
    <AccountPart title={t('account.pages.saved')} lead={t('account.saved.lead')}>
      {homes.length === 0 ? <Nothing locale={locale}>{t('account.saved.none')}</Nothing> : null}
      <ul className="flex flex-col border-stone-400 not-empty:border-t">
        {homes.map((home) => (
          <li key={home.slug} className={ROW}>
            <HomeLink locale={locale} home={home} />
            <MemberForm
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
      </ul>
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

/** The enquiries that were sent with the account's address. */
export function AccountRequests({ locale, requests }: { locale: Locale; requests: readonly ListedRequest[] }) {
  const t = words(locale, 'members')
  return (
    <AccountPart title={t('account.pages.requests')} lead={t('account.requests.lead')}>
      {requests.length === 0 ? <Nothing locale={locale}>{t('account.requests.none')}</Nothing> : null}
      <ul className="flex flex-col border-stone-400 not-empty:border-t">
        {requests.map(({ reference, home, state, at }) => (
          <li key={`${reference} ${at.getTime()}`} className={ROW}>
            {home ? <HomeLink locale={locale} home={home} /> : null}
            <span className="flex flex-col text-small">
              <span className="font-medium">{t(`account.requests.states.${state}`)}</span>
              <span className="text-stone-600 tabular-nums">
                {formatDate(locale, at)}
                {reference ? ` · ${t('account.requests.reference', { reference })}` : null}
              </span>
            </span>
          </li>
        ))}
      </ul>
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
      <MemberForm
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
          <MemberForm
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
