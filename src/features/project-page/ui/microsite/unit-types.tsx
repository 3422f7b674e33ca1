import type { CSSProperties } from 'react'
import { KeptPart } from '@/design/layer/page-part'
import { classNames } from '@/design/show/class-names'
import { ArrowLink } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import type { ProjectPage, UnitType } from '@/features/catalogue'
import { lettingOf } from '@/features/catalogue'
import { foreignWords, rentText, startingBefore, yieldText } from '@/features/catalogue/ui'
import { pagePath } from '@/features/routing'
import { formatAreaInFull, formatLandInFull, formatPrice, formatPriceRange } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { comparedQuery } from '../../domain/compared-types'
import type { OfferLines } from '../../domain/offer-lines'
import { drawParcel } from '../../domain/plans/parcel-drawing'
import { drawPlan } from '../../domain/plans/plan-drawing'
import { sheetWidth } from '../../domain/plans/plan-sheet'
import { planWords } from '../floor-plan/words'
import { ParcelFigure } from '../plans/parcel-figure'
import { PlanFigure } from '../plans/plan-figure'
import { SiteSection } from './section'
import { drawnTypes, formOf, isForSale } from './stage'
import { StartingOffer } from './unit-offers'
import { type MicrositeWords, micrositeWords } from './words'

const SCALE_FIELDS = [1, 2, 3, 4, 5]
const SCALE_METRES = SCALE_FIELDS.length

interface TypesProps {
  locale: Locale
  project: Pick<ProjectPage, 'slug' | 'group' | 'isCurrent' | 'badge' | 'unitTypes'>
  /** What promotions give on units of the project. */
  offers: OfferLines
}

const isPlot = (type: UnitType) => type.kind === 'plot'
/** The widths of the drawings of a unit type, in metres. */
export const widthsOf = (type: UnitType) =>
  isPlot(type) ? [sheetWidth(drawParcel(type).extent)] : drawPlan(type).map((floor) => sheetWidth(floor.extent))

/** All drawings of a unit type side by side, in metres. */
const rowOf = (type: UnitType) => widthsOf(type).reduce((sum, width) => sum + width, 0)

/** Up to this width, in metres, a drawing fits into half of a wide screen at the scale of the whole page. */
const pairedMetres = (widest: number) => Math.max(10.5, widest * 0.68)

/** The types that stand in pairs on wide screens: two that follow each other, both narrow. */
function pairsOf(types: readonly UnitType[], widest: number): ReadonlySet<UnitType> {
  const pairs = new Set<UnitType>()
  const most = pairedMetres(widest)
  types.forEach((type, index) => {
    const before = types[index - 1]
    if (!before || pairs.has(before) || rowOf(before) > most || rowOf(type) > most) return
    pairs.add(before).add(type)
  })
  return pairs
}

/** How wide the widest sheet of these types is, in metres of the plan: what their scale follows from. */
export const widestOf = (types: readonly UnitType[]) => Math.max(...types.flatMap(widthsOf))

/** Every unit type of the project, drawn to one scale. */
export function UnitTypes({ locale, project: { slug, group, isCurrent, badge, unitTypes }, offers }: TypesProps) {
  const project = { slug, group, isCurrent, badge, unitTypes }
  return <KeptPart of={DrawnTypes} by={[unitTypes]} props={{ locale, project, offers }} />
}

function DrawnTypes({ locale, project, offers }: TypesProps) {
  const t = micrositeWords(locale)
  const types = drawnTypes(project)
  if (types.length === 0) return null
  const widest = widestOf(types)
  const pairs = pairsOf(types, widest)
  const planPath = pagePath(locale, 'floor-plan', { slug: project.slug })
  return (
    <SiteSection
      id="unit-types"
      heading="above"
      title={t('types.title', { kind: formOf(project) })}
      lead={t('types.lead')}
    >
      <ul className="type-reel grid gap-x-8 xl:grid-cols-2" style={{ '--plan-widest': widest } as CSSProperties}>
        {types.map((type, index) => (
          <li
            key={type.id}
            id={`type-${type.code}`}
            data-event="click_unit_type"
            data-event-value={type.code}
            className={classNames(
              'scroll-mt-[calc(var(--site-menu)+16px)] gap-x-6 gap-y-5 border-t border-ink py-6',
              pairs.has(type) ? 'plan-pair flex flex-col' : 'grid xl:col-span-2 xl:grid-cols-12',
            )}
          >
            <div className="flex flex-col gap-2 xl:col-span-3">
              <TypeFacts locale={locale} type={type} isOpen={isForSale(project)} offers={offers} t={t} />
              <p>
                <ArrowLink href={`${planPath}?type=${encodeURIComponent(type.code)}`}>
                  {planWords(locale)('site.openType', { kind: formOf(project) })}
                </ArrowLink>
              </p>
            </div>
            <div className="min-w-0 [container:plan/inline-size] xl:col-span-9">
              <TypePlans locale={locale} type={type} t={t} />
              {index === 0 ? <ScaleBar t={t} /> : null}
            </div>
          </li>
        ))}
      </ul>
      {types.length > 1 ? (
        <p className="border-t border-ink pt-3">
          <ArrowLink href={pagePath(locale, 'compare-plans', { slug: project.slug }) + comparedQuery(types)}>
            {planWords(locale)('compare.title', { kind: formOf(project) })}
          </ArrowLink>
        </p>
      ) : null}
      {isForSale(project) ? (
        <p className="border-t border-ink pt-3">
          <ArrowLink href={pagePath(locale, 'whole-cost', { slug: project.slug })}>{t('types.cost')}</ArrowLink>
        </p>
      ) : null}
      {types.every(isPlot) ? null : (
        <p className="border-t border-stone-200 pt-4 text-small text-stone-600">{t('types.note')}</p>
      )}
    </SiteSection>
  )
}

