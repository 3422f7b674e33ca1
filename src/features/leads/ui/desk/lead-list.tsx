import { LOCALES, OWN_NAME } from '@/i18n/locales'
import { takeBulkStep } from '../../actions/desk-steps'
import type { DeskLead, Seller } from '../../domain/desk/desk-lead'
import { type Cursor, type DeskFilter, deskPath } from '../../domain/desk/desk-lists'
import type { SalesWords } from './desk-words'
import { LeadTable } from './lead-table'

interface LeadListProps {
  t: SalesWords
  filter: DeskFilter
  leads: readonly DeskLead[]
  next: Cursor | null
  projects: readonly { id: number; name: string }[]
  team: readonly Seller[]
  rights: { assign: boolean; work: boolean }
  today: string
}

/** One list of the desk, narrowed, with steps for the chosen leads. */
export function LeadList({ t, filter, leads, next, projects, team, rights, today }: LeadListProps) {
  const canChoose = rights.work && leads.length > 0
  return (
    <>
      <h1>{t.lists[filter.list]}</h1>
      <Filters {...{ t, filter, projects, team }} />
      <form action={takeBulkStep}>
        <input type="hidden" name="back" value={deskPath(filter)} />
        {leads.length === 0 ? (
          <p role="status">{t.noneList}</p>
        ) : (
          <LeadTable t={t} leads={leads} today={today} canChoose={canChoose} />
        )}
        {canChoose ? <BulkSteps t={t} team={team} rights={rights} /> : null}
      </form>
      {next ? (
        <p>
          <a className="desk-button" href={deskPath({ ...filter, after: next })}>
            {t.next}
          </a>
        </p>
      ) : null}
    </>
  )
}

function BulkSteps({ t, team, rights }: Pick<LeadListProps, 't' | 'team' | 'rights'>) {
  return (
    <>
      {rights.assign && team.length > 0 ? (
        <>
          <label>
            {t.chosen}: {t.give}
            <select name="owner" defaultValue="">
              <option value="" />
              {team.map(({ id, name, isAway, open }) => (
                <option key={id} value={id} disabled={isAway}>
                  {name} ({open} {t.open})
                </option>
              ))}
            </select>
          </label>
          <button type="submit" name="step" value="give" data-weight="main">
            {t.give}
          </button>
        </>
      ) : null}
      <button type="submit" name="step" value="spam">
        {t.spam}
      </button>
    </>
  )
}

function Filters({ t, filter, projects, team }: Pick<LeadListProps, 't' | 'filter' | 'projects' | 'team'>) {
  return (
    <form action="/admin/sales">
      <input type="hidden" name="list" value={filter.list} />
      <label>
        {t.search}
        <input name="q" defaultValue={filter.typed} maxLength={100} />
      </label>
      <Choice name="project" label={t.project} every={t.every} chosen={filter.project} options={projects} />
      <label>
        {t.labelLanguage}
        <select name="language" defaultValue={filter.locale ?? ''}>
          <option value="">{t.every}</option>
          {LOCALES.map((locale) => (
            <option key={locale} value={locale}>
              {OWN_NAME[locale]}
            </option>
          ))}
        </select>
      </label>
      {team.length > 1 ? (
        <Choice name="owner" label={t.owner} every={t.every} chosen={filter.owner} options={team} />
      ) : null}
      <button type="submit">{t.show}</button>
    </form>
  )
}

interface ChoiceProps {
  name: string
  label: string
  every: string
  chosen: number | null
  options: readonly { id: number; name: string }[]
}

function Choice({ name, label, every, chosen, options }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={chosen ?? ''}>
        <option value="">{every}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  )
}
