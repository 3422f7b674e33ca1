import { Link } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import type { UnitRow } from '@/features/catalogue'
import { unitBefore } from '@/features/catalogue/ui'
import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { unitKey } from '@/kernel/unit-key'
import { ORIENTATIONS, UNIT_STATES } from '@/kernel/vocabulary'
import type { FloorPlan } from '../../domain/chosen-plan'
import { floorPlate, plotPlan } from '../../domain/plans/site-plan/site-plan'
import { table } from '../microsite/availability-texts'
import { formOf } from '../microsite/stage'
import { unitSentence, unitWords } from '../microsite/unit-words'
import { micrositeWords } from '../microsite/words'
import { Compass } from '../plans/compass'
import { placeStyle, SitePlanDrawing, siteScale } from '../plans/site-plan-drawing'
import { planWords } from './words'

interface UnitPositionProps {
  locale: Locale
  plan: FloorPlan
  unit: UnitRow
}

/** Where a unit is: on its floor, or among the plots. Every unit on it is a link, as are the other floors. */
export function UnitPosition({ locale, plan, unit }: UnitPositionProps) {
  const { project, units } = plan
  const t = planWords(locale)
  const isTower = formOf(project) === 'tower'
  const own = units.filter(({ building, floor }) => building === unit.building && floor === unit.floor)
  const site = isTower ? floorPlate(own, project.unitTypes) : plotPlan(units, project.unitTypes)
  const title = t(isTower ? 'site.onFloor' : 'site.onSite')
  const label = isTower ? t('site.plate', { floor: unit.floor }) : t('site.plots')
  return (
    <section aria-labelledby="position-title" className="grid min-w-0 gap-x-6 gap-y-4 pt-6 lg:grid-cols-12">
      <div className="flex flex-col gap-4 lg:col-span-4">
        <h2 id="position-title" className="type-display text-h2">
          {phrased(title)}
        </h2>
        <p className="max-w-prose text-small text-stone-600">{t(isTower ? 'site.plateNote' : 'site.plotsNote')}</p>
        <Compass up={site.up} north={t('sun.north')} className="size-[64px]" />
        {isTower ? <OtherFloors locale={locale} plan={plan} unit={unit} /> : null}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <section tabIndex={0} aria-label={label} className="site-frame min-w-0 lg:col-span-8" style={siteScale(site)}>
        <SitePlanDrawing
          plan={site}
          texts={{ entrance: t('site.entrance'), garden: t('site.garden') }}
          streetName={(name) => micrositeWords(locale)('availability.zone', { name })}
        >
          {site.places.map((place) => (
            <Link
              key={place.unit.id}
              href={unitPath(locale, plan, place.unit)}
              aria-current={place.unit.id === unit.id ? 'true' : undefined}
              aria-label={nameOf(locale, plan, place.unit)}
              data-state={place.unit.state}
              data-looks={place.looks}
              className="unit-mark site-unit"
              style={placeStyle(site, place)}
            >
              <span aria-hidden="true">{place.unit.number}</span>
            </Link>
          ))}
        </SitePlanDrawing>
      </section>
    </section>
  )
}

const unitPath = (locale: Locale, { project }: FloorPlan, unit: UnitRow) =>
  `${pagePath(locale, 'floor-plan', { slug: project.slug })}?unit=${encodeURIComponent(unitKey(unit))}`

/** A unit in one sentence, as on the plan of available units. */
function nameOf(locale: Locale, { project }: FloorPlan, unit: UnitRow): string {
  const m = micrositeWords(locale)
  const texts = {
    onRequest: m('availability.onRequest'),
    before: unitBefore(locale),
    orientations: table(ORIENTATIONS, (key) => m(`orientations.${key}`)),
    states: table(UNIT_STATES, (key) => m(`availability.states.${key}`)),
  }
  const words = unitWords(locale, formOf(project), texts, unit)
  const sentence = m('availability.unit', {
    kind: formOf(project),
    ...{ number: '{number}', type: '{type}', area: '{area}', orientation: '{orientation}' },
    ...{ price: '{price}', state: '{state}' },
  })
  return unitSentence(sentence, words)
}

/** The other floors of the building: each leads to its first available unit, or else its first. */
function OtherFloors({ locale, plan, unit }: UnitPositionProps) {
  const t = planWords(locale)
  const building = plan.units.filter((one) => one.building === unit.building)
  const floors = [...new Set(building.map(({ floor }) => floor))].sort((a, b) => a - b)
  if (floors.length < 2) return null
  return (
    <details className="print:hidden">
      <summary className="inline-flex min-h-target cursor-pointer items-center font-medium underline decoration-stone-400 underline-offset-8">
        {t('site.floors')}
      </summary>
      <ul className="flex flex-wrap gap-2 pt-3">
        {floors.map((floor) => {
          const own = building.filter((one) => one.floor === floor)
          const first = own.find(({ state }) => state === 'available') ?? own[0]
          return first ? (
            <li key={floor}>
              <Link
                href={unitPath(locale, plan, first)}
                aria-current={floor === unit.floor ? 'true' : undefined}
                className="inline-flex size-[44px] items-center justify-center border border-stone-400 tabular-nums aria-[current]:bg-ink aria-[current]:text-paper"
              >
                {floor}
              </Link>
            </li>
          ) : null
        })}
      </ul>
    </details>
  )
}
