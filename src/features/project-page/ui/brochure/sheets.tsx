import type { CSSProperties, ReactNode } from 'react'
import { ResponsiveImage } from '@/design/media/image'
import { phrased } from '@/design/show/phrased'
import type { ProjectPage, UnitType } from '@/features/catalogue'
import { drawSiteMap } from '@/features/catalogue'
import { startingBefore } from '@/features/catalogue/ui'
import { qrCode, qrPath } from '@/formats/qr-code'
import { facilityName } from '@/i18n/facility-name'
import { formatAreaInFull, formatDate, formatLandInFull, formatPrice } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { fromOf } from '@/kernel/price'
import type { OfferLines } from '../../domain/offer-lines'
import { FactsStrip } from '../microsite/facts-strip'
import { ForeignBuyers } from '../microsite/foreign-buyers'
import { SiteMapFigure } from '../microsite/site-map-figure'
import { isForSale } from '../microsite/stage'
import { StartingOffer } from '../microsite/unit-offers'
import { priceText, ScaleBar, TypeFacts, TypePlans, widthsOf } from '../microsite/unit-types'
import { distanceText, type MicrositeWords } from '../microsite/words'
import type { BrochureWords } from './words'

export interface SheetProps {
  locale: Locale
  project: ProjectPage
  /** The texts of the project page, whose parts stand in the brochure. */
  t: MicrositeWords
  b: BrochureWords
  /** What promotions give on its units. */
  offers: OfferLines
  /** Full address of the project page. */
  address: string
}

const SHEET_IMAGE = '(min-width: 971px) 1122px, 100vw'

/** The first sheet: the building, its name, where it is and from which price. */
export function CoverSheet({ locale, project, offers, t }: SheetProps) {
  const { images } = project
  const from = fromOf(project.price)
  return (
    <div className="flex grow flex-col lg:flex-row print:flex-row">
      <div className="relative aspect-4/5 lg:aspect-auto lg:w-5/12 print:aspect-auto print:w-5/12">
        <ResponsiveImage
          source={images.heroTall ?? images.hero ?? project.cover}
          sizes={SHEET_IMAGE}
          priority
          className="absolute inset-0 size-full"
        />
      </div>
      <div className="flex grow flex-col gap-6 p-6 lg:justify-between print:justify-between lg:w-7/12 lg:p-8 print:w-7/12 print:p-8">
        <p className="text-small text-stone-600">{project.zone || project.place?.name}</p>
        <div className="flex flex-col gap-4">
          <h2 lang="en" className="type-display text-h1 wrap-anywhere">
            {phrased(project.title)}
          </h2>
          {project.tagline ? <p className="text-h3 text-stone-600">{project.tagline}</p> : null}
        </div>
        {isForSale(project) ? (
          <p className="flex flex-col tabular-nums">
            {from === null ? null : <span className="text-small text-stone-600">{t('hero.from')}</span>}
            <span className="text-h2 font-semibold">
              {from === null ? t('hero.onRequest') : formatPrice(locale, from)}
            </span>
            <StartingOffer
              before={startingBefore(locale, project.price)}
              price={project.price}
              offers={offers}
              className="text-stone-600"
            />
          </p>
        ) : (
          <p className="text-h3 font-semibold">{project.isCurrent ? t('hero.soldOut') : t('hero.past')}</p>
        )}
      </div>
    </div>
  )
}

/** The idea of the project, beside its façade. */
export function ConceptSheet({ project }: SheetProps) {
  const { concept, images } = project
  return (
    <div className="flex grow flex-col lg:flex-row print:flex-row">
      <div className="flex flex-col gap-4 p-6 lg:w-7/12 lg:justify-center lg:p-7 print:w-7/12 print:justify-center print:p-7">
        <h2 className="type-display text-h2">{phrased(concept.title)}</h2>
        {concept.paragraphs.map((paragraph) => (
          <p key={paragraph} className="max-w-prose">
            {paragraph}
          </p>
        ))}
      </div>
      <div className="relative aspect-4/3 lg:aspect-auto lg:w-5/12 print:aspect-auto print:w-5/12">
        <ResponsiveImage source={images.facade} sizes={SHEET_IMAGE} priority className="absolute inset-0 size-full" />
      </div>
    </div>
  )
}

