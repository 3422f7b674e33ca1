import { TableHead } from '@/design/table-head'
import '@/design/desk.css'
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
  return (
    <table aria-label={t.plans}>
      <TableHead columns={Object.values(t.planColumns)} numbers={[2]} />
      <tbody>
        {plans.map((one) => (
          <tr key={one.number}>
            <th scope="row">
              <a href={`/admin/prices?plan=${one.number}`}>{one.number}</a>
            </th>
            <td>{one.project}</td>
            <td data-number>{one.units}</td>
            <td>{staffTime(language, one.startsAt)}</td>
            <td>{t.states[one.state]}</td>
            <td>{one.proposedBy}</td>
            <td>{one.reason}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Choice({
  name,
  label,
  value,
  options,
  empty,
}: {
  name: string
  label: string
  value: string
  options: readonly (readonly [string, string])[]
  empty: string
}) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={value}>
        <option value="">{empty}</option>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

const listed = (values: readonly string[]) => values.map((value) => [value, value] as const)

function Planner({ t, ...props }: { t: DeskWords } & PricesDeskProps) {
  const { projects, project, filter, types, buildings, units } = props
  return (
    <section aria-labelledby="new-plan">
      <h2 id="new-plan">{t.newPlan}</h2>
      <form method="get">
        <Choice
          name="project"
          label={t.project}
          value={String(project ?? '')}
          options={projects.map(({ id, title }) => [String(id), title])}
          empty={t.choose}
        />
        {project === null ? null : (
          <>
            <Choice name="type" label={t.type} value={filter.type} options={listed(types)} empty={t.all} />
            <Choice
              name="building"
              label={t.building}
              value={filter.building}
              options={listed(buildings)}
              empty={t.all}
            />
            <label>
              {t.from}
              <input name="from" inputMode="numeric" size={4} defaultValue={filter.fromFloor ?? ''} />
            </label>
            <label>
              {t.to}
              <input name="to" inputMode="numeric" size={4} defaultValue={filter.toFloor ?? ''} />
            </label>
          </>
        )}
        <button type="submit">{t.show}</button>
      </form>
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
      <table>
        <TableHead columns={Object.values(t.unitColumns)} numbers={[4, 5]} />
        <tbody>
          {units.map((unit) => (
            <UnitRow
              key={unit.id}
              t={t}
              language={language}
              unit={unit}
              isTicked={ticked === null || ticked.has(unit.id)}
            />
          ))}
        </tbody>
      </table>
    </form>
  )
}

function UnitRow({
  t,
  language,
  unit,
  isTicked,
}: {
  t: DeskWords
  language: StaffLanguage
  unit: PricedUnit
  isTicked: boolean
}) {
  const name = `${unit.building} ${unit.number}`
  return (
    <tr>
      <td>
        <input type="checkbox" name="unit" value={unit.id} defaultChecked={isTicked} aria-label={name} />
      </td>
      <th scope="row">
        <a href={`/admin/prices?unit=${unit.id}`}>{name}</a>
      </th>
      <td>{unit.type}</td>
      <td>{t.unitStates[unit.state] ?? unit.state}</td>
      <td data-number>{unit.price === null ? '–' : staffMoney(unit.price)}</td>
      <td data-number>
        {unit.planned ? (
          <a href={`/admin/prices?plan=${unit.planned.number}`}>
            {staffMoney(unit.planned.price)} · {staffTime(language, unit.planned.startsAt)}
          </a>
        ) : (
          '–'
        )}
      </td>
    </tr>
  )
}
