import type { ReactNode } from 'react'
import { Badge } from '@/design/badge'
import { classNames } from '@/design/class-names'
import { ImageLine } from '@/design/device-line'
import { ResponsiveImage } from '@/design/image'
import { Link } from '@/design/link'
import { KeptPart, PagePart } from '@/design/page-part'
import { phrased } from '@/design/phrased'
import { Price } from '@/design/price'
import { projectPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { ProjectCard as ProjectFacts, StationWalk } from '../domain/project'
import { lettingText, quotaText } from './foreign-words'
import { type FoundHome, homePriceWords, priceFromWords } from './money-words'
import { offeredText } from './offered-text'
import { SaveButton } from './save-button'

interface ProjectCardProps {
  locale: Locale
  project: ProjectFacts
  /** The HTML `sizes` attribute of its image. */
  sizes: string
  /** Heading level. */
  level?: 2 | 3
  priority?: boolean
  /** Its container has `CARD_CELL`: rows align with those of the neighbouring cards. */
  isLevel?: boolean
  /** On phones a compact row: the image at the left, small. */
  isRowOnPhones?: boolean
  /** Travel time from the visitor's destination. Without it, a line of this device may show one. */
  way?: ReactNode
  /** The home that a search found: its price is shown instead of the project's. */
  found?: FoundHome
  /** The title of a promotion that runs for it. */
  promotion?: string
}

/** Classes of a card's grid cell: three rows shared with its neighbours, so that names and prices align. */
export const CARD_CELL = 'sm:row-span-3 sm:grid sm:grid-rows-subgrid sm:gap-y-0'

/** Classes of a card that is a row on phones. */
const ROW = {
  card: 'max-sm:grid max-sm:grid-cols-[6rem_minmax(0,1fr)] max-sm:grid-rows-[auto_1fr] max-sm:gap-x-4',
  // Static, so that the heart stands at the end of the row.
  image: 'max-sm:static max-sm:row-span-2 max-sm:self-start',
  name: 'max-sm:mt-0 max-sm:border-t-0 max-sm:pt-0 max-sm:pe-9 max-sm:text-body',
} as const
const NO_ROW = { card: '', image: '', name: '' } as const

/** A project card. The whole card is the link; its name is the link text. */
export function ProjectCard({
  locale,
  project,
  sizes,
  level = 3,
  priority = false,
  isLevel = false,
  isRowOnPhones = false,
  way,
  found,
  promotion,
}: ProjectCardProps) {
  const isSold = project.badge === 'Sold_Out'
  const row = isRowOnPhones ? ROW : NO_ROW
  const image = { locale, project, sizes, priority }
  const price = found ? homePriceWords(locale, found) : priceFromWords(locale, project)
  const text = { locale, project, level, className: row.name, price, promotion }
  return (
    <article
      data-brand={project.brand}
      className={classNames('group/card relative flex flex-col', isLevel && CARD_CELL, row.card)}
    >
      <div className={classNames('relative', isLevel && 'sm:self-end', row.image)}>
        <div className="relative overflow-hidden">
          {/* React preloads an image with priority, so it must see it. */}
          {priority ? <CardImage {...image} /> : <KeptPart of={CardImage} by={[project]} props={image} />}
          {way || isSold ? null : <ImageLine of={project.slug} />}
        </div>
        <SaveButton locale={locale} project={project} look="heart" className="absolute end-0 top-0 z-10" />
      </div>
      {way ? (
        <PagePart>
          <CardText {...text}>{way}</CardText>
        </PagePart>
      ) : (
        <KeptPart of={CardText} by={[project]} props={text} />
      )}
    </article>
  )
}

type CardTextProps = Pick<ProjectCardProps, 'locale' | 'project' | 'promotion'> & {
  level: 2 | 3
  /** Of the heading. */
  className: string
  price: ReturnType<typeof priceFromWords>
  children?: ReactNode
}

/** Name, place, homes, price, station and promotion. */
function CardText({ locale, project, level, className, price, promotion, children }: CardTextProps) {
  const t = words(locale, 'catalogue')
  const Heading = `h${level}` as const
  const isSold = project.badge === 'Sold_Out'
  return (
    <>
      <Heading className={classNames('type-display mt-4 border-t border-ink pt-3 text-h3', className)}>
        <Link
          href={projectPath(locale, project)}
          lang="en"
          className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover/card:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-focus"
        >
          {phrased(project.title)}
        </Link>
      </Heading>
      <div className="flex flex-col gap-1 pt-1">
        <p className="text-small text-stone-600">{placeLine(project, t(`group.${project.group}`))}</p>
        <OfferedHomes locale={locale} project={project} />
        {isSold ? <p className="pt-2 text-small">{t('card.soldOut')}</p> : <Price className="pt-2" {...price} />}
        {project.station && !isSold ? <StationLine locale={locale} station={project.station} /> : null}
        {isSold ? null : <ForeignLines locale={locale} project={project} />}
        {promotion && !isSold ? <PromotionLine label={t('card.promotion')} title={promotion} /> : null}
        {children}
      </div>
    </>
  )
}

/** What is left of the foreign quota, and what homes are let for, each with its condition; nothing where it is not known. */
function ForeignLines({ locale, project }: Pick<ProjectCardProps, 'locale' | 'project'>) {
  const lines = [quotaText(locale, project.quotas), lettingText(locale, project.offered)].filter((line) => line !== '')
  return lines.map((line) => (
    <p key={line} className="text-small text-stone-600 tabular-nums">
      {line}
    </p>
  ))
}

function PromotionLine({ label, title }: { label: string; title: string }) {
  return (
    <p className="text-small">
      <span className="font-semibold">{label}</span> <span className="text-stone-600">{title}</span>
    </p>
  )
}

/** Bedrooms and sizes of what can be bought: "1–2 bedrooms · 30–62 m²". */
function OfferedHomes({ locale, project: { offered, badge } }: Pick<ProjectCardProps, 'locale' | 'project'>) {
  const text = badge === 'Sold_Out' ? '' : offeredText(locale, offered)
  return text === '' ? null : <p className="text-small text-stone-600 tabular-nums">{text}</p>
}

/** The cover with the project's status; grey once sold out. */
function CardImage({
  locale,
  project,
  sizes,
  priority,
}: Pick<ProjectCardProps, 'locale' | 'project' | 'sizes' | 'priority'>) {
  const isSold = project.badge === 'Sold_Out'
  const badge = project.badge ?? (project.isNew ? 'New_Project' : null)
  return (
    <>
      <ResponsiveImage
        source={project.cover}
        sizes={sizes}
        priority={priority}
        className={classNames(
          'aspect-4/5 transition-transform motion-safe:group-hover/card:scale-[1.015]',
          isSold && 'opacity-60 grayscale',
        )}
      />
      {badge ? (
        <Badge tone={isSold ? 'ink' : 'paper'} className="absolute start-0 top-0">
          {words(locale, 'catalogue')(`badge.${badge}`)}
        </Badge>
      ) : null}
    </>
  )
}

function placeLine(project: ProjectFacts, group: string): string {
  const where = project.zone || project.place?.name
  return where ? `${group} · ${where}` : group
}

/** The nearest station, its line's colour as it is painted on the platform. */
function StationLine({ locale, station }: { locale: Locale; station: StationWalk }) {
  const t = words(locale, 'catalogue')
  return (
    <p className="flex items-baseline gap-2 text-small text-stone-600">
      <span
        aria-hidden="true"
        className="h-3 w-1 shrink-0 translate-y-px"
        style={{ backgroundColor: station.colour }}
      />
      <span>{t('card.walk', { minutes: station.minutes, system: station.system, station: station.fullName })}</span>
    </p>
  )
}
