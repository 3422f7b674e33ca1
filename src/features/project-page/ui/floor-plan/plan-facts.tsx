import type { ReactNode } from 'react'
import { ButtonLink } from '@/design/form/button'
import { ArrowLink } from '@/design/show/link'
import type { UnitRow } from '@/features/catalogue'
import { unitBefore } from '@/features/catalogue/ui'
import { pagePath, projectPath } from '@/features/routing'
import { formatAreaInFull, formatBaht, formatLandInFull, formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { fromOf } from '@/kernel/price'
import { unitKey } from '@/kernel/unit-key'
import type { FloorPlan } from '../../domain/chosen-plan'
import type { OfferLines } from '../../domain/offer-lines'
import { formOf, isForSale } from '../microsite/stage'
import { UnitOffers } from '../microsite/unit-offers'
import { TypeFacts } from '../microsite/unit-types'
import { micrositeWords } from '../microsite/words'
import { planWords } from './words'

interface PlanFactsProps {
  locale: Locale
  plan: FloorPlan
  /** Where units are booked online; null where nothing can be booked now. */
  bookingPath: string | null
  /** What promotions give on units of the project. */
  offers: OfferLines
}

/** What the unit or the type is, what it costs, and what to do next. */
export function PlanFacts({ locale, plan, bookingPath, offers }: PlanFactsProps) {
  const { project, type, unit } = plan
  const isOpen = isForSale(project)
  if (unit) return <UnitFacts locale={locale} plan={plan} unit={unit} bookingPath={bookingPath} offers={offers} />
  return (
    <div className="flex flex-col gap-5">
      <TypeFacts locale={locale} type={type} isOpen={isOpen} offers={offers} heading="h2" t={micrositeWords(locale)} />
      {isOpen && type.price.now !== null ? <CostLink locale={locale} plan={plan} price={null} /> : null}
    </div>
  )
}

/** A plot is priced by the square wah, everything else by the square metre. */
function unitPriceRow(locale: Locale, { price, area }: UnitRow, isPlot: boolean): readonly [string, ReactNode] | null {
  const amount = fromOf(price)
  if (amount === null || area <= 0) return null
  return [planWords(locale)(isPlot ? 'unit.perWah' : 'unit.perMetre'), formatBaht(Math.round(amount / area))]
}

function factRows(locale: Locale, { project, type, asOf }: FloorPlan, unit: UnitRow) {
  const [t, m] = [planWords(locale), micrositeWords(locale)]
  const isPlot = type.kind === 'plot'
  const kind = formOf(project)
  const area = isPlot ? formatLandInFull(locale, unit.area) : formatAreaInFull(locale, unit.area)
  const isFree = unit.state === 'available'
  const amount = fromOf(unit.price)
  const price = amount === null ? m('availability.onRequest') : formatBaht(amount)
  return [
    [m('availability.columns.type', { kind }), type.name],
    kind === 'tower' ? [m('availability.columns.floor', { kind }), String(unit.floor)] : null,
    [m('availability.columns.area', { kind }), area],
    type.landWah === null || isPlot ? null : [m('types.land'), formatLandInFull(locale, type.landWah)],
    [m('availability.columns.orientation', { kind }), m(`orientations.${unit.orientation}`)],
    isFree ? [m('availability.columns.price', { kind }), price] : null,
    isFree ? unitPriceRow(locale, unit, isPlot) : null,
    [t('unit.asOf', { time: formatTime(locale, asOf) }), m(`availability.states.${unit.state}`)],
  ].filter((row) => row !== null)
}

function UnitFacts({ locale, plan, unit, bookingPath, offers }: PlanFactsProps & { unit: UnitRow }) {
  const { project } = plan
  const [t, price] = [planWords(locale), fromOf(unit.price)]
  const isFree = unit.state === 'available' && isForSale(project)
  const ask = `${projectPath(locale, project)}?unit=${encodeURIComponent(unitKey(unit))}#register`
  return (
    <div className="flex flex-col gap-5">
      <dl className="tabular-nums">
        {factRows(locale, plan, unit).map(([label, value]) => (
          <div key={String(label)} className="flex flex-wrap justify-between gap-x-4 border-t border-stone-200 py-2">
            <dt className="text-small leading-[1.9] text-stone-600">{label}</dt>
            <dd className="text-end">{value}</dd>
          </div>
        ))}
      </dl>
      <UnitOffers unit={unit} offers={offers} before={unitBefore(locale)} />
      {isFree ? (
        <div className="flex flex-col gap-3 print:hidden">
          <ButtonLink href={ask}>{micrositeWords(locale)('availability.ask', { kind: formOf(project) })}</ButtonLink>
          {bookingPath && price !== null ? (
            <ButtonLink variant="quiet" href={bookingPath}>
              {t('unit.book', { kind: formOf(project) })}
            </ButtonLink>
          ) : null}
          {price === null ? null : <CostLink locale={locale} plan={plan} price={price} />}
        </div>
      ) : null}
    </div>
  )
}

/** To the whole cost of this type, at the price of the unit. */
export function CostLink({
  locale,
  plan,
  price,
}: {
  locale: Locale
  plan: Pick<FloorPlan, 'project' | 'type'>
  price: number | null
}) {
  const query = new URLSearchParams({ type: plan.type.code, ...(price === null ? {} : { price: String(price) }) })
  return (
    <p className="print:hidden">
      <ArrowLink href={`${pagePath(locale, 'whole-cost', { slug: plan.project.slug })}?${query}`}>
        {planWords(locale)('unit.cost')}
      </ArrowLink>
    </p>
  )
}
