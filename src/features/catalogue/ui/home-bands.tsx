import { classNames } from '@/design/class-names'
import { Container } from '@/design/container'
import { ArrowLink, Link } from '@/design/link'
import { SectionHeading } from '@/design/section-heading'
import { listingPath } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Place, ProjectCard as ProjectFacts } from '../rules/project'
import type { Badge } from '../rules/vocabulary'
import { KINDS, type KindCounts, kindLinks } from './kind-counts'
import { bandWords, type PriceBandLimits } from './money-words'
import { CARD_CELL, ProjectCard } from './project-card'

/** A place with what is for sale there, by kind, and one sentence about it. */
export type HomePlace = Place & { counts: KindCounts; description: string }

export type HomePriceBand = PriceBandLimits & { counts: KindCounts }

/** Widths of twelve columns, row by row: like houses of a street seen from across it. */
const STREET = [
  'lg:col-span-5',
  'lg:col-span-4',
  'lg:col-span-3',
  'lg:col-span-3',
  'lg:col-span-4',
  'lg:col-span-5',
] as const
const STREET_SIZES = ['42vw', '33vw', '25vw', '25vw', '33vw', '42vw'] as const

/** On a phone a rail that is pushed sideways, one card and a part of the next in sight. */
const RAIL =
  'max-sm:-mx-[var(--spacing-gutter)] max-sm:flex max-sm:snap-x max-sm:snap-mandatory max-sm:overflow-x-auto ' +
  'max-sm:scroll-px-gutter max-sm:px-gutter max-sm:py-2 max-sm:[&>li]:w-4/5 max-sm:[&>li]:shrink-0 max-sm:[&>li]:snap-start'

function AllOf({ locale, badge }: { locale: Locale; badge: Badge }) {
  const t = words(locale, 'catalogue')
  return (
    <div className="flex flex-wrap gap-x-6">
      {KINDS.map((kind) => (
        <ArrowLink key={kind} href={listingPath(locale, kind, { badge: [badge] })}>
          {t(`home.all.${kind}`)}
        </ArrowLink>
      ))}
    </div>
  )
}

