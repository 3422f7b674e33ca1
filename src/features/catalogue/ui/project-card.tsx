import type { ReactNode } from 'react'
import { KeptPart, PagePart } from '@/design/layer/page-part'
import { ResponsiveImage } from '@/design/media/image'
import { ImageLine } from '@/design/media/image-line'
import { Badge } from '@/design/show/badge'
import { classNames } from '@/design/show/class-names'
import { Link } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import { Price } from '@/design/show/price'
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

/** Class of a card's grid cell: three rows shared with its neighbours, so that names and prices align. */
export const CARD_CELL = 'card-cell'

/** A project card. The whole card is the link; its name is the link text. */
export function ProjectCard({ way, found, ...rest }: ProjectCardProps) {
  const { locale, project, priority } = rest
  const price = found ? homePriceWords(locale, found) : priceFromWords(locale, project.price)
  const card = { ...rest, price, hasWay: way !== undefined && way !== null }
  if (way) {
    return (
      <PagePart>
        <Card {...card}>{way}</Card>
      </PagePart>
    )
  }
  // React preloads an image with priority, so it must see it.
  return priority ? <Card {...card} /> : <KeptPart of={Card} by={[project]} props={card} />
}

interface CardProps extends Omit<ProjectCardProps, 'way' | 'found'> {
  price: ReturnType<typeof priceFromWords>
  /** The travel time stands in its text, so no line of this device is wanted. */
  hasWay: boolean
  children?: ReactNode
}

function Card({ isLevel = false, isRowOnPhones = false, hasWay, children, ...rest }: CardProps) {
  const { locale, project, sizes, level = 3, priority = false, price, promotion } = rest
  const isSold = project.badge === 'Sold_Out'
  return (
    <article
      data-brand={project.brand}
      className={classNames('card', isLevel && CARD_CELL, isRowOnPhones && 'card-row')}
    >
      <div className={classNames('card-picture', isLevel && 'sm:self-end')}>
        <div className="relative overflow-hidden">
          <CardImage project={project} sizes={sizes} priority={priority} />
          {hasWay || isSold ? null : <ImageLine of={project.slug} />}
        </div>
        <SaveButton locale={locale} project={project} look="heart" className="absolute end-0 top-0 z-10" />
      </div>
      <CardStatus locale={locale} project={project} />
      <CardText locale={locale} project={project} level={level} price={price} promotion={promotion}>
        {children}
      </CardText>
    </article>
  )
}

type CardTextProps = Pick<ProjectCardProps, 'locale' | 'project' | 'promotion'> & {
  level: 2 | 3
  price: ReturnType<typeof priceFromWords>
  children?: ReactNode
}

/** Name, place, homes, price, station and promotion. */
function CardText({ locale, project, level, price, promotion, children }: CardTextProps) {
  const t = words(locale, 'catalogue')
  const Heading = `h${level}` as const
  const isSold = project.badge === 'Sold_Out'
  return (
    <>
      <Heading className="card-name type-display">
        <Link href={projectPath(locale, project)} lang="en" className="card-link">
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
    <p key={line} className="card-more text-small text-stone-600 tabular-nums">
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
  const [first = '', ...rest] = text.split(' · ')
  return text === '' ? null : (
    <p className="text-small text-stone-600 tabular-nums">
      {first}
      {rest.map((part) => (
        <span key={part} className="whitespace-nowrap">{` · ${part}`}</span>
      ))}
    </p>
  )
}

/** The project's status: on the corner of the image, in a compact row above the name, where it covers no roof. */
function CardStatus({ locale, project }: Pick<ProjectCardProps, 'locale' | 'project'>) {
  const badge = project.badge ?? (project.isNew ? 'New_Project' : null)
  return badge ? (
    <Badge tone={badge === 'Sold_Out' ? 'ink' : 'paper'} className="card-status">
      {words(locale, 'catalogue')(`badge.${badge}`)}
    </Badge>
  ) : null
}

/** The cover; grey once sold out. */
function CardImage({ project, sizes, priority }: Pick<ProjectCardProps, 'project' | 'sizes' | 'priority'>) {
  return (
    <ResponsiveImage
      source={project.cover}
      sizes={sizes}
      priority={priority}
      className={classNames('card-image', project.badge === 'Sold_Out' && 'opacity-60 grayscale')}
    />
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
      <span className="break-keep">
        {t('card.walk', { minutes: station.minutes, system: station.system, station: station.fullName })}
      </span>
    </p>
  )
}