/** The floor plans of a unit type, or the drawing of a plot, to the scale of the sheet around it. */
export function TypePlans({ locale, type, t }: { locale: Locale; type: UnitType; t: MicrositeWords }) {
  const measures = { code: type.code, width: type.width, depth: type.depth }
  if (isPlot(type)) {
    return (
      <div className="plan-scale">
        <ParcelFigure locale={locale} type={type} label={t('types.parcelLabel', measures)} t={t} />
      </div>
    )
  }
  const floors = drawPlan(type).map((floor, index) => ({ floor, level: index + 1 }))
  return (
    <div className="plan-scale flex flex-wrap items-start gap-x-6 gap-y-5">
      {floors.map(({ floor, level }) => (
        <PlanFigure
          key={level}
          floor={floor}
          label={t('types.planLabel', measures)}
          caption={floors.length > 1 ? t('types.floor', { n: level }) : null}
          t={t}
        />
      ))}
    </div>
  )
}

/** The price of a unit type, one or a range, or that it is on request, or that none is available. */
export function priceText(locale: Locale, type: UnitType, t: MicrositeWords): string {
  if (!type.isAvailable) return t('availability.allSold', { kind: isPlot(type) ? 'plots' : 'houses' })
  const { now } = type.price
  if (now === null) return t('hero.onRequest')
  return now.from === now.to ? formatPrice(locale, now.from) : formatPriceRange(locale, now.from, now.to)
}

interface TypeFactsProps {
  locale: Locale
  type: UnitType
  /** Whether units can still be bought: only then is there a price. */
  isOpen: boolean
  /** What promotions give on units of the project. */
  offers: OfferLines
  /** The level of its heading. */
  heading?: 'h2' | 'h3'
  t: MicrositeWords
}

/** What a type is let for, and what it yields; no rows where no rent is known. */
export function rentRows(locale: Locale, { rent, price }: UnitType): (readonly [string, string])[] {
  const letting = rent ? lettingOf([{ rent: rent.monthly, price }]) : null
  if (!letting) return []
  const t = foreignWords(locale)
  return [
    [t('foreign.rent'), t('foreign.rentValue', { rent: rentText(letting) })],
    ...(letting.yield ? [[t('foreign.yield'), t('foreign.yieldValue', { yield: yieldText(letting) })] as const] : []),
  ]
}

/** The name of a unit type with its area, measures, rooms and price. */
export function TypeFacts({ locale, type, isOpen, offers, heading: Heading = 'h3', t }: TypeFactsProps) {
  const rows = [
    type.area > 0
      ? [t('types.area', { kind: type.landWah === null ? 'tower' : 'houses' }), formatAreaInFull(locale, type.area)]
      : null,
    type.landWah === null ? null : [t('types.land'), formatLandInFull(locale, type.landWah)],
    [t('types.size'), t('types.sizeValue', { width: type.width, depth: type.depth })],
    isPlot(type) ? null : [t('types.rooms'), t('types.roomsValue', { beds: type.beds, baths: type.baths })],
    type.parking > 0 ? [t('types.parking'), t('types.parkingValue', { n: type.parking })] : null,
    isOpen ? [t('types.price'), priceText(locale, type, t)] : null,
    ...(isOpen ? rentRows(locale, type) : []),
  ].filter((row) => row !== null)
  return (
    <div className="flex flex-col gap-3">
      {type.name.includes(type.code) ? null : (
        <p className="text-small text-accent tabular-nums">{t('types.type', { code: type.code })}</p>
      )}
      <Heading className="type-display text-h3">{phrased(type.name)}</Heading>
      <dl className="tabular-nums">
        {rows.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 border-t border-stone-200 py-2">
            <dt className="text-small leading-[1.9] text-stone-600">{label}</dt>
            <dd className="text-end">{value}</dd>
          </div>
        ))}
      </dl>
      {isOpen ? (
        <StartingOffer
          before={startingBefore(locale, type.price)}
          price={type.price}
          offers={offers}
          className="text-end"
        />
      ) : null}
    </div>
  )
}

/** A scale bar of five metres. */
export function ScaleBar({ t }: { t: MicrositeWords }) {
  return (
    <p className="plan-scale plan-indent flex flex-wrap items-center gap-3 pt-5 text-small text-stone-600 tabular-nums">
      <span>{t('types.scale')}</span>
      <span
        aria-hidden="true"
        className="flex h-2 border border-ink"
        style={{ width: `calc(var(--plan-m) * ${SCALE_METRES})` }}
      >
        {SCALE_FIELDS.map((metre) => (
          <span key={metre} className={metre % 2 === 1 ? 'grow bg-ink' : 'grow'} />
        ))}
      </span>
      <span>{t('types.metres', { n: SCALE_METRES })}</span>
    </p>
  )
}
