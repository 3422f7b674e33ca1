import { Breadcrumbs } from '@/design/show/breadcrumbs'
import { Container } from '@/design/show/container'
import { ArrowLink } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import { homePath, pagePath } from '@/features/routing'
import { formatDate } from '@/i18n/formats'
import { COLON, type Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { directionsTo } from '@/kernel/city/directions'
import type { FormAction } from '@/kernel/form/form-state'
import { type Gallery, type SeenProject, VISIT_KINDS } from '../domain/appointment'
import type { VisitState } from '../domain/form-state'
import type { Slot } from '../domain/slots'
import { DayLinks } from './day-links'
import { visitTexts } from './form-texts'
import { VisitForm } from './visit-form'

interface BookVisitPageProps {
  locale: Locale
  galleries: readonly Gallery[]
  gallery: Gallery
  choice: { days: readonly string[]; day: string; slots: readonly Slot[] }
  /** What the visitor comes to see; null when nothing was named. */
  project: SeenProject | null
  /** The key of this form: what is sent again with it changes the same visit. */
  formKey: string
  action: FormAction<VisitState>
}

/** An address of the page with another gallery or day. */
function addressOf(locale: Locale, choice: { gallery: number; day?: string; project: SeenProject | null }): string {
  const query = new URLSearchParams({
    gallery: String(choice.gallery),
    ...(choice.day && { day: choice.day }),
    ...(choice.project && { project: choice.project.slug }),
  })
  return `${pagePath(locale, 'book-visit')}?${query}`
}

/** Gallery, day, time and person, in this order. Gallery and day are links, so that nothing needs scripts. */
export function BookVisitPage({ locale, galleries, gallery, choice, project, formKey, action }: BookVisitPageProps) {
  const t = words(locale, 'visits')
  const { days, day, slots } = choice
  const here = addressOf(locale, { gallery: gallery.id, day, project })
  const kinds = VISIT_KINDS.filter((kind) => kind === 'visit' || gallery.hasVideo)
  return (
    <Container className="grid gap-x-6 gap-y-6 pt-3 pb-8 md:pb-9 lg:grid-cols-12">
      <VisitCrumbs locale={locale} />
      <div className="flex min-w-0 flex-col gap-6 lg:col-span-7">
        <header className="flex flex-col gap-3">
          <h1 className="type-display text-h1">{phrased(t('page.title'))}</h1>
          <p className="max-w-prose text-stone-600">{t('page.lead')}</p>
        </header>
        {project ? <ToSee locale={locale} galleries={galleries} gallery={gallery} day={day} project={project} /> : null}
        <Galleries locale={locale} galleries={galleries} gallery={gallery} project={project} />
        {days.length === 0 ? (
          <p className="border-s-4 border-warning bg-white p-5">{t('page.closed', { phone: gallery.phone })}</p>
        ) : (
          <>
            <DayLinks
              locale={locale}
              label={t('page.day')}
              days={days}
              day={day}
              hrefOf={(one) => addressOf(locale, { gallery: gallery.id, day: one, project })}
            />
            <VisitForm
              key={here}
              action={action}
              locale={locale}
              permalink={here}
              hidden={{ gallery: String(gallery.id), project: project?.slug ?? '', key: formKey }}
              slots={slots}
              slotWords={{
                legend: t('page.time', { date: formatDate(locale, new Date(`${day}T12:00:00+07:00`)) }),
                full: t('page.full'),
              }}
              kinds={kinds.map((kind) => ({ value: kind, text: t(`kinds.${kind}`), note: t(`kinds.${kind}Note`) }))}
              texts={visitTexts(locale, 'book')}
            />
          </>
        )}
      </div>
      <aside className="lg:col-span-4 lg:col-start-9">
        <GalleryFacts locale={locale} gallery={gallery} />
      </aside>
    </Container>
  )
}

/** Where the page stands: home, the form, and below it the visit that it booked. */
export function VisitCrumbs({ locale, title }: { locale: Locale; title?: string }) {
  const [t, c] = [words(locale, 'visits'), words(locale, 'catalogue')]
  return (
    <Breadcrumbs
      label={c('listing.crumbs')}
      className="lg:col-span-12"
      items={[
        { text: c('listing.home'), href: homePath(locale) },
        { text: t('page.title'), href: pagePath(locale, 'book-visit') },
        ...(title ? [{ text: title }] : []),
      ]}
    />
  )
}

interface ToSeeProps extends Pick<BookVisitPageProps, 'locale' | 'galleries' | 'gallery'> {
  day: string
  project: SeenProject
}

const shows = ({ projects }: Gallery, { slug }: SeenProject) => projects.some((one) => one.slug === slug)

/** What the visitor comes to see, which can be taken out; and the gallery that shows it, where another one is chosen. */
function ToSee({ locale, galleries, gallery, day, project }: ToSeeProps) {
  const t = words(locale, 'visits')
  const fitting = shows(gallery, project) ? undefined : galleries.find((one) => shows(one, project))
  return (
    <div className="flex flex-col gap-2 border-s-4 border-accent bg-white p-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-5">
        <span>
          {t('page.toSee')}
          {COLON[locale]}
          <strong>{project.title}</strong>
        </span>
        <a
          href={addressOf(locale, { gallery: gallery.id, day, project: null })}
          className="inline-flex min-h-target items-center text-small underline underline-offset-4"
        >
          {t('page.remove')}
        </a>
      </p>
      {fitting ? (
        <p>
          {t('page.shownElsewhere', { gallery: gallery.name })}{' '}
          <a href={addressOf(locale, { gallery: fitting.id, project })} className="underline underline-offset-4">
            {t('page.chooseGallery', { gallery: fitting.name })}
          </a>
        </p>
      ) : null}
    </div>
  )
}

/** The names of projects in one line. */
const namesOf = ({ projects }: Gallery) => projects.map(({ title }) => title).join(', ')

function Galleries({
  locale,
  galleries,
  gallery,
  project,
}: Pick<BookVisitPageProps, 'locale' | 'galleries' | 'gallery' | 'project'>) {
  if (galleries.length < 2) return null
  const t = words(locale, 'visits')
  return (
    <nav aria-label={t('page.gallery')} className="border-y border-stone-400">
      <ul className="divide-y divide-stone-200">
        {galleries.map((one) => (
          <li key={one.id}>
            <a
              href={addressOf(locale, { gallery: one.id, project })}
              aria-current={one.id === gallery.id ? 'true' : undefined}
              className="flex min-h-target flex-wrap items-baseline justify-between gap-x-5 py-2 hover:underline aria-[current]:font-semibold"
            >
              <span>{one.name}</span>
              <span className="text-small font-normal text-stone-600">
                {one.id === gallery.id ? t('page.chosen') : null}
              </span>
              <span className="w-full text-small font-normal text-stone-600">{namesOf(one)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Where it is, the way there, how to ring up, and what is shown. */
export function GalleryFacts({ locale, gallery }: { locale: Locale; gallery: Gallery }) {
  const t = words(locale, 'visits')
  return (
    <div className="flex flex-col gap-6">
      <div className="border-t border-ink pt-4">
        <h2 className="pb-2 text-small text-stone-600">{phrased(t('page.where'))}</h2>
        <p className="text-h3">{gallery.name}</p>
        <p className="whitespace-pre-line text-stone-600">{gallery.address}</p>
        {gallery.phone ? (
          <a
            href={`tel:${gallery.phone.replace(/[^\d+]/g, '')}`}
            className="inline-flex min-h-target items-center tabular-nums underline decoration-stone-400 underline-offset-4 hover:decoration-current"
          >
            {gallery.phone}
          </a>
        ) : null}
        <p>
          <ArrowLink href={directionsTo(`${gallery.name}, ${gallery.address}`)}>{t('page.directions')}</ArrowLink>
        </p>
      </div>
      {gallery.projects.length > 0 ? (
        <div className="border-t border-stone-400 pt-4">
          <h2 className="pb-2 text-small text-stone-600">{phrased(t('page.shown'))}</h2>
          <p>{namesOf(gallery)}</p>
        </div>
      ) : null}
      <div className="border-t border-stone-400 pt-4">
        <h2 className="pb-2 text-small text-stone-600">{phrased(t('page.next'))}</h2>
        <p>{t('page.nextText')}</p>
      </div>
    </div>
  )
}