/** New projects: pictures of three sizes on one ground line. Threes only, so that no row ends in a gap. */
export function NewProjects({ locale, projects }: { locale: Locale; projects: readonly ProjectFacts[] }) {
  const t = words(locale, 'catalogue')
  const shown = projects.slice(0, projects.length >= 6 ? 6 : 3)
  if (shown.length === 0) return null
  return (
    <section className="later" aria-labelledby="new-title">
      <Container className="flex flex-col gap-6 lg:gap-7">
        <SectionHeading
          id="new-title"
          title={t('home.new.title')}
          lead={t('home.new.lead')}
          action={<AllOf locale={locale} badge="New_Project" />}
        />
        <ul className={classNames(RAIL, 'gap-x-5 sm:-mb-8 sm:grid sm:grid-cols-2 lg:grid-cols-12 lg:gap-x-6')}>
          {shown.map((project, index) => (
            <li key={project.id} className={classNames(CARD_CELL, STREET[index], 'sm:pb-8')}>
              <ProjectCard
                locale={locale}
                project={project}
                isLevel
                sizes={`(min-width: 971px) ${STREET_SIZES[index]}, (min-width: 576px) 46vw, 74vw`}
              />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}

/** Finished homes, in one even row. */
export function ReadyProjects({ locale, projects }: { locale: Locale; projects: readonly ProjectFacts[] }) {
  const t = words(locale, 'catalogue')
  const shown = projects.slice(0, 4)
  if (shown.length === 0) return null
  return (
    <section className="later" aria-labelledby="ready-title">
      <Container className="flex flex-col gap-6 lg:gap-7">
        <SectionHeading
          id="ready-title"
          title={t('home.ready.title')}
          lead={t('home.ready.lead')}
          action={<AllOf locale={locale} badge="Ready_to_Move" />}
        />
        <ul className={classNames(RAIL, 'gap-x-5 sm:grid sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-6')}>
          {shown.map((project) => (
            <li key={project.id} className={classNames(CARD_CELL, 'sm:max-lg:pb-8')}>
              <ProjectCard
                locale={locale}
                project={project}
                isLevel
                sizes="(min-width: 971px) 23vw, (min-width: 576px) 46vw, 74vw"
              />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}

/** The index of places, set like the index of a book: name, sentence, how many. */
export function FindByPlace({ locale, places }: { locale: Locale; places: readonly HomePlace[] }) {
  const t = words(locale, 'catalogue')
  return (
    <section className="later" aria-labelledby="places-title">
      <Container className="grid gap-6 lg:grid-cols-12">
        <SectionHeading
          id="places-title"
          title={t('home.places.title')}
          lead={t('home.places.lead')}
          className="self-start lg:sticky lg:top-[calc(var(--header-offset)+32px)] lg:col-span-4"
        />
        <ul className="grid self-start border-b border-stone-200 md:grid-cols-2 md:gap-x-6 lg:col-span-8">
          {places.map((place) => (
            <PlaceRow key={place.slug} locale={locale} place={place} />
          ))}
        </ul>
      </Container>
    </section>
  )
}

function PlaceRow({ locale, place }: { locale: Locale; place: HomePlace }) {
  const [first, second] = kindLinks(locale, place.counts, { area: [place.slug] })
  if (!first) return null
  return (
    <li className="flex flex-col border-t border-stone-200 py-2 md:py-4">
      <div className="flex items-baseline justify-between gap-5">
        <h3 className="text-h3 font-medium">{place.name}</h3>
        <p className="flex flex-wrap justify-end gap-x-4 text-small">
          {[first, second].map((link) =>
            link ? (
              <Link
                key={link.kind}
                href={link.href}
                className="inline-flex min-h-target items-center whitespace-nowrap tabular-nums underline decoration-stone-400 decoration-1 underline-offset-4 hover:decoration-current"
              >
                {link.text}
              </Link>
            ) : null,
          )}
        </p>
      </div>
      {place.description ? (
        <p className="max-w-prose line-clamp-2 text-small text-stone-600 max-md:hidden">{place.description}</p>
      ) : null}
    </li>
  )
}

/** Price bands on one scale, cheapest left: four, three or two in a row by width (S2§2.12). */
export function FindByPrice({ locale, bands }: { locale: Locale; bands: readonly HomePriceBand[] }) {
  const t = words(locale, 'catalogue')
  return (
    <section className="later" aria-labelledby="prices-title">
      <Container className="flex flex-col gap-6">
        <SectionHeading id="prices-title" title={t('home.prices.title')} lead={t('home.prices.lead')} />
        <ul className="grid grid-cols-2 gap-x-5 gap-y-6 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-6">
          {bands.map((band) => (
            <BandCell key={`${band.from}-${band.to}`} locale={locale} band={band} />
          ))}
        </ul>
      </Container>
    </section>
  )
}

function BandCell({ locale, band }: { locale: Locale; band: HomePriceBand }) {
  const t = words(locale, 'catalogue')
  const { key, values } = bandWords(locale, band)
  const links = kindLinks(locale, band.counts, { price: [{ from: band.from ?? 0, to: band.to }] })
  if (links.length === 0) return null
  return (
    <li className="flex flex-col border-t border-ink pt-3">
      <h3 className="flex flex-wrap items-baseline gap-x-2 text-small text-stone-600">
        {t.rich(key, {
          ...values,
          b: (chunks) => <span className="text-h2 font-medium whitespace-nowrap text-ink tabular-nums">{chunks}</span>,
        })}
      </h3>
      {links.map((link) => (
        <Link
          key={link.kind}
          href={link.href}
          className="inline-flex min-h-target items-center self-start text-small tabular-nums underline decoration-stone-400 decoration-1 underline-offset-4 hover:decoration-current"
        >
          {link.text}
        </Link>
      ))}
    </li>
  )
}
