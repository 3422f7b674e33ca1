import type { Metadata } from 'next'
import { pagePath } from '@/features/routing'
import { pageMetadata } from '@/features/seo/server'
import type { Locale } from '@/i18n/locales'

/** The pages of members that have an address without a secret. */
type MemberPage = Extract<
  Parameters<typeof pagePath>[1],
  | 'line-login'
  | 'login'
  | 'register'
  | 'register-activation'
  | 'register-questionnaire'
  | 'register-success'
  | 'forget-password'
  | 'account-setting'
  | 'noble-id-card'
  | 'subscription-setting'
>

/** The metadata of a page made for one visitor: no search engine indexes it. */
export const memberMetadata = (locale: Locale, page: MemberPage, title: string, description: string): Metadata =>
  pageMetadata({ locale, path: pagePath(locale, page), title, description, isIndexed: false })
