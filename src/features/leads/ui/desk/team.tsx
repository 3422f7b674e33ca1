import { LOCALES, OWN_NAME } from '@/i18n/locales'
import { VERSION_FIELD } from '@/kernel/form/form-version'
import { takeDeskStep, takeSellerStep } from '../../actions/desk-steps'
import type { Seller } from '../../domain/desk/desk-lead'
import { sellerVersion } from '../../domain/desk/form-versions'
import { type OfficeWords, officeWords, type SalesWords } from './desk-words'
import { staffDay } from './lead-table'

interface Named {
  id: number
  name: string
}

interface TeamProps {
  t: SalesWords
  team: readonly Seller[]
  projects: readonly Named[]
  staff: readonly (Named & { isSupervisor: boolean })[]
  rights: { assign: boolean; team: boolean }
  today: string
}

const BACK = '/admin/sales?view=team'
const dayOf = (at: Date) => new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 10)
/** An absence ends with its last day, at the midnight after it. */
const lastDayOf = (until: Date) => dayOf(new Date(until.getTime() - 1))

/** Who sells what, in which language, and when they are away. */
export function Team(props: TeamProps) {
  const { t, team, staff, rights } = props
  const o = officeWords(t.language)
  const others = staff.filter(({ id }) => !team.some((seller) => seller.id === id))
  return (
    <>
      <h1>{t.team}</h1>
      {team.length === 0 ? <p>{o.none}</p> : null}
      {team.map((seller) => (
        <SellerCard key={seller.id} {...props} o={o} seller={seller} />
      ))}
      {rights.team && others.length > 0 ? (
        <section className="sales-desk-card">
          <h2>{o.add}</h2>
          <SellerForm {...props} o={o} seller={null} others={others} />
        </section>
      ) : null}
    </>
  )
}

function SellerCard({ o, seller, ...props }: TeamProps & { o: OfficeWords; seller: Seller }) {
  const { t, projects, staff, rights } = props
  const sold = projects.filter(({ id }) => seller.projects.includes(id)).map(({ name }) => name)
  const supervisor = staff.find(({ id }) => id === seller.supervisor)?.name ?? o.nobody
  return (
    <section className="sales-desk-card" aria-labelledby={`seller-${seller.id}`}>
      <h2 id={`seller-${seller.id}`}>
        {seller.name} {seller.isAway ? <span className="desk-late">{o.isAway}</span> : null}
      </h2>
      <p>
        {o.projects}: {sold.length > 0 ? sold.join(', ') : o.noProjects} · {o.languages}:{' '}
        {seller.languages.map((language) => OWN_NAME[language]).join(', ')} · {o.supervisor}: {supervisor} ·{' '}
        {seller.open} {t.open}
      </p>
      <Absences {...{ t, o, seller, today: props.today }} />
      {rights.assign && seller.open > 0 ? (
        <form action={takeDeskStep}>
          <input type="hidden" name="back" value={BACK} />
          <input type="hidden" name="staff" value={seller.id} />
          <button type="submit" name="step" value="handOver">
            {o.handOver}
          </button>
          <small>{o.handOverHint}</small>
        </form>
      ) : null}
      {rights.team ? (
        <details>
          <summary>{o.edit}</summary>
          <SellerForm {...props} o={o} seller={seller} others={[]} />
        </details>
      ) : null}
    </section>
  )
}

function Absences({ t, o, seller, today }: Pick<TeamProps, 't' | 'today'> & { o: OfficeWords; seller: Seller }) {
  return (
    <>
      {seller.absences.map(({ id, from, until }) => (
        <form key={id} action={takeDeskStep}>
          <input type="hidden" name="back" value={BACK} />
          <input type="hidden" name="absence" value={id} />
          <span>
            {o.away}: {staffDay(t.language, dayOf(from))} – {staffDay(t.language, lastDayOf(until))}
          </span>
          <button type="submit" name="step" value="back">
            {o.back}
          </button>
        </form>
      ))}
      <form action={takeDeskStep}>
        <input type="hidden" name="back" value={BACK} />
        <input type="hidden" name="staff" value={seller.id} />
        <label>
          {o.from}
          <input type="date" name="from" required min={today} />
        </label>
        <label>
          {o.until}
          <input type="date" name="until" required min={today} />
        </label>
        <button type="submit" name="step" value="away">
          {o.addAway}
        </button>
      </form>
    </>
  )
}

interface SellerFormProps extends TeamProps {
  o: OfficeWords
  seller: Seller | null
  others: readonly Named[]
}

function SellerForm({ o, seller, others, projects, staff }: SellerFormProps) {
  return (
    <form action={takeSellerStep}>
      <input type="hidden" name="back" value={BACK} />
      {seller ? (
        <>
          <input type="hidden" name="staff" value={seller.id} />
          <input type="hidden" name={VERSION_FIELD} value={sellerVersion(seller)} />
        </>
      ) : (
        <label>
          {o.seller}
          <select name="staff">
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        {o.supervisor}
        <select name="supervisor" defaultValue={seller?.supervisor ?? ''}>
          <option value="">{o.nobody}</option>
          {staff
            .filter(({ id, isSupervisor }) => isSupervisor && id !== seller?.id)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </select>
      </label>
      <Boxes
        name="languages"
        legend={o.languages}
        options={LOCALES.map((locale) => ({ id: locale, name: OWN_NAME[locale] }))}
        chosen={seller?.languages ?? ['th', 'en']}
      />
      <Boxes name="projects" legend={o.projects} options={projects} chosen={seller?.projects ?? []} />
      <button type="submit" data-weight="main">
        {o.save}
      </button>
    </form>
  )
}

interface BoxesProps<Id extends string | number> {
  name: string
  legend: string
  options: readonly { id: Id; name: string }[]
  chosen: readonly Id[]
}

function Boxes<Id extends string | number>({ name, legend, options, chosen }: BoxesProps<Id>) {
  return (
    <fieldset className="sales-desk-boxes">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.id}>
          <input type="checkbox" name={name} value={option.id} defaultChecked={chosen.includes(option.id)} />
          {option.name}
        </label>
      ))}
    </fieldset>
  )
}
