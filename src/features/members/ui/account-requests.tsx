import { ButtonLink } from '@/design/form/button'
import { Link } from '@/design/show/link'
import type { FormName } from '@/features/requests'
import { listingPath, pagePath } from '@/features/routing'
import type { MemberVisit } from '@/features/visits'
import { formatDate } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { AccountPart } from './account-frame'
import { AccountList, HomeLink, type ListedHome, Nothing, ROW, ROW_LINK } from './account-lists'
import { AccountVisits } from './account-visits'

interface Sent {
  reference: string
  state: 'waiting' | 'inHand' | 'visit' | 'answered' | 'done'
  at: Date
}

/** An enquiry with the project it is about; null when that is no longer published. */
export interface ListedRequest extends Sent {
  home: ListedHome | null
}

/** A sent form of the site. */
export interface ListedForm extends Sent {
  form: FormName
}

function About({ locale, sent }: { locale: Locale; sent: ListedRequest | ListedForm }) {
  if ('home' in sent) return sent.home ? <HomeLink locale={locale} home={sent.home} /> : null
  return (
    <Link href={pagePath(locale, sent.form)} className={ROW_LINK}>
      {words(locale, 'account')(`requests.forms.${sent.form}`)}
    </Link>
  )
}

function Rows({ locale, rows }: { locale: Locale; rows: readonly (ListedRequest | ListedForm)[] }) {
  const t = words(locale, 'account')
  return (
    <AccountList>
      {rows.map((sent) => (
        <li key={`${sent.reference} ${sent.at.getTime()}`} className={ROW}>
          <About locale={locale} sent={sent} />
          <span className="flex flex-col text-small">
            <span className="font-medium">{t(`requests.states.${sent.state}`)}</span>
            <span className="text-stone-600 tabular-nums">
              {formatDate(locale, sent.at)}
              {sent.reference
                ? ` · ${words(locale, 'members')('account.requests.reference', { reference: sent.reference })}`
                : null}
            </span>
          </span>
        </li>
      ))}
    </AccountList>
  )
}

interface AccountRequestsProps {
  locale: Locale
  requests: readonly ListedRequest[]
  forms: readonly ListedForm[]
  visits: readonly MemberVisit[]
}

/** What was sent with the account's address, and the visits booked with it. */
export function AccountRequests({ locale, requests, forms, visits }: AccountRequestsProps) {
  const t = words(locale, 'members')
  const others = [...requests, ...forms].toSorted((one, other) => other.at.getTime() - one.at.getTime())
  return (
    <>
      <AccountPart title={t('account.pages.requests')} lead={t('account.requests.lead')}>
        {others.length === 0 ? (
          <Nothing text={t('account.requests.none')}>
            <ButtonLink href={listingPath(locale, 'condominium')}>{t('account.saved.browse')}</ButtonLink>
          </Nothing>
        ) : null}
        <Rows locale={locale} rows={others} />
      </AccountPart>
      <AccountVisits locale={locale} visits={visits} />
    </>
  )
}
