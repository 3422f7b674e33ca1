import { type DeskFilter, DeskFilters } from '@/design/back-office/desk-list'
import { type DeskColumn, DeskTable } from '@/design/back-office/desk-table'
import { type StaffLanguage, staffMoney, staffTime } from '@/i18n/staff-formats'
import { proposePrices } from '../actions/price-steps'
import type { Plan, PricedUnit, UnitFilter } from '../domain/plan'
import { CHANGE_KINDS } from '../domain/price-change'
import { type DeskWords, deskWords } from './desk-words'

interface PricesDeskProps {
  language: StaffLanguage
  plans: readonly Plan[]
  projects: readonly { id: number; title: string }[]
  project: number | null
  filter: UnitFilter
  types: readonly string[]
  buildings: readonly string[]
  units: readonly PricedUnit[]
  mayPropose: boolean
  /** What was refused just now, and what was typed and ticked. */
  refused: { fault: string; units: ReadonlySet<number> | null; typed: (name: string) => string }
}

/** The desk of planned prices: the plans, and the units of a project to plan a new one for. */
export function PricesDesk(props: PricesDeskProps) {
  const { language, plans, mayPropose, refused } = props
  const t = deskWords(language)
  return (
    <div className="desk">
      <h1>{t.title}</h1>
      {refused.fault ? (
        <p className="desk-note desk-late" role="alert">
          {t.faults[refused.fault] ?? t.faults.notNow}
        </p>
      ) : null}
      {plans.length === 0 ? <p>{t.none}</p> : <Plans t={t} language={language} plans={plans} />}
      {mayPropose ? <Planner t={t} {...props} /> : null}
    </div>
  )
}

function Plans({ t, language, plans }: { t: DeskWords; language: StaffLanguage; plans: readonly Plan[] }) {
  const heads = t.planColumns
  const columns: readonly DeskColumn<Plan>[] = [
    {
      key: 'number',
      head: heads.number,
      isName: true,
      cell: ({ number }) => <a href={`/admin/prices?plan=${number}`}>{number}</a>,
    },
    { key: 'project', head: heads.project, cell: ({ project }) => project },
    { key: 'units', head: heads.units, isNumber: true, cell: ({ units }) => units },
    { key: 'startsAt', head: heads.startsAt, cell: ({ startsAt }) => staffTime(language, startsAt) },
    { key: 'state', head: heads.state, cell: ({ state }) => t.states[state] },
    { key: 'proposedBy', head: heads.proposedBy, cell: ({ proposedBy }) => proposedBy },
    { key: 'reason', head: heads.reason, cell: ({ reason }) => reason },
  ]
  return <DeskTable label={t.plans} columns={columns} rows={plans} keyOf={({ number }) => number} />
}

const listed = (values: readonly string[]) => values.map((value) => [value, value] as const)

/** What the units of a project are narrowed to. */
const unitFilters = (t: DeskWords, { filter, types, buildings }: PricesDeskProps): readonly DeskFilter[] => [
  { kind: 'choice', name: 'type', label: t.type, value: filter.type, options: listed(types), every: t.all },
  {
    ...{ kind: 'choice', name: 'building', label: t.building, value: filter.building },
    ...{ options: listed(buildings), every: t.all },
  },
  { kind: 'text', name: 'from', label: t.from, value: String(filter.fromFloor ?? ''), size: 4, isNumber: true },
  { kind: 'text', name: 'to', label: t.to, value: String(filter.toFloor ?? ''), size: 4, isNumber: true },
]

function Planner({ t, ...props }: { t: DeskWords } & PricesDeskProps) {
  const { projects, project, units } = props
  const choice: DeskFilter = {
    ...{ kind: 'choice', name: 'project', label: t.project, value: project, every: t.choose },
    options: projects.map(({ id, title }) => [id, title]),
  }
  return (
    <section aria-labelledby="new-plan">
      <h2 id="new-plan">{t.newPlan}</h2>
      <DeskFilters
        isSearch={false}
        filters={project === null ? [choice] : [choice, ...unitFilters(t, props)]}
        submit={t.show}
      />
      {project === null ? null : units.length === 0 ? <p role="status">{t.noUnits}</p> : <Proposal t={t} {...props} />}
    </section>
  )
}

function Proposal({ t, language, project, filter, units, refused }: { t: DeskWords } & PricesDeskProps) {
  const { typed, units: ticked } = refused
  return (
    <form action={proposePrices} className="desk-block">
      {Object.entries({
        project,
        type: filter.type,
        building: filter.building,
        from: filter.fromFloor,
        to: filter.toFloor,
      }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value ?? ''} />
      ))}
      <p>{t.note}</p>
      <label>
        {t.kind}
        <select name="kind" defaultValue={typed('kind') || 'percent'}>
          {CHANGE_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t.kinds[kind]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t.value}
        <input name="value" required inputMode="text" size={14} defaultValue={typed('value')} />
      </label>
      <label>
        {t.moment}
        <input name="moment" type="datetime-local" required defaultValue={typed('moment')} />
      </label>
      <label>
        {t.reason}
        <input name="reason" required maxLength={500} size={36} defaultValue={typed('reason')} />
      </label>
      {refused.fault === 'large' ? (
        <label>
          <input type="checkbox" name="sure" value="yes" /> {t.sure}
        </label>
      ) : null}
      <button type="submit" data-weight="main">
        {t.propose}
      </button>
      <DeskTable
        columns={unitColumns(t, language, (unit) => ticked === null || ticked.has(unit.id))}
        rows={units}
        keyOf={({ id }) => id}
      />
    </form>
  )
}

const nameOf = ({ building, number }: PricedUnit) => `${building} ${number}`

function unitColumns(
  t: DeskWords,
  language: StaffLanguage,
  isTicked: (unit: PricedUnit) => boolean,
): readonly DeskColumn<PricedUnit>[] {
  const heads = t.unitColumns
  return [
    {
      key: 'chosen',
      head: '',
      cell: (unit) => (
        <input type="checkbox" name="unit" value={unit.id} defaultChecked={isTicked(unit)} aria-label={nameOf(unit)} />
      ),
    },
    {
      key: 'unit',
      head: heads.unit,
      isName: true,
      cell: (unit) => <a href={`/admin/prices?unit=${unit.id}`}>{nameOf(unit)}</a>,
    },
    { key: 'type', head: heads.type, cell: ({ type }) => type },
    { key: 'state', head: heads.state, cell: ({ state }) => t.unitStates[state] ?? state },
    {
      key: 'price',
      head: heads.price,
      isNumber: true,
      cell: ({ price }) => (price === null ? '–' : staffMoney(price)),
    },
    {
      key: 'planned',
      head: heads.planned,
      isNumber: true,
      cell: ({ planned }) =>
        planned ? (
          <a href={`/admin/prices?plan=${planned.number}`}>
            {staffMoney(planned.price)} · {staffTime(language, planned.startsAt)}
          </a>
        ) : (
          '–'
        ),
    },
  ]
}
