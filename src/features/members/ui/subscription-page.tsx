import type { ReactNode } from 'react'
import { ArrowLink } from '@/design/show/link'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { loginPathFor } from '../domain/account-pages'
import { NarrowPage } from './narrow-page'

/** The subscriptions of somebody who is not signed in: by the link in our mails, or in the account. */
export function SubscriptionPage({ locale, form }: { locale: Locale; form: ReactNode }) {
  const t = words(locale, 'members')
  return (
    <NarrowPage title={t('subscription.title')} lead={t('subscription.lead')}>
      <ArrowLink href={loginPathFor(locale, 'subscription')} className="self-start">
        {t('subscription.account')}
      </ArrowLink>
      <div className="flex flex-col gap-5 border-t border-stone-400 pt-5">
        <p className="max-w-prose">{t('subscription.again')}</p>
        {form}
      </div>
    </NarrowPage>
  )
}