/** Key facts, what stands out, and the shared facilities. */
export function FiguresSheet({ locale, project, t, b }: SheetProps) {
  return (
    <div className="flex grow flex-col gap-5 pb-6">
      <FactsStrip locale={locale} project={project} t={t} />
      <div className="grid gap-x-6 gap-y-5 px-6 lg:grid-cols-2 print:grid-cols-2">
        {project.highlights.length > 0 ? (
          <div className="flex flex-col gap-3">
            <h2 className="type-display text-h3">{phrased(t('highlights.title'))}</h2>
            <ul className="flex flex-col gap-2">
              {project.highlights.slice(0, 3).map((highlight) => (
                <li key={highlight.title}>
                  <p className="font-semibold">{highlight.title}</p>
                  <p className="text-small text-stone-600">{highlight.text}</p>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {project.facts.facilities.length > 0 ? (
          <div className="flex flex-col gap-3">
            <h2 className="type-display text-h3">{phrased(b('sheets.facilities'))}</h2>
            <ul className="columns-2 gap-x-6">
              {project.facts.facilities.map((facility) => (
                <li key={facility} className="break-inside-avoid py-1">
                  {facilityName(locale, facility)}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </div>
  )
}

/** One unit type with its plan, to one scale through the whole brochure. */
export function TypeSheet({
  locale,
  project,
  offers,
  t,
  type,
  widest,
}: SheetProps & { type: UnitType; widest: number }) {
  return (
    <div
      className="flex grow flex-col gap-6 p-6 lg:flex-row lg:items-center lg:p-7 print:flex-row print:items-center print:p-7"
      style={{ '--plan-widest': widest } as CSSProperties}
    >
      <div className="lg:w-4/12 print:w-4/12">
        <TypeFacts locale={locale} type={type} isOpen={isForSale(project)} offers={offers} t={t} />
      </div>
      <div className="min-w-0 grow [container:plan/inline-size]">
        <TypePlans locale={locale} type={type} t={t} />
        {widthsOf(type).length === 1 ? <ScaleBar t={t} /> : null}
      </div>
    </div>
  )
}

const CELL = 'border-t border-stone-200 py-2 pe-4 text-start align-baseline'

/** All unit types with their areas and prices, and since when these are published. */
export function PricesSheet({ locale, project, t, b }: SheetProps) {
  return (
    <div className="flex grow flex-col gap-4 p-6 lg:p-7 print:p-7">
      <h2 className="type-display text-h2">{phrased(b('sheets.prices'))}</h2>
      <table className="w-full border-collapse tabular-nums">
        <thead className="text-small text-stone-600">
          <tr>
            <th scope="col" className="pe-4 pb-2 text-start font-normal">
              {b('sheets.type')}
            </th>
            <th scope="col" className="pe-4 pb-2 text-start font-normal">
              {b('sheets.area')}
            </th>
            <th scope="col" className="pb-2 text-end font-normal">
              {b('sheets.price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {project.unitTypes.map((type) => (
            <tr key={type.id}>
              <th scope="row" className={`${CELL} font-medium`}>
                {type.name}
              </th>
              <td className={CELL}>
                {type.landWah === null ? formatAreaInFull(locale, type.area) : formatLandInFull(locale, type.landWah)}
              </td>
              <td className="border-t border-stone-200 py-2 text-end">
                {priceText(locale, type, t)}
                <span className="block text-small text-stone-600">{startingBefore(locale, type.price)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-small text-stone-600">
        {b('sheets.pricesAsOf', { date: formatDate(locale, new Date(project.pricesAsOf)) })}
      </p>
      <ForeignBuyers locale={locale} project={project} />
    </div>
  )
}

/** Where it is: the map, the stations and what is near. */
export function LocationSheet({ locale, project, t }: SheetProps) {
  const { location, stations } = project
  return (
    <div className="flex grow flex-col gap-5 p-6 lg:flex-row lg:p-7 print:flex-row print:p-7">
      <div className="lg:w-7/12 print:w-7/12">
        <SiteMapFigure map={drawSiteMap(locale, project)} name={project.title} t={t} />
      </div>
      <div className="flex flex-col gap-3 lg:w-5/12 print:w-5/12">
        <h2 className="type-display text-h2">{phrased(t('location.title'))}</h2>
        <ul className="tabular-nums">
          {stations.slice(0, 3).map((station) => (
            <Near key={`${station.slug}-${station.line}`} name={`${station.system} ${station.fullName}`}>
              {t('location.stationWalk', { minutes: station.minutes, distance: distanceText(t, station.metres) })}
            </Near>
          ))}
          {location.nearby.slice(0, 7).map((place) => (
            <Near key={place.name} name={place.name}>
              {t(place.walk ? 'location.walk' : 'location.drive', { minutes: place.minutes })}
            </Near>
          ))}
        </ul>
      </div>
    </div>
  )
}

function Near({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-stone-200 py-2">
      <span>{name}</span>
      <span className="text-small text-stone-600">{children}</span>
    </li>
  )
}

/** The last sheet: what holds, whom to ask, and the code of the page with the prices of today. */
export function TermsSheet({ project, t, b, address }: SheetProps) {
  const matrix = qrCode(address)
  return (
    <div className="flex grow flex-col justify-between gap-6 p-6 lg:p-7 print:p-7">
      <div className="flex flex-col gap-3">
        <h2 className="type-display text-h2">{phrased(b('sheets.terms'))}</h2>
        <p className="max-w-prose">{b('sheets.termsText')}</p>
        <p className="max-w-prose text-stone-600">
          {t('gallery.note')} {t('types.note')}
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-5">
        {matrix ? (
          <svg
            viewBox={`-4 -4 ${matrix.length + 8} ${matrix.length + 8}`}
            aria-hidden="true"
            className="size-[8rem] bg-white"
          >
            <path d={qrPath(matrix)} fill="currentColor" />
          </svg>
        ) : null}
        <p className="flex flex-col">
          <span className="text-small text-stone-600">{b('sheets.today')}</span>
          <a href={address} className="wrap-anywhere underline underline-offset-4">
            {project.title}
          </a>
        </p>
      </div>
    </div>
  )
}
