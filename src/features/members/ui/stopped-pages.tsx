import { ButtonLink } from '@/design/form/button'
import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { LinkState } from '../domain/challenge'
import { NarrowPage } from './narrow-page'

interface StoppedPageProps {
  locale: Locale
}

/** What a browser is told that was sent a code and keeps no cookies: why it cannot go on, and two ways out. */
export function NoCookiesPage({ locale }: StoppedPageProps) {
  const t = words(locale, 'account')
  return (
    <NarrowPage title={t('cookies.title')} lead={t('cookies.text')}>
      <ul className="flex max-w-prose list-disc flex-col gap-2 ps-5">
        <li>{t('cookies.link')}</li>
        <li>{t('cookies.allow')}</li>
      </ul>
      <ButtonLink href={pagePath(locale, 'login')} variant="quiet" className="self-start">
        {t('cookies.again')}
      </ButtonLink>
    </NarrowPage>
  )
}

/** What the page of a mailed link says once the link was used, ran out, or a newer one was sent: why, and how to get one. */
export function LinkEndedPage({ locale, why }: StoppedPageProps & { why: Exclude<LinkState, 'open'> }) {
  const t = words(locale, 'account')
  return (
    <NarrowPage title={t(`link.${why}.title`)} lead={t(`link.${why}.text`)}>
      <ButtonLink href={pagePath(locale, 'login')} className="self-start">
        {words(locale, 'members')('login.title')}
      </ButtonLink>
    </NarrowPage>
  )
}
