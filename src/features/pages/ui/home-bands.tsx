import { Children } from 'react'
import { classNames } from '@/design/show/class-names'
import { Container } from '@/design/show/container'
import { ArrowLink, Link } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import { SectionHeading } from '@/design/show/section-heading'
import type { ProjectCard as ProjectFacts, PromotionOf } from '@/features/catalogue'
import {
  bandWords,
  CARD_CELL,
  KINDS,
  type KindCounts,
  kindLinks,
  type PriceBandLimits,
  ProjectCard,
} from '@/features/catalogue/ui'
import { listingPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Badge } from '@/kernel/vocabulary'
import type { BandWords } from '../domain/home-content'

export type HomePriceBand = PriceBandLimits & { counts: KindCounts }

/** A home page section that shows projects under an editor's texts. */
export type HomeProjects = BandWords & { projects: readonly ProjectFacts[] }

interface HomeProjectsProps {
  locale: Locale
  band: HomeProjects
  /** The title of a promotion that runs for a project. */
  promotionOf?: PromotionOf
}

/** Widths on a grid of twelve columns, row by row: uneven, like houses along a street. */
const STREET = [
  'lg:col-span-5',
  'lg:col-span-4',
  'lg:col-span-3',
  'lg:col-span-3',
  'lg:col-span-4',
  'lg:col-span-5',
] as const
const STREET_SIZES = ['42vw', '33vw', '25vw', '25vw', '33vw', '42vw'] as const

/** On phones a horizontally scrolling rail; part of the next card stays visible. */
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

/**
 * New projects: images of three sizes, aligned at the bottom. Multiples of three only, so that no row ends in a gap.
 */
export function NewProjects({ locale, band, promotionOf }: HomeProjectsProps) {
  const { projects } = band
  const shown = projects.slice(0, projects.length >= 6 ? 6 : 3)
  return (
    <section className="later" aria-labelledby="new-title">
      <Container className="flex flex-col gap-6 lg:gap-7">
        <SectionHeading
          id="new-title"
          title={band.title}
          lead={band.text}
          action={<AllOf locale={locale} badge="New_Project" />}
        />
        <ul className={classNames(RAIL, 'gap-x-5 sm:-mb-8 sm:grid sm:grid-cols-2 lg:grid-cols-12 lg:gap-x-6')}>
          {shown.map((project, index) => (
            <li key={project.id} className={classNames(CARD_CELL, STREET[index], 'sm:pb-8')}>
              <ProjectCard
                locale={locale}
                project={project}
                promotion={promotionOf?.(project)}
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

/** Finished projects in one even row. */
export function ReadyProjects({ locale, band, promotionOf }: HomeProjectsProps) {
  return (
    <section className="later" aria-labelledby="ready-title">
      <Container className="flex flex-col gap-6 lg:gap-7">
        <SectionHeading
          id="ready-title"
          title={band.title}
          lead={band.text}
          action={<AllOf locale={locale} badge="Ready_to_Move" />}
        />
        <ul className={classNames(RAIL, 'gap-x-5 sm:grid sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-6')}>
          {band.projects.map((project) => (
            <li key={project.id} className={classNames(CARD_CELL, 'sm:max-lg:pb-8')}>
              <ProjectCard
                locale={locale}
                project={project}
                promotion={promotionOf?.(project)}
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

/** Price bands on one scale, cheapest first: four, three or two in a row by width (S2§2.12). */
export function FindByPrice({
  locale,
  band,
}: {
  locale: Locale
  band: BandWords & { bands: readonly HomePriceBand[] }
}) {
  return (
    <section className="later" aria-labelledby="prices-title">
      <Container className="flex flex-col gap-6">
        <SectionHeading id="prices-title" title={band.title} lead={band.text} />
        <ul className="grid grid-cols-2 gap-x-5 gap-y-6 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-6">
          {band.bands.map((limits) => (
            <BandCell key={`${limits.from}-${limits.to}`} locale={locale} band={limits} />
          ))}
        </ul>
      </Container>
    </section>
  )
}

/** What follows the figure of a price stays on its line. */
function Unit({ text }: { text: string }) {
  return (
    <>
      {'\u00a0'}
      {phrased(text.trim())}
    </>
  )
}

function BandCell({ locale, band }: { locale: Locale; band: HomePriceBand }) {
  const t = words(locale, 'catalogue')
  const { key, values } = bandWords(locale, band)
  const links = kindLinks(locale, band.counts, { price: [{ from: band.from ?? 0, to: band.to }] })
  if (links.length === 0) return null
  return (
    <li className="flex flex-col border-t border-ink pt-3">
      <h3 className="text-small text-stone-600">
        {Children.map(
          t.rich(key, {
            ...values,
            b: (chunks) => (
              <span className="text-h2 font-medium whitespace-nowrap text-ink tabular-nums">{chunks}</span>
            ),
          }),
          (part, index) => (index > 0 && typeof part === 'string' ? <Unit text={part} /> : part),
        )}
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
