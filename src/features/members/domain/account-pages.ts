import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { withNext } from './back-link'

/** The sections of the account, in the order of the menu. `subscription` is the address of S2§6. */
export const ACCOUNT_PAGES = [
  'profile',
  'saved',
  'requests',
  'bookings',
  'noble-id',
  'household',
  'subscription',
  'security',
  'devices',
  'close',
] as const
export type AccountPageName = (typeof ACCOUNT_PAGES)[number]

/** The section that an address names; the profile for anything else. */
export const readAccountPageName = (value: unknown): AccountPageName =>
  ACCOUNT_PAGES.find((page) => page === value) ?? 'profile'

/** The address of a section of the account. */
export const accountPath = (locale: Locale, page: AccountPageName): string =>
  `${pagePath(locale, 'account-setting')}${page === 'profile' ? '' : `?page=${page}`}`

/** The sign-in page that returns to a section of the account. */
export const loginPathFor = (locale: Locale, page: unknown): string =>
  withNext(pagePath(locale, 'login'), accountPath(locale, readAccountPageName(page)))
