import type { ProjectPage } from '@/features/catalogue'
import { fromBefore, unitBefore } from '@/features/catalogue/ui'
import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { ORIENTATIONS, type Orientation, UNIT_STATES, type UnitState } from '@/kernel/vocabulary'
import type { OfferLines } from '../../domain/offer-lines'
import { planWords } from '../floor-plan/words'
import { Availability } from './availability'
import { type AvailabilityTexts, COLUMNS, type Column, table } from './availability-texts'
import { SiteSection } from './section'
import { formOf } from './stage'
import { type MicrositeWords, micrositeWords } from './words'

/** Texts with `{placeholders}` that the browser fills in. */
function sentences(locale: Locale, t: MicrositeWords, kind: 'tower' | 'houses' | 'plots') {
  return {
    summary: t('availability.summary', { kind, available: '{available}', total: '{total}' }),
    from: t('availability.from', { kind, price: '{price}' }),
    before: unitBefore(locale),
    fromBefore: fromBefore(locale),
    fromTaken: t('availability.fromTaken', { kind, price: '{price}', listed: '{listed}' }),
    showPlan: t('availability.showPlan', { kind }),
    building: t(kind === 'tower' ? 'availability.building' : 'availability.zone', { name: '{name}' }),
    floor: t('availability.floor', { floor: '{floor}' }),
    asOf: t('availability.asOf', { time: '{time}' }),
    changed: t('availability.changed', { number: '{number}', state: '{state}' }),
    unit: t('availability.unit', {
      kind,
      number: '{number}',
      type: '{type}',
      area: '{area}',
      orientation: '{orientation}',
      price: '{price}',
      state: '{state}',
    }),
    plan: t('availability.plan', { kind }),
  }
}

/** Texts of the drawings of storeys and plots, and of the links of a unit. */
function planTexts(locale: Locale, kind: 'tower' | 'houses' | 'plots') {
  const t = planWords(locale)
  return {
    open: t('site.open', { kind }),
    cost: t('unit.cost'),
    book: t('unit.book', { kind }),
    perArea: t(kind === 'plots' ? 'unit.perWah' : 'unit.perMetre'),
    site: {
      ...table(['plots', 'plateNote', 'plotsNote', 'entrance', 'garden'] as const, (key) => t(`site.${key}`)),
      ...table(['zoomIn', 'zoomOut', 'whole'] as const, (key) => t(`bench.${key}`)),
      plate: t('site.plate', { floor: '{floor}' }),
      north: t('sun.north'),
    },
  }
}

function availabilityTexts(locale: Locale, t: MicrositeWords, kind: 'tower' | 'houses' | 'plots'): AvailabilityTexts {
  const plain = [
    'loading',
    'failedTitle',
    'failedText',
    'retry',
    'offline',
    'filter',
    'allTypes',
    'allSold',
    'allSoldText',
    'list',
    'caption',
    'choose',
    'cheapest',
    'close',
    'ask',
    'onRequest',
  ] as const
  return {
    ...table(plain, (key) => t(`availability.${key}`, { kind })),
    ...sentences(locale, t, kind),
    ...planTexts(locale, kind),
    columns: table<Column>(COLUMNS, (key) => t(`availability.columns.${key}`, { kind })),
    states: table<UnitState>(UNIT_STATES, (key) => t(`availability.states.${key}`)),
    orientations: table<Orientation>(ORIENTATIONS, (key) => t(`orientations.${key}`)),
  }
}

/** Live availability with its frame. Without JavaScript it says how else to get the information. */
export function AvailabilitySection({
  locale,
  project,
  bookingPath,
  offers,
}: {
  locale: Locale
  project: ProjectPage
  /** Where units are booked online; null where nothing can be booked now. */
  bookingPath: string | null
  /** What promotions give on its units. */
  offers: OfferLines
}) {
  const t = micrositeWords(locale)
  const kind = formOf(project)
  return (
    <SiteSection
      id="master-plan"
      heading="above"
      title={t('availability.title', { kind })}
      lead={t('availability.lead')}
    >
      <noscript>
        <p className="max-w-prose border-s-4 border-accent ps-4">{t('availability.noScript', { kind })}</p>
      </noscript>
      <div className="needs-script">
        <Availability
          locale={locale}
          slug={project.slug}
          form={kind}
          types={project.unitTypes.map(({ code, name, kind: of, width, depth, landWah, price }) => ({
            ...{ code, name, kind: of, width, depth, landWah, price },
          }))}
          paths={{
            plan: pagePath(locale, 'floor-plan', { slug: project.slug }),
            cost: pagePath(locale, 'whole-cost', { slug: project.slug }),
            booking: bookingPath,
          }}
          startingPrice={project.price}
          offers={offers}
          texts={availabilityTexts(locale, t, kind)}
        />
      </div>
    </SiteSection>
  )
}
