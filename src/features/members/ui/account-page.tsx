import type { ReactNode } from 'react'
import type { MemberBooking } from '@/features/booking'
import type { MemberVisit } from '@/features/visits'
import type { Locale } from '@/i18n/locales'
import type { AccountPageName } from '../domain/account-pages'
import type { Household } from '../domain/household'
import type { Device, OwnAccount, OwnPasskey, PhoneProof, SignIn } from '../domain/own-account'
import { AccountBookings } from './account-bookings'
import { AccountFrame } from './account-frame'
import { AccountHousehold } from './account-household'
import type { ListedHome } from './account-lists'
import { AccountProfile } from './account-profile'
import { AccountRequests, type ListedForm, type ListedRequest } from './account-requests'
import { AccountSearches, type ListedSearch } from './account-searches'
import { AccountDevices, AccountSecurity } from './account-security'
import { AccountClose, AccountNews, AccountSaved } from './account-shelves'

interface AccountPageProps {
  locale: Locale
  page: AccountPageName
  account: OwnAccount
  picture: string | null
  newEmail: string | null
  phoneProof: PhoneProof | null
  devices: readonly Device[]
  signIns: readonly SignIn[]
  passkeys: readonly OwnPasskey[]
  homes: readonly ListedHome[]
  searches: readonly ListedSearch[]
  requests: readonly ListedRequest[]
  forms: readonly ListedForm[]
  visits: readonly MemberVisit[]
  bookings: readonly MemberBooking[]
  hasNews: boolean
  lineSince: Date | null
  saved: readonly string[]
  household: Household
  invitedBy: { name: string } | null
  /** The part of noble ID, of the feature that owns it. */
  nobleId: ReactNode
}

function Part(props: AccountPageProps) {
  const { page, locale, account } = props
  if (page === 'saved')
    return (
      <>
        <AccountSaved locale={locale} homes={props.homes} />
        <AccountSearches locale={locale} searches={props.searches} />
      </>
    )
  if (page === 'requests') return <AccountRequests {...props} />
  if (page === 'bookings') return <AccountBookings locale={locale} bookings={props.bookings} />
  if (page === 'noble-id') return props.nobleId
  if (page === 'household') return <AccountHousehold {...props} />
  if (page === 'subscription') return <AccountNews locale={locale} account={account} hasNews={props.hasNews} />
  if (page === 'security') return <AccountSecurity {...props} />
  if (page === 'devices') return <AccountDevices locale={locale} devices={props.devices} />
  if (page === 'close') return <AccountClose locale={locale} account={account} />
  return <AccountProfile {...props} />
}

/** One section of the signed-in member's account. */
export function AccountPage(props: AccountPageProps) {
  const { locale, page, account } = props
  return (
    <AccountFrame locale={locale} page={page} name={account.name} number={account.olmId}>
      <Part {...props} />
    </AccountFrame>
  )
}
