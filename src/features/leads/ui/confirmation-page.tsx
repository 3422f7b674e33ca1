import { ButtonLink } from '@/design/button'
import { Container } from '@/design/container'
import { ArrowLink } from '@/design/link'
import { phrased } from '@/design/phrased'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { type CallCentre, NextSteps } from './next-steps'

interface ConfirmationPageProps {
  locale: Locale
  contact: CallCentre
  /** null when the project is unknown. */
  projectTitle: string | null
  projectHref: string
  homeHref: string
}

/** Confirms the enquiry, says what happens next and links on. */
export function ConfirmationPage({ locale, contact, projectTitle, projectHref, homeHref }: ConfirmationPageProps) {
  const t = words(locale, 'leads')
  return (
    <article className="py-8 md:py-9">
      <Container className="grid gap-x-6 gap-y-8 lg:grid-cols-12">
        <div className="flex flex-col items-start gap-5 lg:col-span-6">
          <h1 className="type-display text-display">{phrased(t('confirmation.title'))}</h1>
          <p className="max-w-prose text-h3">
            {projectTitle ? t('confirmation.project', { project: projectTitle }) : t('confirmation.text')}
          </p>
          <p className="max-w-prose text-stone-600">{t('confirmation.mail')}</p>
          <div className="flex flex-wrap items-center gap-5 pt-3">
            {projectTitle ? (
              <>
                <ButtonLink href={projectHref}>{t('confirmation.back', { project: projectTitle })}</ButtonLink>
                <ArrowLink href={homeHref}>{t('confirmation.home')}</ArrowLink>
              </>
            ) : (
              <ButtonLink href={homeHref}>{t('confirmation.home')}</ButtonLink>
            )}
          </div>
        </div>
        <div className="lg:col-span-5 lg:col-start-8">
          <NextSteps locale={locale} contact={contact} level={2} />
        </div>
      </Container>
    </article>
  )
}
