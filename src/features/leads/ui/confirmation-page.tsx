import type { ReactNode } from 'react'
import { ButtonLink } from '@/design/form/button'
import { Container } from '@/design/show/container'
import { ArrowLink } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import { raisedBy } from '@/features/analytics'
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
  /** The reference of the enquiry; empty when the address has none. */
  reference: string
  /** The unit that was asked about, in words; null: none, or none that exists. */
  unit: string | null
  /** The enquiries, when several projects were asked about together. */
  together: readonly { title: string; reference: string }[]
  /** What the event of a sent enquiry carries. */
  raised: Parameters<typeof raisedBy<'register'>>[1]
  /** Our LINE account; null where readers of this language have none. */
  lineHref: string | null
  /** Projects like it, rendered; null: none. */
  similar: ReactNode
}

/** Confirms the enquiry, says what happens next and links on. */
export function ConfirmationPage(props: ConfirmationPageProps) {
  const { locale, contact, projectTitle, projectHref, homeHref, lineHref, similar } = props
  const t = words(locale, 'leads')
  return (
    <article {...raisedBy('register', props.raised)} className="py-8 md:py-9">
      <Container className="grid gap-x-6 gap-y-8 lg:grid-cols-12">
        <div className="flex flex-col items-start gap-5 lg:col-span-6">
          <h1 className="type-display text-display">{phrased(t('confirmation.title'))}</h1>
          <p className="max-w-prose text-h3">
            {projectTitle ? t('confirmation.project', { project: projectTitle }) : t('confirmation.text')}
          </p>
          <AskedFacts {...props} />
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
            {lineHref ? <ArrowLink href={lineHref}>{t('confirmation.line')}</ArrowLink> : null}
          </div>
        </div>
        <div className="lg:col-span-5 lg:col-start-8">
          <NextSteps locale={locale} contact={contact} level={2} />
        </div>
      </Container>
      {similar ? (
        <Container className="pt-9">
          <h2 className="type-display pb-6 text-h2">{t('confirmation.similar')}</h2>
          {similar}
        </Container>
      ) : null}
    </article>
  )
}

/** What a person needs to come back to us: the reference, and the unit they asked about. */
function AskedFacts({ locale, reference, unit, together }: ConfirmationPageProps) {
  const t = words(locale, 'leads')
  const facts = [
    ...together.map((one) => ({ name: `${t('confirmation.reference')} · ${one.title}`, value: one.reference || '–' })),
    ...(unit ? [{ name: t('confirmation.unit'), value: unit }] : []),
    ...(reference ? [{ name: t('confirmation.reference'), value: reference }] : []),
  ]
  if (facts.length === 0) return null
  return (
    <dl className="flex flex-wrap gap-x-7 gap-y-3 border-y border-stone-400 py-4 tabular-nums">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-small text-stone-600">{name}</dt>
          <dd className="text-h3 font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
