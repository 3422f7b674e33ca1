import { Link } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import { unitBefore } from '@/features/catalogue/ui'
import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { UNIT_STATES, type UnitState } from '@/kernel/vocabulary'
import type { Campaign, OfferedUnit } from '../domain/campaign'
import { type BoardView, boardQuery } from '../domain/unit-board'
import { UnitBoard } from './unit-board'

interface BoardProps {
  locale: Locale
  campaign: Campaign
  units: readonly OfferedUnit[]
  view: BoardView
}

/** The texts of the board, with placeholders that the browser fills in. */
function boardTexts(locale: Locale) {
  const t = words(locale, 'booking')
  return {
    free: t('campaign.free', { free: -1, all: -2 }).replace('-1', '{free}').replace('-2', '{all}'),
    floor: t('campaign.floor', { floor: -1 }).replace('-1', '{floor}'),
    floors: t('campaign.floors', { from: '{from}', to: '{to}' }),
    building: t('campaign.building', { building: '{building}' }),
    closed: t('campaign.floorClosed'),
    none: t('campaign.none'),
    live: t('campaign.live'),
    before: unitBefore(locale),
  }
}

/** The four words of a unit's state. */
const stateWords = (locale: Locale) => {
  const t = words(locale, 'microsite')
  return Object.fromEntries(UNIT_STATES.map((state) => [state, t(`availability.states.${state}`)])) as Record<
    UnitState,
    string
  >
}

/** The units of a campaign: which types and in what order is in the address, so that it works without scripts. */
export function BoardSection({ locale, campaign, units, view }: BoardProps) {
  const t = words(locale, 'booking')
  const shown = units.filter(({ type }) => view.type === null || type === view.type)
  return (
    <section id="units" aria-labelledby="units-title" className="flex scroll-mt-8 flex-col gap-5">
      <h2 id="units-title" className="type-display text-h2">
        {phrased(t('campaign.units'))}
      </h2>
      <div className="flex flex-col gap-3">
        <TypeLinks locale={locale} campaign={campaign} units={units} view={view} />
        <Choice
          label={t('campaign.order')}
          options={(['floor', 'price'] as const).map((order) => ({
            text: t(`campaign.orders.${order}`),
            href: hrefOf(locale, campaign, { ...view, order }),
            isOn: view.order === order,
          }))}
        />
      </div>
      <UnitBoard
        key={boardQuery(view)}
        slug={campaign.project.slug}
        base={`${pagePath(locale, 'unit-summary')}?campaign=${campaign.code}&unit=`}
        units={shown.map(({ id, number, building, floor, area, typeName, price, state }) => {
          return { id, number, building, floor, area, type: typeName[locale], price, state }
        })}
        order={view.order}
        locale={locale}
        texts={boardTexts(locale)}
        states={stateWords(locale)}
      />
    </section>
  )
}

const hrefOf = (locale: Locale, { code }: Campaign, view: BoardView) =>
  `${pagePath(locale, 'booking-campaign', { slug: code })}${boardQuery(view)}#units`

/** All types and each of them, with how many units of it are free. */
function TypeLinks({ locale, campaign, units, view }: BoardProps) {
  const t = words(locale, 'booking')
  const types = new Map(units.map(({ type, typeName }) => [type, typeName[locale]]))
  if (types.size < 2) return null
  const free = (code: string) => units.filter(({ type, isFree }) => type === code && isFree).length
  return (
    <Choice
      label={t('campaign.type')}
      options={[
        { text: t('campaign.allTypes'), href: hrefOf(locale, campaign, { ...view, type: null }), isOn: !view.type },
        ...[...types].map(([code, name]) => ({
          text: `${name} (${free(code)})`,
          href: hrefOf(locale, campaign, { ...view, type: code }),
          isOn: view.type === code,
        })),
      ]}
    />
  )
}

interface ChoiceProps {
  label: string
  options: readonly { text: string; href: string; isOn: boolean }[]
}

function Choice({ label, options }: ChoiceProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <span aria-hidden="true" className="text-small text-stone-600">
        {label}
      </span>
      <ul className="flex flex-wrap gap-2">
        {options.map(({ text, href, isOn }) => (
          <li key={href}>
            <Link
              href={href}
              rel="nofollow"
              aria-current={isOn ? 'true' : undefined}
              className="inline-flex min-h-target items-center rounded-control border border-stone-400 bg-white px-3 text-small hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
