import { ButtonLink } from '@/design/form/button'
import { classNames } from '@/design/show/class-names'
import { Container } from '@/design/show/container'
import { phrased } from '@/design/show/phrased'
import type { ProjectCard as ProjectCardFacts, ProjectPage } from '@/features/catalogue'
import { ProjectCard } from '@/features/catalogue/ui'
import type { Locale } from '@/i18n/locales'
import { lineOf } from './section'
import { formOf } from './stage'
import type { MicrositeWords } from './words'

/** Says that nothing is for sale here any more, and links to other projects. */
export function Closed({ project, t }: { project: ProjectPage; t: MicrositeWords }) {
  const isPast = !project.isCurrent
  return (
    <section aria-labelledby="closed-title" className="pt-(--site-air)">
      <Container className="grid gap-x-6 gap-y-4 lg:grid-cols-12">
        <h2 id="closed-title" className="type-display text-h2 lg:col-span-5">
          {phrased(isPast ? t('closed.pastTitle') : t('closed.soldOutTitle', { kind: formOf(project) }))}
        </h2>
        <div className="flex flex-col items-start gap-5 lg:col-span-6 lg:col-start-7">
          <p className="max-w-prose">{t(isPast ? 'closed.pastText' : 'closed.soldOutText', { name: project.title })}</p>
          <ButtonLink href="#similar" variant="quiet">
            {t('closed.action')}
          </ButtonLink>
        </div>
      </Container>
    </section>
  )
}

/** How online booking works, for projects that offer it: on the way to a unit, or with the sales team. */
export function OnlineBooking({ path, t }: { path: string | null; t: MicrositeWords }) {
  return (
    <section
      id="online-booking"
      style={lineOf('online-booking')}
      aria-labelledby="online-booking-title"
      data-ground="dark"
      className="scroll-mt-(--site-menu) bg-deep py-8 text-paper"
    >
      <Container className="grid items-end gap-x-6 gap-y-5 lg:grid-cols-12">
        <div className="flex flex-col gap-3 lg:col-span-8">
          <h2 id="online-booking-title" className="type-display text-h2">
            {phrased(t(path ? 'booking.onlineTitle' : 'booking.title'))}
          </h2>
          <p className="max-w-prose text-stone-200">{t(path ? 'booking.onlineText' : 'booking.text')}</p>
        </div>
        <p className="flex flex-wrap gap-4 lg:col-span-4 lg:justify-end">
          <ButtonLink href={path ?? '#master-plan'} variant="on-dark">
            {t(path ? 'booking.open' : 'booking.pick')}
          </ButtonLink>
          <ButtonLink
            href="#register"
            className="border-paper bg-transparent text-paper hover:bg-paper hover:text-ink"
            variant="quiet"
          >
            {t('booking.register')}
          </ButtonLink>
        </p>
      </Container>
    </section>
  )
}

/** What is like it. */
export function Similar({
  locale,
  project,
  similar,
  t,
}: {
  locale: Locale
  project: ProjectPage
  similar: readonly ProjectCardFacts[]
  t: MicrositeWords
}) {
  if (similar.length === 0) return null
  return (
    <section id="similar" aria-labelledby="similar-title" className="site-section border-t border-stone-200">
      <Container>
        <header className="flex flex-col gap-3 pb-6">
          <h2 id="similar-title" className="type-display text-h2">
            {phrased(t('similar.title'))}
          </h2>
          <p className="text-stone-600">{t('similar.lead', { kind: formOf(project) })}</p>
        </header>
        <SimilarCards locale={locale} similar={similar} />
      </Container>
    </section>
  )
}

/** The cards of projects that are like another one; on phones as compact rows. */
export function SimilarCards({ locale, similar }: { locale: Locale; similar: readonly ProjectCardFacts[] }) {
  return (
    <ul
      className={classNames(
        'grid gap-x-6 sm:gap-y-7 sm:grid-cols-2 xl:grid-cols-3',
        'max-sm:divide-y max-sm:divide-stone-200 max-sm:border-y max-sm:border-stone-200',
        similar.length > 3 && '4xl:grid-cols-4',
      )}
    >
      {similar.map((project) => (
        <li key={project.id} className="max-sm:py-3">
          <ProjectCard
            locale={locale}
            project={project}
            isRowOnPhones
            sizes="(min-width: 1400px) 24vw, (min-width: 1041px) 32vw, (min-width: 576px) 48vw, 120px"
          />
        </li>
      ))}
    </ul>
  )
}
