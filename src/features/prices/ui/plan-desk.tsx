import { DeskFacts } from '@/design/back-office/desk-facts'
import { type DeskColumn, DeskTable } from '@/design/back-office/desk-table'
import { type StaffLanguage, staffMoney, staffTime } from '@/i18n/staff-formats'
import { fillText } from '@/i18n/staff-texts'
import { decidePrices } from '../actions/price-steps'
import { type PlanPage, type PlanSums, type PriceChangeLine, sumsOf } from '../domain/plan'
import { type DeskWords, deskWords } from './desk-words'

interface PlanDeskProps {
  language: StaffLanguage
  page: PlanPage & { now: Date; mayDecide: boolean }
  refused: { fault: string; reason: string }
}

const priceOf = (price: number | null) => (price === null ? '–' : staffMoney(price))

const differenceOf = ({ priceThen, price }: PlanPage['units'][number]): string => {
  if (priceThen === null || priceThen === price) return '–'
  const percent = ((price - priceThen) / priceThen) * 100
  return `${price > priceThen ? '+' : '−'}${Math.abs(percent).toFixed(1)}%`
}

const signed = (amount: number): string => `${amount < 0 ? '−' : '+'}${staffMoney(Math.abs(amount))}`

/** What changes in baht: at the most, at the least, and together. */
function sumFacts(t: DeskWords, units: PlanPage['units']): [string, string][] {
  const sums = sumsOf(units)
  const unpriced = units.filter(({ priceThen }) => priceThen === null).length
  const say = ({ before, after }: PlanSums['sum']) =>
    fillText(t.sums.of, { before: staffMoney(before), after: staffMoney(after), difference: signed(after - before) })
  return [
    ...(sums
      ? (['most', 'least', 'sum'] as const).map((name): [string, string] => [t.sums[name], say(sums[name])])
      : []),
    ...(unpriced > 0 ? ([[t.sums.unpriced, String(unpriced)]] satisfies [string, string][]) : []),
  ]
}

/** One plan: every unit with its price then, now and to come, the next step, and the history. */
export function PlanDesk({ language, page, refused }: PlanDeskProps) {
  const t = deskWords(language)
  const { plan, units, lines } = page
  return (
    <div className="desk">
      <p>
        <a href="/admin/prices">{t.back}</a>
      </p>
      <h1>{plan.number}</h1>
      <p>
        {plan.project} · <b>{t.states[plan.state]}</b>
      </p>
      {refused.fault ? (
        <p className="desk-note desk-late" role="alert">
          {t.faults[refused.fault] ?? t.faults.notNow}
        </p>
      ) : null}
      <DeskFacts
        facts={[
          [t.startsAt, staffTime(language, plan.startsAt)],
          [t.reason, plan.reason],
          [t.proposedBy, plan.proposedBy],
          [t.decidedBy, plan.decidedBy ?? '–'],
          ...sumFacts(t, units),
        ]}
      />
      {page.mayDecide ? <Decide t={t} page={page} reason={refused.reason} /> : null}
      <DeskTable columns={lineColumns(t, language)} rows={units} keyOf={({ id }) => id} />
      <h2>{t.history}</h2>
      <ol>
        {lines.map((line) => (
          <li key={`${line.step} ${line.at.toISOString()}`}>
            {staffTime(language, line.at)} · {t.steps[line.step] ?? line.step} · {line.by ?? t.system}
            {line.note ? ` · ${line.note}` : ''}
          </li>
        ))}
      </ol>
    </div>
  )
}

const lineColumns = (t: DeskWords, language: StaffLanguage): readonly DeskColumn<PlanPage['units'][number]>[] => [
  {
    key: 'unit',
    head: t.lineColumns.unit,
    isName: true,
    cell: ({ id, building, number }) => <a href={`/admin/prices?unit=${id}`}>{`${building} ${number}`}</a>,
  },
  { key: 'type', head: t.lineColumns.type, cell: ({ type }) => type },
  { key: 'priceThen', head: t.lineColumns.priceThen, isNumber: true, cell: ({ priceThen }) => priceOf(priceThen) },
  { key: 'priceNow', head: t.lineColumns.priceNow, isNumber: true, cell: ({ priceNow }) => priceOf(priceNow) },
  { key: 'price', head: t.lineColumns.price, isNumber: true, cell: ({ price }) => <b>{priceOf(price)}</b> },
  { key: 'difference', head: t.lineColumns.difference, isNumber: true, cell: differenceOf },
  {
    key: 'appliedAt',
    head: t.lineColumns.appliedAt,
    cell: ({ outcome, appliedAt }) => (outcome === 'sold' ? t.sold : staffTime(language, appliedAt)),
  },
]

function Decide({ t, page, reason }: { t: DeskWords; page: PlanDeskProps['page']; reason: string }) {
  const { plan, now } = page
  const mayCallOff = plan.state === 'proposed' || (plan.state === 'approved' && plan.startsAt > now)
  const number = <input type="hidden" name="plan" value={plan.number} />
  return (
    <section aria-label={t.states[plan.state]}>
      {plan.state === 'proposed' && plan.isOwn ? <p>{t.own}</p> : null}
      {plan.state === 'proposed' && !plan.isOwn ? (
        <form action={decidePrices}>
          <input type="hidden" name="step" value="approve" />
          {number}
          <button type="submit" data-weight="main">
            {t.approve}
          </button>
        </form>
      ) : null}
      {mayCallOff ? (
        <form action={decidePrices}>
          <input type="hidden" name="step" value="callOff" />
          {number}
          <label>
            {t.reason}
            <input name="reason" required maxLength={500} size={32} defaultValue={reason} />
          </label>
          <button type="submit">{t.callOff}</button>
        </form>
      ) : null}
    </section>
  )
}

interface UnitPricesProps {
  language: StaffLanguage
  unit: { title: string; price: number | null; changes: readonly PriceChangeLine[] }
}

/** Every price that a unit had, and why. */
export function UnitPrices({ language, unit }: UnitPricesProps) {
  const t = deskWords(language)
  return (
    <div className="desk">
      <p>
        <a href="/admin/prices">{t.back}</a>
      </p>
      <h1>{unit.title}</h1>
      <p>
        <b>{priceOf(unit.price)}</b>
      </p>
      <h2>{t.changes}</h2>
      {unit.changes.length === 0 ? (
        <p>{t.noChanges}</p>
      ) : (
        <DeskTable columns={changeColumns(t, language)} rows={unit.changes} keyOf={({ at }) => at.toISOString()} />
      )}
    </div>
  )
}

const changeColumns = (t: DeskWords, language: StaffLanguage): readonly DeskColumn<PriceChangeLine>[] => [
  { key: 'at', head: t.changeColumns.at, cell: ({ at }) => staffTime(language, at) },
  { key: 'before', head: t.changeColumns.before, isNumber: true, cell: ({ before }) => priceOf(before) },
  { key: 'after', head: t.changeColumns.after, isNumber: true, cell: ({ after }) => priceOf(after) },
  {
    key: 'by',
    head: t.changeColumns.by,
    cell: ({ plan }) =>
      plan ? (
        <>
          <a href={`/admin/prices?plan=${plan.number}`}>{plan.number}</a> · {plan.by} · {plan.reason}
        </>
      ) : (
        t.byHand
      ),
  },
]
