import { ButtonLink } from '@/design/form/button'
import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { ShutStanding } from '../domain/standing'
import { NarrowPage } from './narrow-page'

interface ShutAccountPageProps {
  locale: Locale
  standing: ShutStanding
  /** The call centre; empty where an editor left it out. */
  phone: string
  phoneHref: string
  hours: string
}

/** Where somebody ends whose account is blocked or merged: what is so, whom to call, and the way on. */
export function ShutAccountPage({ locale, standing, phone, phoneHref, hours }: ShutAccountPageProps) {
  const t = words(locale, 'members')
  return (
    <NarrowPage title={t(`shut.${standing}.title`)} lead={t(`shut.${standing}.text`)}>
      {phone ? (
        <p className="flex flex-col">
          <a
            href={phoneHref}
            className="inline-flex min-h-target items-center self-start text-h2 tabular-nums underline decoration-stone-400 decoration-1 underline-offset-8 hover:decoration-current"
          >
            {phone}
          </a>
          {hours ? <span className="text-small text-stone-600">{hours}</span> : null}
        </p>
      ) : null}
      <ButtonLink href={pagePath(locale, 'login')} variant="quiet" className="self-start">
        {t(`shut.${standing}.on`)}
      </ButtonLink>
    </NarrowPage>
  )
}
